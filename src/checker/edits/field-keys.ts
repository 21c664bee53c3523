import type { Node } from 'jsonc-parser';
import { type Token, itemsOf, propertiesOf, replacementToken, textsIn, under } from './tokens.ts';
import { isOperatorName, operandKind } from '../../engine/core.ts';

/** JSON Schema keywords whose subschemas apply to the same object. */
const PARTS = ['if', 'then', 'else', 'not'];
const PART_LISTS = ['allOf', 'anyOf', 'oneOf'];

/**
 * The subschemas that describe the object containing a field: the step, its branches, a list item.
 * @param path relative to the object the schema describes; `*` stands for list items
 */
export function describing(schema: Node | undefined, path: readonly string[]): Node[] {
  if (schema === undefined) return [];
  const [first = '', ...rest] = path;
  if (first === '*') return describing(under(schema, 'items'), rest);
  const parts = [
    ...PARTS.map((part) => under(schema, part)),
    ...PART_LISTS.flatMap((part) => itemsOf(under(schema, part))),
    ...propertiesOf(under(schema, 'dependentSchemas')).map(({ value }) => value),
    ...propertiesOf(under(schema, 'dependencies')).map(({ value }) => value),
  ];
  const inParts = parts.flatMap((part) => (part?.type === 'object' ? describing(part, path) : []));
  if (rest.length === 0) return [...inParts, schema];
  return [...inParts, ...describing(under(under(schema, 'properties'), first), rest)];
}

/** Renames a field in a schema: where it is defined, required, and compared. */
export function renamedInSchema(
  schema: Node | undefined,
  path: readonly string[],
  name: string,
): Token[] {
  const was = path.at(-1) ?? '';
  const keyed = ['properties', 'dependentRequired', 'dependentSchemas', 'dependencies'];
  return describing(schema, path).flatMap((part) => [
    ...keyed.flatMap((keyword) => keyOf(under(part, keyword), was, name)),
    ...[
      under(part, 'required'),
      ...propertiesOf(under(part, 'dependentRequired')).map(({ value }) => value),
      ...propertiesOf(under(part, 'dependencies')).map(({ value }) => value),
    ].flatMap((list) => itemOf(list, was, name)),
  ]);
}

/** Renames a field in a UI schema: its own entry and all references to it. */
export function renamedInUi(ui: Node | undefined, path: readonly string[], name: string): Token[] {
  const [first = '', ...rest] = path;
  if (first === '*') return renamedInUi(under(ui, 'items'), rest, name);
  if (rest.length > 0) return renamedInUi(under(ui, first), rest, name);
  const counted = propertiesOf(ui).flatMap(({ value }) => {
    const count = under(under(value, 'ui:options'), 'countField');
    return count?.value === first ? [replacementToken(count, name)] : [];
  });
  const places = textsIn(under(ui, 'ui:continue')).flatMap(({ node, keys }) => {
    if (keys.at(-1) !== 'at') return [];
    const [, field, ...inside] = String(node.value).split('/');
    return field === first ? [replacementToken(node, ['', name, ...inside].join('/'))] : [];
  });
  return [
    ...keyOf(ui, first, name),
    ...itemOf(under(ui, 'ui:order'), first, name),
    ...counted,
    ...places,
  ];
}

/** Renames a field in answers; `*` stands for all items, a number for one. */
export function renamedInData(
  data: Node | undefined,
  path: readonly string[],
  name: string,
): Token[] {
  const [first = '', ...rest] = path;
  if (data?.type === 'array') {
    const isItem = first === '*' || /^\d+$/.test(first);
    return isItem ? itemsOf(data).flatMap((item) => renamedInData(item, rest, name)) : [];
  }
  if (rest.length === 0) return keyOf(data, first, name);
  return renamedInData(under(data, first), rest, name);
}

export function keyOf(node: Node | undefined, was: string, is: string): Token[] {
  return propertiesOf(node).flatMap((property) =>
    property.name === was ? [replacementToken(property.key, is)] : [],
  );
}

export function itemOf(list: Node | undefined, was: string, is: string): Token[] {
  return itemsOf(list).flatMap((item) => (item.value === was ? [replacementToken(item, is)] : []));
}

/**
 * Renames a field of list items in expressions that read the list: the key that `sum` and `pluck`
 * take, and paths in the tests of `all` and `some`. Only lists read by their own path are covered;
 * `npm run validate` finds the rest.
 * @param path dotted path of the field, in which `*` stands for the items
 */
export function renamedInExpressions(
  node: Node | undefined,
  path: readonly string[],
  name: string,
): Token[] {
  const star = path.lastIndexOf('*');
  if (node === undefined || star < 0) return [];
  const list = path.slice(0, star).join('.');
  const key = path.slice(star + 1);
  return visit(node);

  function visit(here: Node): Token[] {
    if (here.type === 'array') return itemsOf(here).flatMap(visit);
    return propertiesOf(here).flatMap((property) => [
      ...visit(property.value),
      ...inOperation(property.name, itemsOf(property.value)),
    ]);
  }

  function inOperation(operator: string, operands: readonly Node[]): Token[] {
    const [first, second] = operands;
    if (!isOperatorName(operator) || !readsList(first) || second === undefined) return [];
    const kind = operandKind(operator, 1);
    if (kind === 'name')
      return second.value === key.join('.') ? [replacementToken(second, name)] : [];
    return kind === 'test' ? inTest(second) : [];
  }

  function readsList(operand: Node | undefined): boolean {
    return propertiesOf(operand).some((one) => one.name === 'var' && one.value.value === list);
  }

  function inTest(test: Node): Token[] {
    if (test.type === 'array') return itemsOf(test).flatMap(inTest);
    return propertiesOf(test).flatMap((property) => {
      const isRead = property.name === 'var' || property.name === 'answered';
      if (!isRead) return inTest(property.value);
      const written = String(property.value.value).split('.');
      const isHere = key.every((part, index) => written[index] === part);
      return isHere
        ? [replacementToken(property.value, written.with(key.length - 1, name).join('.'))]
        : [];
    });
  }
}
