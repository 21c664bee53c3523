import stepMeta from '../../../../schemas/meta/step.schema.json' with { type: 'json' };
import uiMeta from '../../../../schemas/meta/ui.schema.json' with { type: 'json' };
import { placeInFile } from '../../language/notes.ts';
import { normalStep } from '../../language/normal-step.ts';
import { type Field, type Part, fieldsOf } from '../../language/fields.ts';
import { optionCatalogs, stepSchema } from '../../language/step-source.ts';
import type { Catalogs } from '../../logic/scope.ts';
import { isObject, textOf, type JsonObject } from '../../logic/json.ts';
import { isReservedName } from '../../logic/path.ts';
import { compared, idle } from '../../language/problems/idle-keywords.ts';
import { strays } from '../../language/problems/stray.ts';
import { type Told, sameId, untyped } from '../../language/problems/unclear-fields.ts';
import { contradictions, widgetProblems } from './field-problems.ts';
import { at as valueAt } from '../../logic/pointer.ts';
import { completeUiSchema } from '../complete-ui-schema.ts';

/** What is wrong in one of a step's two files. */
export type StepProblem = Told & { file: keyof Part };

/** What a step may name besides the engine's own: lists of choices, and the widgets of the app. */
export type Beside = { catalogs: Catalogs; isOwnWidget: (name: string) => boolean };

/**
 * Whatever in a step's schema and UI schema the engine cannot draw, store and check as it is
 * written: the linter's rules F3, F4, F8, F10 and F17, without the parts that compile schemas with
 * Ajv, because apps run this in a visitor's page. Later rules are about a step that passes the
 * earlier ones.
 */
export function stepProblems(
  { schema, ui }: Part,
  { catalogs, isOwnWidget }: Beside,
): StepProblem[] {
  const stray = [
    ...inSchema(strays(schema, stepMeta as unknown as JsonObject, 'schema.json')),
    ...inUi(
      strays(ui, uiMeta as unknown as JsonObject, 'ui.json').filter(
        ({ pointer }) => !isOwnOption(pointer, ui, isOwnWidget),
      ),
    ),
  ];
  if (stray.length > 0) return stray;
  const { problems, places, ...normal } = normalStep({ schema, ui });
  const written = (found: readonly Told[]): StepProblem[] =>
    inSchema(found.map((one) => ({ ...one, pointer: placeInFile(places, one.pointer) })));
  const fields = fieldsOf({ step: '', section: null, ...normal });
  const unclear = [
    ...inSchema(problems),
    ...written([...fields.flatMap(reserved), ...fields.flatMap(untyped), ...sameId(fields)]),
  ];
  if (unclear.length > 0) return unclear;
  if (optionCatalogs(schema).some((name) => !catalogs[name]?.entries.length)) return [];
  const { ui: look, schema: whole } = normalStep({ schema, ui: completeUiSchema({ schema, ui }) });
  const filled = { ui: look, schema: stepSchema(whole, catalogs) };
  const drawn = fieldsOf({ step: '', section: null, ...filled });
  const own = drawn.filter((field) => !isDrawnByApp(field, isOwnWidget));
  return [
    ...written([...compared({ ...filled, fields: drawn }), ...own.flatMap(idle)]),
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

const inFile =
  (file: keyof Part) =>
  (found: readonly Told[]): StepProblem[] =>
    found.map((one) => ({ file, ...one }));
const inSchema = inFile('schema');
const inUi = inFile('ui');

function reserved({ name, pointer }: Field): Told[] {
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
