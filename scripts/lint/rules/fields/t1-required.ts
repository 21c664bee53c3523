import { isObject, type Json } from '../../../../src/logic/json.ts';
import type { Draft } from '../../finding.ts';
import { object } from '../../model/fields.ts';
import type { LintRule } from '../../rule.ts';
import { didYouMean } from '../../suggest.ts';

export const t1: LintRule = {
  code: 'T1',
  keeps: 'Whatever is required is a field of the same object.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ schema, schemaFile }) => {
      const base = Object.keys(object(schema['properties']));
      return objects(schema, '').flatMap(({ pointer, properties, required }): Draft[] => {
        const conditional = pointer.startsWith('/allOf/');
        const known = conditional ? [...base, ...properties] : properties;
        return required.flatMap((name, index) => {
          if (known.includes(name)) return [];
          const suggestion = didYouMean(name, known);
          return [
            {
              file: schemaFile,
              pointer: `${pointer}/required/${index}`,
              message: `"${name}" is required but is no field: the visitor can never complete this step.`,
              ...(suggestion === undefined ? {} : { suggestion }),
            },
          ];
        });
      });
    }),
};

type Part = { pointer: string; properties: string[]; required: string[] };

function objects(json: Json, pointer: string): Part[] {
  if (Array.isArray(json)) {
    return json.flatMap((item, index) => objects(item, `${pointer}/${index}`));
  }
  if (!isObject(json)) return [];
  const { required } = json;
  const own: Part[] = Array.isArray(required)
    ? [
        {
          pointer,
          properties: Object.keys(object(json['properties'])),
          required: required.map(String),
        },
      ]
    : [];
  const inner = Object.entries(json).flatMap(([key, value]) => objects(value, `${pointer}/${key}`));
  return [...own, ...inner];
}
