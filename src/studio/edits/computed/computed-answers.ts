import {
  addDerivation,
  changeDerivation,
  type Derived,
  removeDerivation,
} from '../../../checker/edits/flow/derivations.ts';
import {
  type Derivation,
  isObject,
  type Json,
  type JsonObject,
  ok,
  type Result,
  sectionOf,
  textOf,
} from '../../../engine/core.ts';
import { readable } from '../project/outline.ts';
import type { Texts } from '../project/texts.ts';
import { type FormField, located, optionsOf } from '../step/form-fields.ts';
import { describe, fieldIn, put, stepIn, uiFile, usesOf } from '../step/step-texts.ts';
import { setRequired } from '../step/limits.ts';
import { newQuestion } from '../step/add-field.ts';

/** A step of a questionnaire, and the dotted path of its data with its trailing dot. */
type Place = { flowPath: string; step: string; section: string };

/** The answers of a step that a questionnaire computes, in order, skipping what cannot be read. */
export function computedIn(texts: Texts, { flowPath, step }: Omit<Place, 'section'>): Derivation[] {
  const { answers } = usesOf(texts, step).find(({ path }) => path === flowPath)?.entry ?? {};
  const sections = [answers ?? []].flat().map(textOf);
  const { derive } = readable(texts, flowPath);
  return (Array.isArray(derive) ? derive : []).flatMap((one): Derivation[] => {
    if (!isObject(one) || !sections.includes(sectionOf(textOf(one['to'])))) return [];
    return [one as Derivation];
  });
}

/** Computes an answer: one more if there was none, or in another way. */
export function compute(
  texts: Texts,
  place: Place,
  derived: Derived,
  was?: Derivation,
): Result<Texts, string> {
  const of = place.flowPath;
  const made =
    was === undefined
      ? addDerivation(texts, { of }, derived)
      : changeDerivation(texts, { of, was }, derived);
  if (!made.ok) return made;
  const field = fieldOf(texts, place, derived.to);
  if (field === undefined) return made;
  if (isAlways(derived) && !isShownOnly(field))
    return ok(asShown(made.value, place.step, field.path));
  const isAskedAgain = was?.mode === 'always' && derived.mode !== 'always' && isShownOnly(field);
  return isAskedAgain ? ok(asAsked(made.value, place.step, field.path)) : made;
}

/** Stops computing an answer: visitors are asked for it if nothing else computes it. */
export function stopComputing(texts: Texts, place: Place, was: Derivation): Result<Texts, string> {
  const made = removeDerivation(texts, { of: place.flowPath, was });
  if (!made.ok) return made;
  const field = fieldOf(texts, place, was.to);
  const isLast = !computedIn(made.value, place).some(({ to }) => to === was.to);
  return isLast && field !== undefined && isShownOnly(field)
    ? ok(asAsked(made.value, place.step, field.path))
    : made;
}

/** Whatever a visitor entered would be replaced at once. */
export const isAlways = ({ mode, when }: Pick<Derived, 'mode' | 'when'>): boolean =>
  mode === 'always' && when === undefined;

function fieldOf(texts: Texts, { step, section }: Place, to: string): FormField | undefined {
  return located(stepIn(texts, step).fields, to.slice(section.length))?.field;
}

/** Is the answer displayed or kept, but not asked for? */
const isShownOnly = ({ schema, ui }: FormField): boolean =>
  schema['readOnly'] === true || ['output', 'hidden'].includes(textOf(ui['ui:widget']));

/** Keywords without meaning for an answer that nobody enters. */
const ENTERED = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'default',
];

/** Options that say how a value is displayed. */
const DISPLAYED = ['catalog', 'choices', 'choicesFrom', 'width'];

/** Displays a question's answer instead of asking for it. Its limits and messages are removed. */
export function asShown(texts: Texts, step: string, path: string): Texts {
  const optional = setRequired(texts, step, path, false);
  const { field } = fieldIn(optional, step, path);
  const unlimited = ENTERED.filter((keyword) => field.schema[keyword] !== undefined).reduce(
    (all, keyword) => describe(all, step, field, [keyword], undefined),
    optional,
  );
  const format = ['integer', 'number'].includes(field.type) ? 'number' : 'text';
  const ui: JsonObject =
    field.type === 'boolean'
      ? { 'ui:widget': 'hidden' }
      : {
          ...wordsOf(field),
          'ui:widget': 'output',
          'ui:options': { ...displayed(field), format, hideOptional: true },
        };
  return put(describe(unlimited, step, field, ['readOnly'], true), uiFile(step), field.uiAt, ui);
}

/** Asks for an answer that was only displayed, in the way in which a new question is asked. */
function asAsked(texts: Texts, step: string, path: string): Texts {
  const { field } = fieldIn(texts, step, path);
  const made = newQuestion(kindOf(field), '');
  const limits = Object.entries(made.schema).filter(
    ([key]) => !['title', 'type', 'enum'].includes(key),
  );
  const entries: [string, Json | undefined][] = [...limits, ['readOnly', undefined]];
  const limited = entries.reduce(
    (all, [keyword, value]) => describe(all, step, field, [keyword], value),
    texts,
  );
  const ui = {
    ...made.ui,
    ...wordsOf(field),
    'ui:options': { ...optionsOf(made), ...displayed(field) },
  };
  return put(limited, uiFile(step), field.uiAt, ui);
}

function kindOf({ type, schema }: FormField): string {
  if (type === 'boolean') return 'yes-no';
  if (['enum', 'oneOf', 'anyOf', 'x-options'].some((key) => key in schema)) return 'select';
  if (type === 'integer') return 'number';
  if (type === 'number') return 'decimal';
  return schema['format'] === 'date' ? 'date' : 'text';
}

const wordsOf = ({ ui }: FormField): JsonObject =>
  Object.fromEntries(
    Object.entries(ui).filter(([key]) => ['ui:title', 'ui:description'].includes(key)),
  );

const displayed = (field: FormField): JsonObject =>
  Object.fromEntries(
    Object.entries(optionsOf(field)).filter(([option]) => DISPLAYED.includes(option)),
  );
