import { asText } from '../../../wording/text-of.ts';
import type { Draft } from '../../finding.ts';
import { isObject } from '../../../../logic/json.ts';
import { object, optionsOf } from '../../../model/fields.ts';
import type { StepModel } from '../../../model/model.ts';
import { fieldAt } from '../../../proof/places.ts';
import type { LintRule } from '../../rule.ts';
import { didYouMean } from '../../../wording/did-you-mean.ts';

export const f12: LintRule = {
  code: 'F12',
  keeps:
    'Every field, rule or place that `ui.json`, `rules.json` and the flow name is in the schema.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap((step) => [
      ...looks(step),
      ...continues(step),
      ...blocks(step),
      ...ruleplaces(step),
      ...counts(step),
    ]),
};

function looks({ ui, uiFile, fields }: StepModel): Draft[] {
  const known = new Set(fields.map(({ uiPointer }) => uiPointer));
  const visit = (json: typeof ui, pointer: string): Draft[] =>
    Object.entries(json).flatMap(([key, value]): Draft[] => {
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

function continues({ ui, uiFile, fields, rules }: StepModel): Draft[] {
  const waits = object(ui['ui:continue'])['disabledUntil'];
  return (Array.isArray(waits) ? waits : []).flatMap((wait, index): Draft[] => {
    const { at, rule } = object(wait);
    const place = `/ui:continue/disabledUntil/${index}`;
    const field = fieldAt(fields, asText(at));
    return [
      ...(field === undefined
        ? [unknown(uiFile, `${place}/at`, asText(at), topLevel(fields))]
        : []),
      ...(rule === undefined || rules.some(({ id }) => id === rule)
        ? []
        : [
            unknown(
              uiFile,
              `${place}/rule`,
              asText(rule),
              rules.map(({ id }) => id),
            ),
          ]),
    ];
  });
}

function blocks({ ui, uiFile, fields }: StepModel): Draft[] {
  const list = ui['ui:blocks'];
  return (Array.isArray(list) ? list : []).flatMap((block, index): Draft[] => {
    const { after } = object(object(block)['place']);
    if (after === undefined || fieldAt(fields, `/${asText(after)}`) !== undefined) return [];
    return [unknown(uiFile, `/ui:blocks/${index}/place/after`, asText(after), topLevel(fields))];
  });
}

function ruleplaces({ rules, rulesFile, fields }: StepModel): Draft[] {
  return rules.flatMap(({ at }, index) =>
    fieldAt(fields, at) === undefined
      ? [unknown(rulesFile, `/rules/${index}/at`, at, topLevel(fields))]
      : [],
  );
}

function counts({ fields, uiFile }: StepModel): Draft[] {
  return fields.flatMap((field) => {
    const name = optionsOf(field)['countField'];
    if (typeof name !== 'string' || fieldAt(fields, `/${name}`) !== undefined) return [];
    return [unknown(uiFile, `${field.uiPointer}/ui:options/countField`, name, topLevel(fields))];
  });
}

function topLevel(fields: StepModel['fields']): string[] {
  return fields.filter(({ parent }) => parent === null).map(({ at }) => at);
}

function unknown(file: string, pointer: string, name: string, known: readonly string[]): Draft {
  const suggestion = didYouMean(name, known);
  const message = `The step has no "${name}": what is said about it never reaches the visitor.`;
  return { file, pointer, message, suggestion };
}
