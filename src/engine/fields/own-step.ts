import type { Rule } from '../flow/issues.ts';
import {
  alternativesHold,
  withoutAlternatives,
  type Alternatives,
} from '../language/foreign/alternatives.ts';
import { withoutCombinations } from '../language/foreign/combinations.ts';
import { withoutRootReference } from '../language/foreign/root-reference.ts';
import { withoutIdleParts } from '../language/foreign/idle-parts.ts';
import { withoutUnusedDefinitions } from '../language/foreign/unused-definitions.ts';
import { objectAt, type Part } from '../language/fields.ts';
import { normalStep } from '../language/normalize/normal-step.ts';
import { placeInFile, type Notes, type Problem } from '../language/normalize/notes.ts';
import { textOf, type JsonObject } from '../logic/json.ts';
import { pointer } from '../logic/pointer.ts';
import { FIELD_WORDS } from '../words/field-words.ts';
import { inWords } from './name-in-words.ts';
import { ownLook } from './own-look.ts';

/** Something that was left out of one of a step's files because no answer depends on it. */
type StepNote = Problem & { file: keyof Part };

/** A step in this language, what was left out of it, and where its fields were written. */
export type OwnStep = Part & {
  rules: readonly Rule[];
  notes: readonly StepNote[];
  places: Notes['places'];
};

/**
 * A step that was written for another form in the language of this one. What only the whole of
 * several answers can break, such as "a phone or an email", becomes a rule.
 * @param section the name under which the answers of the step are kept; null if each of its properties is a section
 * @param isOfApp true for the name of a widget of the app
 */
export function ownStep(
  { schema: written, ui: look }: Part,
  section: string | null,
  isOfApp?: (widget: string) => boolean,
): OwnStep {
  const root = withoutRootReference(written);
  const combined = withoutCombinations(root.schema);
  const places: Notes['places'] = [
    ...root.places,
    ...combined.places.map(([here, from]): [string, string] => [
      here,
      placeInFile(root.places, from),
    ]),
  ];
  const plain = withoutIdleParts({ schema: combined.schema, ui: look });
  const used = withoutUnusedDefinitions(plain.schema);
  const { schema: fields, found } = withoutAlternatives(used);
  const { schema, ui, notes } = ownLook({ schema: fields, ui: look }, isOfApp);
  const { left } = normalStep({ schema, ui });
  return {
    schema,
    ui,
    places,
    notes: [
      ...[...combined.notes, ...plain.notes, ...used.notes, ...left].map((note): StepNote => ({
        ...note,
        file: 'schema',
        pointer: placeInFile(places, note.pointer),
      })),
      ...notes.map((note): StepNote => ({ file: 'ui', ...note })),
    ],
    rules: found.map((one, index) => ruleOf(one, { schema, ui }, section, index)),
  };
}

function ruleOf(one: Alternatives, step: Part, section: string | null, index: number): Rule {
  const inObject = one.path.reduce(
    ({ schema, ui }: Part, name): Part => ({
      schema: objectAt(objectAt(schema, 'properties'), name),
      ui: objectAt(ui, name),
    }),
    step,
  );
  const names = one.sets.map((set) => set.map((name) => labelOf(inObject, name)).join(' + '));
  const [[first = ''] = []] = one.keyword === 'required' ? one.sets.slice(1) : one.sets;
  return {
    id: `alternatives-${index + 1}`,
    valid: alternativesHold(one, section),
    at: pointer(one.at, first),
    message: FIELD_WORDS.errors[one.keyword].replace('{names}', () => names.join(', ')),
  };
}

function labelOf({ schema, ui }: Part, name: string): string {
  const field: JsonObject = objectAt(objectAt(schema, 'properties'), name);
  return textOf(objectAt(ui, name)['ui:title'] ?? field['title']) || inWords(name);
}
