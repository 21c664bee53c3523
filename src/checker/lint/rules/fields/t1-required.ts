import {
  conditionals,
  declarations,
  didYouMean,
  isObject,
  type Json,
  type JsonObject,
  object,
  onceEach,
} from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import type { StepModel } from '../../../model/step-model.ts';
import type { LintRule } from '../../rule.ts';

export const t1: LintRule = {
  code: 'T1',
  name: 'required-exists',
  layer: 'names',
  guarantee:
    'Every required name is a field of the same object, and a condition requires what it compares.',
  severity: 'error',
  check: ({ steps }) => steps.flatMap(unknownNames),
};

const unknownNames = onceEach(({ schema, schemaFile }: StepModel): Defect[] => {
  const open = openConditions(schema, schemaFile);
  const base = Object.keys(object(schema['properties']));
  const asked = declarations(schema).map(({ name }) => name);
  const unknown = objects(schema, '').flatMap(({ pointer, properties, required }): Defect[] => {
    const conditional = pointer.startsWith('/allOf/');
    // A condition may require an answer to a field that is itself conditional.
    const known = pointer.endsWith('/if')
      ? asked
      : conditional
        ? [...base, ...properties]
        : properties;
    return required.flatMap((name, index) => {
      if (known.includes(name)) return [];
      const suggestion =
        didYouMean(name, known) ?? 'Add it to the "properties" beside "required", or take it out.';
      return [
        {
          file: schemaFile,
          pointer: `${pointer}/required/${index}`,
          message: `"${name}" is required but is not a field: the visitor can never complete this step.`,
          suggestion,
        },
      ];
    });
  });
  return [...unknown, ...open];
});

/** In JSON Schema, a comparison with an unanswered field always passes. */
function openConditions(schema: JsonObject, file: string): Defect[] {
  const tests = new Map(conditionals(schema).map(({ pointer, test }) => [pointer, test]));
  return [...tests].flatMap(([branch, test]) => {
    if (branch.endsWith('/else')) return [];
    const required = Array.isArray(test['required']) ? test['required'] : [];
    return Object.keys(object(test['properties']))
      .filter((name) => !required.includes(name))
      .map((name) => ({
        file,
        pointer: `${branch.replace(/then$/, 'if')}/required`,
        message: `The condition compares "${name}" but does not require it: it holds for a visitor who has not answered yet.`,
        suggestion: `Add "${name}" to "required" of the "if".`,
      }));
  });
}

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
