import { isObject, textOf, type Json, type JsonObject } from '../../logic/json.ts';
import { placeInFile, type Notes } from './notes.ts';
import { objectAt, type Part } from '../fields.ts';

/**
 * Turns labeled choices (`oneOf` with `const` and `title`) into `enum`, with labels in the UI
 * schema.
 */
export function withChoices({ schema, ui }: Part, notes: Notes, pointer: string): Part {
  const { oneOf, anyOf, enumNames, ...rest } = schema;
  const { 'ui:enumNames': shownNames, ...look } = ui;
  const keyword = oneOf === undefined ? 'anyOf' : 'oneOf';
  const listed = oneOf ?? anyOf;
  const place = placeInFile(notes.places, pointer);
  notes.problems.push(...duplicateChoices({ schema, ui }, keyword, place));
  if (listed === undefined) {
    const values = Array.isArray(rest['enum']) ? rest['enum'] : [];
    const named = shownNames ?? enumNames;
    return {
      schema: rest,
      ui: named === undefined ? look : withWords(look, wordsOf(values, named)),
    };
  }
  const options = Array.isArray(listed) ? listed.filter(isObject) : [];
  if (options.length === 0 || !options.every((option) => option['const'] !== undefined)) {
    notes.problems.push({
      pointer: `${place}/${keyword}`,
      message: `The entries of "${keyword}" are no choices: nobody could tell which of them is meant.`,
      suggestion:
        'Give each a "const" and its words as "title". Kinds that have fields of their own are "oneOf" of the step itself.',
    });
    return { schema: rest, ui: look };
  }
  const values = options.map((option) => option['const'] ?? null);
  const words = options.map((option) => [
    textOf(option['const']),
    {
      ...(option['title'] !== undefined && { label: option['title'] }),
      ...(option['description'] !== undefined && { hint: option['description'] }),
    },
  ]);
  return {
    schema: {
      ...rest,
      ...(rest['type'] === undefined && { type: typeof values[0] }),
      enum: values,
    },
    ui: withWords(look, Object.fromEntries(words)),
  };
}

/** Reports choices listed twice, and labels given twice or for choices that are not listed. */
function duplicateChoices(
  { schema, ui }: Part,
  keyword: 'oneOf' | 'anyOf',
  pointer: string,
): Notes['problems'] {
  if (schema[keyword] === undefined) return misnamed({ schema, ui }, pointer);
  const others = ['anyOf', 'enum', 'x-options', 'enumNames'].filter(
    (key) => key !== keyword && schema[key] !== undefined,
  );
  const clashes = [
    ...others.map((key) => [key, `${pointer}/${key}`] as const),
    ...(ui['ui:enumNames'] === undefined ? [] : ([['ui:enumNames', pointer]] as const)),
  ];
  return clashes.map(([key, place]) => ({
    pointer: place,
    message: `"${keyword}" and "${key}" both say what can be chosen: "${key}" would be ignored.`,
    suggestion: `Keep "${keyword}", with a "const" and a "title" for each choice.`,
  }));
}

/** Reports labels that are more or fewer than the entries of `enum`, or are given twice. */
function misnamed({ schema, ui }: Part, pointer: string): Notes['problems'] {
  const { enum: values, enumNames } = schema;
  const shownNames = ui['ui:enumNames'];
  const names = shownNames ?? enumNames;
  if (names === undefined) return [];
  const place = enumNames === undefined ? pointer : `${pointer}/enumNames`;
  const problem = (message: string, suggestion: string) => [
    { pointer: place, message, suggestion },
  ];
  if (!Array.isArray(values) || (Array.isArray(names) && names.length !== values.length)) {
    return problem(
      'The words of the choices are not as many as the entries of "enum": some would be ignored.',
      'Write "enumNames" beside "enum", a word for each; the words of a catalog or of yes and no are "choices" in ui.json.',
    );
  }
  const { choices } = objectAt(ui, 'ui:options');
  const isTwice =
    (shownNames !== undefined && (enumNames !== undefined || choices !== undefined)) ||
    (isObject(choices) && values.every((value) => choices[textOf(value)] !== undefined));
  const key = shownNames === undefined ? 'enumNames' : 'ui:enumNames';
  return isTwice
    ? problem(
        `The words of the choices are said in "${key}" and elsewhere: some would be ignored.`,
        'Keep "choices" inside of "ui:options".',
      )
    : [];
}

function wordsOf(values: readonly Json[], names: Json): JsonObject {
  const list = Array.isArray(names)
    ? names
    : values.map((value) => objectAt({ names }, 'names')[textOf(value)] ?? null);
  return Object.fromEntries(
    values.flatMap((value, index): [string, Json][] => {
      const label = list[index];
      return typeof label === 'string' ? [[textOf(value), { label }]] : [];
    }),
  );
}

/** Labels in `ui.json` take precedence over those in the schema. */
export function withWords(ui: JsonObject, words: JsonObject): JsonObject {
  const options = objectAt(ui, 'ui:options');
  const own = objectAt(options, 'choices');
  const choices = Object.entries(words).map(([id, word]): [string, Json] => [
    id,
    { ...(isObject(word) ? word : {}), ...objectAt(own, id) },
  ]);
  return {
    ...ui,
    'ui:options': { ...options, choices: { ...own, ...Object.fromEntries(choices) } },
  };
}

/** Splits off the labels of an item's choices: a list of choices has them itself. */
export function withoutChoices(ui: JsonObject): {
  choices: JsonObject | undefined;
  ui: JsonObject;
} {
  const { choices, ...options } = objectAt(ui, 'ui:options');
  if (!isObject(choices) || ui['ui:widget'] !== undefined) return { choices: undefined, ui };
  const { 'ui:options': _moved, ...rest } = ui;
  return {
    choices,
    ui: Object.keys(options).length > 0 ? { ...rest, 'ui:options': options } : rest,
  };
}
