import fc from 'fast-check';
import type { Json, JsonObject } from '../../../src/engine/logic/json.ts';
import type { ProjectTexts } from '../../../src/checker/project/source-file.ts';

/** A small flow whose fields, possible answers and transitions are all known. */
export type SmallProject = {
  texts: ProjectTexts;
  steps: readonly SmallStep[];
};
type SmallStep = {
  id: string;
  field: SmallField;
  next: readonly { when?: string; to: string }[];
};
export type SmallField = {
  name: string;
  type: 'choice' | 'yesNo' | 'number' | 'list';
  required: boolean;
  /** A rule that only some answers satisfy; `never`: no visitor can continue. */
  rule: 'none' | 'never' | { reads: string; test: Json };
};

const CHOICES = ['a', 'b', 'c'];

/** Every possible answer to a field; numbers are integers from 0 to 4. */
export function answersTo({ type, required }: SmallField): (Json | undefined)[] {
  const missing = required ? [] : [undefined];
  switch (type) {
    case 'choice':
      return [...CHOICES, ...missing];
    case 'yesNo':
      return [true, false, ...missing];
    case 'number':
      return [0, 1, 2, 3, 4, ...missing];
    case 'list':
      return [[], ['a'], ['b'], ['a', 'b'], ['c'], ['a', 'c'], ['b', 'c'], CHOICES, ...missing];
  }
}

const nameOf = (index: number) => `f${index}`;

const OPERATORS = ['<', '<=', '>', '>=', '=='];

const comparison = (fields: readonly SmallField[]): fc.Arbitrary<Json> => {
  const [first, second] = fields.filter(({ type }) => type === 'number');
  if (first === undefined || second === undefined) return single(fields);
  return fc.oneof({ weight: 2, arbitrary: single(fields) }, total(first, second));
};

/** Compares the sum of two answers with a number; a missing answer may have a fallback. */
const total = (first: SmallField, second: SmallField): fc.Arbitrary<Json> =>
  fc
    .tuple(
      fc.constantFrom(...OPERATORS),
      fc.constantFrom(0, 2, null),
      fc.integer({ min: -1, max: 9 }),
    )
    .map(([operator, absent, limit]): Json => {
      const terms = [first, second].map(({ name }): Json =>
        absent === null ? { var: name } : { firstOf: [{ var: name }, absent] },
      );
      return { [operator]: [{ '+': terms }, limit] };
    });

const single = (fields: readonly SmallField[]): fc.Arbitrary<Json> =>
  fc.constantFrom(...fields).chain((field): fc.Arbitrary<Json> => {
    const read = { var: field.name };
    const answered = fc.constant<Json>({ answered: field.name });
    switch (field.type) {
      case 'choice':
        return fc.oneof(
          fc.constantFrom(...CHOICES).map((one): Json => ({ '==': [read, one] })),
          fc.subarray(CHOICES, { minLength: 1 }).map((some): Json => ({ in: [read, some] })),
          answered,
        );
      case 'yesNo':
        return fc.boolean().map((one): Json => ({ '==': [read, one] }));
      case 'number':
        return fc

          .tuple(fc.constantFrom(...OPERATORS), fc.integer({ min: -1, max: 5 }))
          .map(([operator, limit]): Json => ({ [operator]: [read, limit] }));
      case 'list':
        return fc.oneof(
          fc.constantFrom(...CHOICES).map((one): Json => ({ in: [one, read] })),
          fc.integer({ min: 0, max: 3 }).map((size): Json => ({ '>': [{ count: [read] }, size] })),
        );
    }
  });

const condition = (fields: readonly SmallField[]): fc.Arbitrary<Json> => {
  const plain = comparison(fields);
  const two = fc.tuple(plain, plain);
  return fc.oneof(
    plain,
    plain.map((one): Json => ({ '!': [one] })),
    two.map(([one, other]): Json => ({ and: [one, other] })),
    two.map(([one, other]): Json => ({ or: [one, { '!': [other] }] })),
  );
};

const fieldAt = (index: number): fc.Arbitrary<SmallField> =>
  fc.record({
    name: fc.constant(nameOf(index)),
    type: fc.constantFrom('choice' as const, 'yesNo' as const, 'number' as const, 'list' as const),
    required: fc.boolean(),
    rule: fc.constant<SmallField['rule']>('none'),
  });

