import type { Node } from 'jsonc-parser';
import { itemsOf, propertiesOf, retold, textsIn, under, type Token } from './tokens.ts';

/** Keywords of JSON Schema under which the same object is described further. */
const PARTS = ['if', 'then', 'else', 'not'];
const PART_LISTS = ['allOf', 'anyOf', 'oneOf'];

/**
 * A field under another name in a schema: where it is described, required, and compared.
 * @param path from the object that the schema describes; `*` stands for the items of a list
 */
export function renamedInSchema(
  schema: Node | undefined,
  path: readonly string[],
  name: string,
): Token[] {
  if (schema === undefined) return [];
  const [first = '', ...rest] = path;
  if (first === '*') return renamedInSchema(under(schema, 'items'), rest, name);
  const dependents = propertiesOf(under(schema, 'dependentSchemas')).map(({ value }) => value);
  const parts = [
    ...PARTS.map((part) => under(schema, part)),
    ...PART_LISTS.flatMap((part) => itemsOf(under(schema, part))),
    ...dependents,
    ...propertiesOf(under(schema, 'dependencies')).map(({ value }) => value),
  ];
  const inParts = parts.flatMap((part) =>
    part?.type === 'object' ? renamedInSchema(part, path, name) : [],
  );
  if (rest.length > 0) {
    const inside = under(under(schema, 'properties'), first);
    return [...inParts, ...renamedInSchema(inside, rest, name)];
  }
  const keyed = ['properties', 'dependentRequired', 'dependentSchemas', 'dependencies'];
  return [
    ...inParts,
    ...keyed.flatMap((keyword) => keyOf(under(schema, keyword), first, name)),
    ...[
      under(schema, 'required'),
      ...propertiesOf(under(schema, 'dependentRequired')).map(({ value }) => value),
      ...propertiesOf(under(schema, 'dependencies')).map(({ value }) => value),
    ].flatMap((list) => itemOf(list, first, name)),
  ];
}

/** A field under another name in a UI schema: its own entry, and where others name it. */
export function renamedInUi(ui: Node | undefined, path: readonly string[], name: string): Token[] {
  const [first = '', ...rest] = path;
  if (first === '*') return renamedInUi(under(ui, 'items'), rest, name);
  if (rest.length > 0) return renamedInUi(under(ui, first), rest, name);
  const counted = propertiesOf(ui).flatMap(({ value }) => {
    const count = under(under(value, 'ui:options'), 'countField');
    return count?.value === first ? [retold(count, name)] : [];
  });
  const places = textsIn(under(ui, 'ui:continue')).flatMap(({ node, keys }) => {
    if (keys.at(-1) !== 'at') return [];
    const [, field, ...inside] = String(node.value).split('/');
    return field === first ? [retold(node, ['', name, ...inside].join('/'))] : [];
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

function keyOf(node: Node | undefined, was: string, is: string): Token[] {
  return propertiesOf(node).flatMap((property) =>
    property.name === was ? [retold(property.key, is)] : [],
  );
}

function itemOf(list: Node | undefined, was: string, is: string): Token[] {
  return itemsOf(list).flatMap((item) => (item.value === was ? [retold(item, is)] : []));
}
