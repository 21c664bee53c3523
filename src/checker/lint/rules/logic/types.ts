import {
  type Expression,
  generalPath,
  isObject,
  isOperatorName,
  type Json,
  type Kind,
  object,
  operandKind,
  operation,
  valueAsText,
  nearestOrAll,
} from '../../../../engine/core.ts';
import { comparisonsOf, expressionsOf, itemReads, operations } from '../../../model/expressions.ts';
import type { Model } from '../../../model/model.ts';
import type { Defect, LintRule } from '../../rule.ts';
import { refusedBy } from './refused.ts';
import { compileSchema } from '../../../model/ajv.ts';

export const l4: LintRule = {
  code: 'L4',
  name: 'types-match',
  layer: 'parts',
  guarantee: 'Operands have the types that the operator takes and that match the answers.',
  severity: 'error',
  check: (model) => [
    ...refusedBy(
      model,
      ['operand-kind', 'null-literal'],
      'the comparison is false for every visitor',
    ),
    ...misfits(model),
    ...comparisonsOf(model).flatMap(({ file, pointer, operator, field, constant }) => {
      const schema = operator === 'in' ? object(field.schema['items']) : field.schema;
      const type = valueAsText(schema['type']);
      // F17 reports fields without a type, and "misfits" lists and objects.
      if (['', 'array', 'object'].includes(type) || matches(constant, type)) return [];
      return [
        {
          file,
          pointer,
          message: `"${field.path}" has the type ${type}, but ${JSON.stringify(constant)} has the type ${typeof constant}: the comparison is false for every visitor.`,
          suggestion: likeThe(type, field.path, constant),
        },
      ];
    }),
  ],
};

/** The types of answers that an operand of a kind takes; kinds without an entry take any. */
const TAKEN: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  boolean: ['boolean'],
  list: ['array'],
  number: ['number', 'integer'],
  text: ['string'],
  scalar: ['string', 'number', 'integer', 'boolean'],
  comparable: ['string', 'number', 'integer'],
};
/** Where the flow puts a value into an address. */
const IN_ADDRESS = /^\/steps\/\d+\/next\/\d+\/query\//;

/** Answers where an operator, or a condition as a whole, takes another type. */
function misfits(model: Model): Defect[] {
  const types = new Map(
    model.steps.flatMap(({ step, fields }) => [
      ...(typeof step.answers === 'string' ? [[step.answers, 'object'] as const] : []),
      ...fields.map(({ path, schema }) => [path, valueAsText(schema['type'])] as const),
    ]),
  );
  const wanted = wantedOfValues(model);
  return expressionsOf(model).flatMap(({ file, pointer, expression, condition }) => {
    const places: Operand[] = [
      ...(wanted.get(pointer) ?? []).map((kind) => ({ read: expression, kind, at: pointer })),
      ...(condition ? [{ read: expression, kind: 'boolean' as const, at: pointer }] : []),
      ...(IN_ADDRESS.test(pointer)
        ? [{ read: expression, kind: 'scalar' as const, at: pointer }]
        : []),
      ...operandsIn(expression, pointer),
    ].flatMap(passedOn);
    const constants = places.flatMap((place) => misfitConstant(file, place));
    const read = places.flatMap(({ read: operand, kind, at }) => {
      const found = operation(operand);
      return found?.name === 'var'
        ? [{ path: valueAsText(found.operands[0] ?? ''), kind, at }]
        : [];
    });
    const summed = itemReads(expression, pointer).flatMap(({ by, path, pointer: at }) =>
      by === 'sum' ? [{ path, kind: 'number' as const, at }] : [],
    );
    const answers = [...read, ...summed].flatMap(({ path, kind, at }): Defect[] => {
      const type = types.get(generalPath(path)) ?? '';
      // F17 reports fields without a type.
      if (type === '' || (TAKEN[kind]?.includes(type) ?? true)) return [];
      const isGroup = type === 'object';
      return [
        {
          file,
          pointer: at,
          message: isGroup
            ? `"${path}" is a group of answers, but a single one is needed here: for every visitor it is as if it had no answer.`
            : `"${path}" has the type ${type}, but only ${TAKEN[kind]?.join(' or ') ?? ''} counts here: for every visitor it is as if it had no answer.`,
          suggestion: isGroup ? `Name one of: ${partsOf(path, types)}.` : instead(path, type, kind),
        },
      ];
    });
    return [...constants, ...answers];
  });
}

/** What the operators that take a named value need it to be, by the pointer of its definition. */
function wantedOfValues(model: Model): ReadonlyMap<string, readonly Kind[]> {
  const wanted = new Map<string, Kind[]>();
  for (const { expression, pointer } of expressionsOf(model)) {
    for (const { read, kind } of operandsIn(expression, pointer).flatMap(passedOn)) {
      const found = operation(read);
      if (found?.name !== 'value' || TAKEN[kind] === undefined) continue;
      const definition = `/values/${valueAsText(found.operands[0] ?? '')}`;
      wanted.set(definition, [...new Set([...(wanted.get(definition) ?? []), kind])]);
    }
  }
  return wanted;
}

/** An operand, the kind that its operator takes, and whether it came through `firstOf` or `if`. */
type Operand = { read: Expression; kind: Kind; at: string; passed?: true };

/** The result of `firstOf` and `if` is one of their operands, so each has to be of the kind taken. */
function passedOn(operand: Operand): Operand[] {
  const found = operation(operand.read);
  if (found?.name !== 'firstOf' && found?.name !== 'if') return [operand];
  const first = found.name === 'if' ? 1 : 0;
  return found.operands.slice(first).flatMap((read, index) =>
    passedOn({
      read,
      kind: operand.kind,
      at: `${operand.at}${found.places[first + index] ?? ''}`,
      passed: true,
    }),
  );
}

