import stepMeta from '../../../../schemas/meta/step.schema.json' with { type: 'json' };
import uiMeta from '../../../../schemas/meta/ui.schema.json' with { type: 'json' };
import { placeInFile, type Notes } from '../../language/normalize/notes.ts';
import { normalStep } from '../../language/normalize/normal-step.ts';
import { type Field, type Part, fieldsOf } from '../../language/fields.ts';
import { optionCatalogs, stepSchema } from '../../language/step-source.ts';
import type { Catalogs } from '../../logic/expressions/scope.ts';
import { isObject, textOf, type JsonObject } from '../../logic/json.ts';
import { isReservedName } from '../../logic/path.ts';
import { compared, idle } from '../../language/problems/idle-keywords.ts';
import { strays } from '../../language/problems/stray.ts';
import { crossed, uncompiled, unknownRequired } from '../../language/problems/unmet-limits.ts';
import { type SchemaDefect, sameId, untyped } from '../../language/problems/unclear-fields.ts';
import { contradictions, widgetProblems } from './field-problems.ts';
import { at as valueAt } from '../../logic/pointer.ts';
import { completeUiSchema } from '../complete-ui-schema.ts';

/** What is wrong in one of a step's two files. */
export type StepProblem = SchemaDefect & { file: keyof Part };

/** What a step may name besides the engine's own: lists of choices, and the widgets of the app. */
export type Beside = { catalogs: Catalogs; isOwnWidget: (name: string) => boolean };

/**
 * Whatever in a step's schema and UI schema the engine cannot draw, store and check as it is
 * written: the linter's rules F3, F4, F8, F10, F17, T1 and T4, without the parts that compile
 * schemas with Ajv, because apps run this in a visitor's page. All of it at once, but nothing of a
 * field that follows from an earlier problem of the same field.
 */
export function stepProblems({ schema, ui }: Part, beside: Beside): StepProblem[] {
  const stray = [
    ...inSchema(strays(schema, stepMeta as unknown as JsonObject, 'schemas/step/schema.json')),
    ...inUi(
      strays(ui, uiMeta as unknown as JsonObject, 'schemas/step/ui.json').filter(
        ({ pointer }) => !isOwnOption(pointer, ui, beside.isOwnWidget),
      ),
    ),
  ];
  const unclear = withoutConsequences(stray, unclearProblems({ schema, ui }));
  return withoutConsequences(unclear, lookProblems({ schema, ui }, beside));
}

/** What cannot be told from the schema: names, types, choices, kinds and references. */
function unclearProblems(step: Part): StepProblem[] {
  const { problems, places, ...normal } = normalStep(step);
  const fields = fieldsOf({ step: '', section: null, ...normal });
  return [
    ...inSchema(problems),
    ...inSchema(
      inWritten(places, [
        ...fields.flatMap(reserved),
        ...fields.flatMap(untyped),
        ...sameId(fields),
        ...fields.flatMap(crossed),
        ...fields.flatMap(uncompiled),
        ...unknownRequired(normal.schema),
      ]),
    ),
  ];
}

/** What the controls of the step cannot do. */
function lookProblems({ schema, ui }: Part, { catalogs, isOwnWidget }: Beside): StepProblem[] {
  if (optionCatalogs(schema).some((name) => !catalogs[name]?.entries.length)) return [];
  const { places, ...normal } = normalStep({ schema, ui: completeUiSchema({ schema, ui }) });
  const filled = { ui: normal.ui, schema: stepSchema(normal.schema, catalogs) };
  const drawn = fieldsOf({ step: '', section: null, ...filled });
  const own = drawn.filter((field) => !isDrawnByApp(field, isOwnWidget));
  return [
    ...inSchema(
      inWritten(places, [...compared({ ...filled, fields: drawn }), ...own.flatMap(idle)]),
    ),
    ...own.flatMap((field) =>
      inUi(
        widgetProblems(field, contradictions).map(({ at = '', ...one }) => ({
          pointer: `${field.uiPointer}${at}`,
          ...one,
        })),
      ),
    ),
  ];
}

const inWritten = (places: Notes['places'], found: readonly SchemaDefect[]): SchemaDefect[] =>
  found.map((one) => ({ ...one, pointer: placeInFile(places, one.pointer) }));

/** The earlier problems, and those later ones that are not about the same field of the step. */
function withoutConsequences(earlier: StepProblem[], later: readonly StepProblem[]): StepProblem[] {
  const known = new Set(earlier.map(fieldNamed));
  return [...earlier, ...later.filter((one) => !known.has(fieldNamed(one)))];
}

/** The field of the step that a problem is about; the place itself if it is about none. */
function fieldNamed({ file, pointer }: StepProblem): string {
  const [, ofSchema] = /(?:^|\/)properties\/([^/]+)/.exec(pointer) ?? [];
  const [, ofUi] = /^\/([^/]+)/.exec(pointer) ?? [];
  return (file === 'schema' ? ofSchema : ofUi) ?? `${file} ${pointer}`;
}

const inFile =
  (file: keyof Part) =>
  (found: readonly SchemaDefect[]): StepProblem[] =>
    found.map((one) => ({ file, ...one }));
const inSchema = inFile('schema');
const inUi = inFile('ui');

function reserved({ name, pointer }: Field): SchemaDefect[] {
  if (!isReservedName(name)) return [];
  const message = `"${name}" is a built-in name of JavaScript and cannot be the name of a field.`;
  return [{ pointer, message }];
}

/** True for an option of a widget of the app, which may take whatever it likes. */
function isOwnOption(place: string, ui: JsonObject, isOwn: Beside['isOwnWidget']): boolean {
  const [, field] = /^(.*?)\/ui:options\//.exec(place) ?? [];
  if (field === undefined) return false;
  const look = valueAt(ui, field);
  return isObject(look) && isOwn(textOf(look['ui:widget']));
}

function isDrawnByApp(field: Field, isOwn: Beside['isOwnWidget']): boolean {
  const isOwnField = isOwn(textOf(field.ui['ui:widget']));
  return isOwnField || (field.parent !== null && isDrawnByApp(field.parent, isOwn));
}
