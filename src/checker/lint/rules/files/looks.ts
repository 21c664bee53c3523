import {
  type Field,
  type JsonObject,
  conditionalsAsking,
  contradictions,
  didYouMean,
  escapedKey,
  isObject,
  nearestOrAll,
  object,
  onceEach,
  optionsOf,
  valueAsText,
  widgetProblems,
} from '../../../../engine/core.ts';
import type { StepModel } from '../../../model/step-model.ts';
import type { Defect, LintRule } from '../../rule.ts';
import { typedTexts } from '../../widget/typed-texts.ts';
import { fieldAt } from '../../../proof/subject/step-subject.ts';

export const f10: LintRule = {
  code: 'F10',
  name: 'widget-fits',
  layer: 'names',
  guarantee:
    'Every field has a widget that exists and fits its schema, with the options and limits it needs and no other options.',
  severity: 'error',
  check: ({ steps }) => steps.flatMap(unfit),
};

const unfit = onceEach(({ fields, uiFile }: StepModel): Defect[] =>
  fields.flatMap((field) =>
    widgetProblems(field, (one) => [...typedTexts(one), ...contradictions(one)]).map(
      ({ at = '', ...problem }): Defect => ({
        file: uiFile,
        pointer: `${field.uiPointer}${at}`,
        ...problem,
      }),
    ),
  ),
);

export const f11: LintRule = {
  code: 'F11',
  name: 'field-order',
  layer: 'parts',
  guarantee:
    '`ui:order` names every field of the step once, and one that depends on another after that one.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ ui, uiFile, fields, schema }) => {
      const order = ui['ui:order'];
      if (!Array.isArray(order)) return [];
      const names = fields.filter(({ parent }) => parent === null).map(({ name }) => name);
      const listed = order.map(String);
      const unknown = listed.filter((name) => name !== '*' && !names.includes(name));
      const unlisted = listed.includes('*') ? [] : names.filter((name) => !listed.includes(name));
      const isMisspelled = (name: string) => unknown.some((one) => didYouMean(one, [name]));
      const missing = unlisted.filter((name) => !isMisspelled(name));
      const say = (text: string, suggestion: string): Defect => ({
        file: uiFile,
        pointer: '/ui:order',
        message: text,
        suggestion,
      });
      const early = tooEarly(listed, schema).filter(([name]) => !unlisted.includes(name));
      return [
        ...missing.map((name) => {
          const [source] = sourcesOf(name, schema);
          return say(
            `"${name}" is missing from the order: the form breaks when the field appears.`,
            `Add "${name}" ${source === undefined ? 'where it belongs' : `below "${source}"`}, or "*" for all fields that are not named.`,
          );
        }),
        ...unknown.map((name) =>
          say(
            `There is no field "${name}": its entry in the order would be ignored.`,
            didYouMean(name, unlisted) ?? 'Take it out.',
          ),
        ),
        ...early.map(([name, source]) =>
          say(
            `"${name}" is above "${source}", whose answer makes it appear: visitors who go on from there miss it.`,
            `Move "${name}" below "${source}".`,
          ),
        ),
      ];
    }),
};

/** Fields that appear above the question whose answer makes them appear, each with that question. */
function tooEarly(listed: readonly string[], schema: JsonObject): [string, string][] {
  const place = (name: string) => listed.indexOf(listed.includes(name) ? name : '*');
  const always = Object.keys(object(schema['properties']));
  const entries = Array.isArray(schema['allOf']) ? schema['allOf'].filter(isObject) : [];
  return entries.flatMap((entry) => {
    const sources = Object.keys(object(object(entry['if'])['properties']));
    const shown = ['then', 'else']
      .flatMap((branch) => Object.keys(object(object(entry[branch])['properties'])))
      .filter((name) => !always.includes(name));
    return [...new Set(shown)].flatMap((name) => {
      const source = sources.find((one) => place(one) > place(name));
      return source === undefined ? [] : [[name, source] satisfies [string, string]];
    });
  });
}

/** The questions whose answers make a field appear. */
const sourcesOf = (name: string, schema: JsonObject): string[] =>
  conditionalsAsking(schema, name).flatMap(({ test }) => Object.keys(object(test['properties'])));

export const f12: LintRule = {
  code: 'F12',
  name: 'field-places',
  layer: 'names',
  guarantee: 'Every field, rule and place named in `ui.json`, `rules.json` or the flow exists.',
  severity: 'error',
  check: ({ steps, flowPath }) =>
    steps.flatMap((step) => [
      ...looks(step),
      ...shows(step, flowPath),
      ...continues(step),
      ...blocks(step),
      ...ruleplaces(step),
      ...counts(step),
    ]),
};

