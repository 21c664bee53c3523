import type { Node } from 'jsonc-parser';
import { itemsOf, propertiesOf, replacementToken, textsIn, under, type Token } from './tokens.ts';

/** Keywords of JSON Schema under which the same object is described further. */
const PARTS = ['if', 'then', 'else', 'not'];
const PART_LISTS = ['allOf', 'anyOf', 'oneOf'];

/**
 * The objects of a schema that describe what a field is part of: the step, its branches, an item.
 * @param path from the object that the schema describes; `*` stands for the items of a list
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

/** A field under another name in a schema: where it is described, required, and compared. */
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

/** A field under another name in a UI schema: its own entry, and where others name it. */
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

/** A field under another name in answers; `*` stands for all items, a number for one. */
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