/** The parser reports constants that are operands themselves. */
function misfitConstant(file: string, { read, kind, at: pointer, passed }: Operand): Defect[] {
  if (passed !== true || isObject(read)) return [];
  const type = Array.isArray(read) ? 'array' : typeof read;
  if (TAKEN[kind]?.includes(type) ?? true) return [];
  return [
    {
      file,
      pointer,
      message: `${JSON.stringify(read)} has the type ${type}, but only ${TAKEN[kind]?.join(' or ') ?? ''} counts here: whoever gets it gets no result.`,
      suggestion: kind === 'number' ? unquoted('number', read) : undefined,
    },
  ];
}

/** Every operand with the kind that its operator takes; L6 judges the list of `in`. */
function operandsIn(expression: Expression, pointer: string): Operand[] {
  return operations(expression, pointer).flatMap(({ name, operands, at }) =>
    operands.flatMap((read, index) =>
      isOperatorName(name) && name !== 'in'
        ? [{ read, kind: operandKind(name, index), at: `${at}/${name}/${index}` }]
        : [],
    ),
  );
}

function partsOf(path: string, types: ReadonlyMap<string, string>): string {
  return [...types.keys()]
    .filter((one) => one.startsWith(`${path}.`) && !one.slice(path.length + 1).includes('.'))
    .join(', ');
}

function instead(path: string, type: string, kind: Kind): string | undefined {
  if (kind === 'boolean') return `Write { "answered": "${path}" }, or compare it with a value.`;
  if (kind === 'text' && type === 'array') return 'Use "count" for the number of its items.';
  if (kind === 'number' && type === 'string' && !path.includes('*'))
    return `Write { "number": [{ "var": "${path}" }] }.`;
  return undefined;
}

/** The constant as an answer of this type is written. */
function likeThe(type: string, path: string, constant: Json): string | undefined {
  if (type !== 'string') return unquoted(type, constant);
  if (typeof constant === 'boolean') return `Write "${constant}".`;
  return typeof constant === 'number'
    ? `Write { "number": [{ "var": "${path}" }] }, or "${constant}".`
    : undefined;
}

function unquoted(type: string, text: Json): string | undefined {
  const bare = type === 'boolean' ? /^(true|false)$/ : /^-?\d+(\.\d+)?$/;
  return typeof text === 'string' && bare.test(text)
    ? `Write it without quotes: ${text}.`
    : undefined;
}

function matches(constant: unknown, type: string): boolean {
  if (type === 'integer' || type === 'number') return typeof constant === 'number';
  return typeof constant === type;
}

export const l5: LintRule = {
  code: 'L5',
  name: 'choices-exist',
  layer: 'parts',
  guarantee: 'An answer is compared only with values that it can have.',
  severity: 'error',
  check: (model) => {
    const offered = (name: unknown) => {
      const value = typeof name === 'string' ? model.compiled?.value(name) : undefined;
      return value === undefined ? null : allOffered(model.catalogs);
    };
    return comparisonsOf(model).flatMap(({ file, pointer, operator, field, constant }) => {
      if (!['==', '!=', 'in'].includes(operator)) return [];
      const schema = operator === 'in' ? object(field.schema['items']) : field.schema;
      const compiled = compileSchema(schema);
      const choices = object(field.ui['ui:options'])['choicesFrom'];
      const list = offered(choices);
      const accepted = compiled.ok && compiled.validate(constant).length === 0;
      if (accepted && (list === null || list.includes(valueAsText(constant)))) return [];
      const known = Array.isArray(schema['enum']) ? schema['enum'].map(String) : (list ?? []);
      const isListed = known.includes(valueAsText(constant));
      return [
        {
          file,
          pointer,
          message: `"${field.path}" can never be ${JSON.stringify(constant)}: this comparison has the same result for every visitor.`,
          // A listed choice that the schema refuses has a contradiction of its own.
          suggestion: isListed ? undefined : nearestOrAll(valueAsText(constant), known),
        },
      ];
    });
  },
};

/** Strings in lists in the catalogs, which is where `choicesFrom` gets its choices. */
function allOffered(catalogs: Readonly<Record<string, { entries: readonly object[] }>>): string[] {
  return Object.values(catalogs).flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      Object.values(entry).flatMap((value: unknown) =>
        Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [],
      ),
    ),
  );
}

export const l6: LintRule = {
  code: 'L6',
  name: 'membership-possible',
  layer: 'parts',
  guarantee: '`in` tests whether a list contains a value, never whether a text contains another.',
  severity: 'error',
  check: (model) => {
    const fields = new Map(
      model.steps.flatMap((step) => step.fields).map((field) => [field.path, field]),
    );
    return expressionsOf(model).flatMap(({ file, pointer, expression }) =>
      operations(expression, pointer)
        .filter(({ name }) => name === 'in')
        .flatMap(({ operands, at }) => {
          const target = operands[1] === undefined ? null : operation(operands[1]);
          const field =
            target?.name === 'var' ? fields.get(valueAsText(target.operands[0])) : undefined;
          if (field === undefined || field.schema['type'] === 'array') return [];
          return [
            {
              file,
              pointer: at,
              message: `"${field.path}" is a single ${valueAsText(field.schema['type'])}, not a list: "in" is false for every visitor.`,
              suggestion: 'Use "==", or give a list as the second operand.',
            },
          ];
        }),
    );
  },
};