function looks({ ui, uiFile, fields }: StepModel): Defect[] {
  const known = new Set(fields.map(({ uiPointer }) => uiPointer));
  const visit = (json: typeof ui, pointer: string): Defect[] =>
    Object.entries(json).flatMap(([key, value]): Defect[] => {
      if (key.startsWith('ui:') || key === '$schema' || !isObject(value)) return [];
      const here = `${pointer}/${key}`;
      if (known.has(here)) return visit(value, here);
      const names = [...known].filter((one) => one.slice(0, one.lastIndexOf('/')) === pointer);
      return [
        unknown(
          uiFile,
          here,
          key,
          names.map((one) => one.slice(pointer.length + 1)),
        ),
      ];
    });
  return visit(ui, '');
}

function shows({ step, at, fields }: StepModel, flowPath: string): Defect[] {
  return Object.keys(step.show ?? {})
    .filter((name) => fieldAt(fields, `/${escapedKey(name)}`) === undefined)
    .map((name) => unknown(flowPath, `${at}/show/${escapedKey(name)}`, name, names(fields)));
}

function continues({ ui, uiFile, fields, rules }: StepModel): Defect[] {
  const waits = object(ui['ui:continue'])['disabledUntil'];
  return (Array.isArray(waits) ? waits : []).flatMap((wait, index): Defect[] => {
    const { at, rule } = object(wait);
    const place = `/ui:continue/disabledUntil/${index}`;
    const field = fieldAt(fields, valueAsText(at));
    return [
      ...(field === undefined
        ? [unknown(uiFile, `${place}/at`, valueAsText(at), topLevel(fields))]
        : []),
      ...(field !== undefined && isOptional(field, rules)
        ? [
            {
              file: uiFile,
              pointer: `${place}/at`,
              message: `"${field.name}" need not be answered: Continue would never wait for it.`,
              suggestion: 'Add it to "required" of schema.json, or take this out.',
            },
          ]
        : []),
      ...(rule === undefined || rules.some(({ id }) => id === rule)
        ? []
        : [
            unknown(
              uiFile,
              `${place}/rule`,
              valueAsText(rule),
              rules.map(({ id }) => id),
            ),
          ]),
    ];
  });
}

/** Whether nothing is wrong with a field that has no answer. */
const isOptional = ({ at, required, schema }: Field, rules: StepModel['rules']): boolean =>
  required === 'never' && schema['type'] !== 'object' && !rules.some((rule) => rule.at === at);

function blocks({ ui, uiFile, fields }: StepModel): Defect[] {
  const list = ui['ui:blocks'];
  return (Array.isArray(list) ? list : []).flatMap((block, index): Defect[] => {
    const { after } = object(object(block)['place']);
    if (after === undefined || fieldAt(fields, `/${valueAsText(after)}`) !== undefined) return [];
    return [
      unknown(uiFile, `/ui:blocks/${index}/place/after`, valueAsText(after), topLevel(fields)),
    ];
  });
}

function ruleplaces({ rules, rulesFile, fields }: StepModel): Defect[] {
  return rules.flatMap(({ at, severity }, index) => {
    const pointer = `/rules/${index}/at`;
    if (at === '' && severity === 'advice') return [unknownPlace(rulesFile, pointer)];
    return at === '' || fieldAt(fields, at) !== undefined
      ? []
      : [unknown(rulesFile, pointer, at, topLevel(fields))];
  });
}

/** The summary above the question lists errors, but not advice. */
const unknownPlace = (file: string, pointer: string): Defect => ({
  file,
  pointer,
  message: 'Advice for the whole step is never shown: advice appears only at a field.',
  suggestion: 'Name the field that the advice is about, or let the rule block Continue.',
});

function counts({ fields, uiFile }: StepModel): Defect[] {
  return fields.flatMap((field) => {
    const name = optionsOf(field)['countField'];
    if (typeof name !== 'string' || fieldAt(fields, `/${name}`) !== undefined) return [];
    return [unknown(uiFile, `${field.uiPointer}/ui:options/countField`, name, topLevel(fields))];
  });
}

function topLevel(fields: StepModel['fields']): string[] {
  return fields.filter(({ parent }) => parent === null).map(({ at }) => at);
}

/** Fields by name, as the flow names them. */
const names = (fields: StepModel['fields']): string[] => topLevel(fields).map((at) => at.slice(1));

function unknown(file: string, pointer: string, name: string, known: readonly string[]): Defect {
  const suggestion = nearestOrAll(name, known);
  const message = `The step has no "${name}": what is defined for it never reaches the visitor.`;
  return { file, pointer, message, suggestion };
}