/** Flows of two to five steps with one field each, one or two conditions per step, and some rules. */
export const smallProject: fc.Arbitrary<SmallProject> = fc
  .integer({ min: 2, max: 5 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, index) => fieldAt(index))))
  .chain((fields) =>
    fc.tuple(...fields.map((field, index) => ruled(field, fields.slice(0, index)))),
  )
  .chain((fields) => {
    const ids = fields.map((_, index) => `s${index}`);
    const conditions = fc.array(condition(fields), { minLength: 3, maxLength: 4 });
    return fc.tuple(conditions, transitionsOf(ids)).map(([named, ways]) => {
      const steps = fields.map((field, index) => ({
        id: ids[index] ?? '',
        field,
        next: ways[index] ?? [],
      }));
      return { steps, texts: textsOf(steps, named) };
    });
  });

/** A rule on a step reads earlier answers, or forbids everything. */
function ruled(field: SmallField, before: readonly SmallField[]): fc.Arbitrary<SmallField> {
  const some = fc.oneof(
    { weight: 6, arbitrary: fc.constant<SmallField['rule']>('none') },
    { weight: 1, arbitrary: fc.constant<SmallField['rule']>('never') },
    ...(before.length === 0
      ? []
      : [
          {
            weight: 3,
            arbitrary: comparison(before).map((test): SmallField['rule'] => ({ reads: '', test })),
          },
        ]),
  );
  return some.map((rule) => ({ ...field, rule }));
}

function transitionsOf(ids: readonly string[]): fc.Arbitrary<SmallStep['next'][]> {
  const targets = [...ids, 'end'];
  const target = (index: number) =>
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...targets.slice(index + 1)) },
      { weight: 1, arbitrary: fc.constantFrom(...targets) },
    );
  return fc.tuple(
    ...ids.map((_, index) =>
      fc
        .tuple(
          fc.array(fc.tuple(fc.constantFrom('c0', 'c1', 'c2'), target(index)), { maxLength: 2 }),
          target(index),
        )
        .map(([ways, last]) => [...ways.map(([when, to]) => ({ when, to })), { to: last }]),
    ),
  );
}

function textsOf(steps: readonly SmallStep[], conditions: readonly Json[]): ProjectTexts {
  const flow: JsonObject = {
    $schema: '../schemas/meta/flow.schema.json',
    id: 'small',
    version: 1,
    start: 's0',
    segments: [{ id: 'details', label: 'Details', width: 12 }],
    conditions: Object.fromEntries(conditions.map((one, index) => [`c${index}`, one])),
    values: {},
    derive: [],
    remote: { columns: {}, quoted: {} },
    mirror: {},
    steps: steps.map(({ id, field, next }, index) => ({
      id,
      label: id,
      path: `/${id}`,
      answers: [field.name],
      savedStep: index + 1,
      next: next.map((way): Json => ({ ...way })),
    })),
    pages: [{ id: 'end', path: '/end', label: 'End', progress: { details: 100 } }],
  };
  const files = new Map([['flows/small.json', JSON.stringify(flow)]]);
  for (const { id, field } of steps) {
    files.set(`schemas/${id}/schema.json`, JSON.stringify(schemaOf(id, field)));
    files.set(`schemas/${id}/ui.json`, JSON.stringify({ $schema: '../meta/ui.schema.json' }));
    if (field.rule === 'none') continue;
    const valid = field.rule === 'never' ? false : field.rule.test;
    const rule = { id: 'rule', at: `/${field.name}`, message: 'No', valid };
    const rules = { $schema: '../meta/rules.schema.json', rules: [rule] };
    files.set(`schemas/${id}/rules.json`, JSON.stringify(rules));
  }
  return files;
}

function schemaOf(id: string, { name, type, required }: SmallField): JsonObject {
  const types: Record<SmallField['type'], JsonObject> = {
    choice: { type: 'string', enum: CHOICES },
    yesNo: { type: 'boolean' },
    number: { type: 'integer', minimum: 0, maximum: 4 },
    list: { type: 'array', uniqueItems: true, items: { type: 'string', enum: CHOICES } },
  };
  return {
    $schema: '../meta/step.schema.json',
    $id: `plumbline:${id}`,
    type: 'object',
    title: id,
    properties: { [name]: { title: name, ...types[type] } },
    ...(required ? { required: [name] } : {}),
  };
}
