import {
  type Catalogs,
  type Expression,
  type Field,
  type Json,
  isObject,
  object,
  operation,
  optionsOf,
  valueAsText,
} from '../../../engine/core.ts';
import { compileSchema } from '../../model/ajv.ts';
import { type ClassContext, type Classes, type Use, isInseparable } from './use.ts';
import { type Samples, sampleItem } from './samples.ts';

/** At most this many tested members are combined into subsets to distinguish lists. */
const MEMBERS = 4;

/** One representative list per group that tests of items, lengths and lookups can tell apart. */
export function lists(field: Field, uses: readonly Use[], context: ClassContext): Classes {
  const items = itemsOf(field, context);
  const { members, key, isOneKey } = membersOf(uses, items.all, field);
  const lengths = uses.flatMap((use) =>
    use.kind === 'length' ? [use.value - 1, use.value, use.value + 1] : [],
  );
  const lookups = uses.flatMap((use) => (use.kind === 'lookup' ? [use] : []));
  const looked = lookups.flatMap(({ catalog, field: name, key: idKey }) =>
    items.byEntry(context.catalogs, catalog, name, idKey),
  );
  const unique = field.schema['uniqueItems'] === true;
  const lists = subsets(members, lengths, items, unique);
  const beside = key === null ? [] : members.flatMap((one) => looked.map((rest) => [one, ...rest]));
  const inexact = uses.some((use) => isInseparable(use) || use.kind === 'constant');
  return {
    values: [...lists, ...looked, ...beside, items.most],
    exact: !inexact && isOneKey && members.length <= MEMBERS,
  };
}

/** The tested items as they occur in the list. Tests on different keys cannot be combined. */
function membersOf(
  uses: readonly Use[],
  items: readonly Json[],
  field: Field,
): { members: Json[]; key: string | null; isOneKey: boolean } {
  const tests = uses.flatMap((use) => (use.kind === 'member' ? [use] : []));
  const [key = null, ...others] = new Set(tests.map((test) => test.key));
  const values = [...new Set(tests.map(({ value }) => value))];
  const members =
    key === null
      ? values
      : values.flatMap(
          (value) =>
            items.find((item) => propertyOf(item, key) === value) ??
            withKey(items, field, key, value),
        );
  const ids = items.map((item) => (key === null ? item : propertyOf(item, key)));
  const isOneKey = others.length === 0 && (key === null || new Set(ids).size === items.length);
  return { members, key, isOneKey };
}

/** An item with this value, which none at hand has: only one choice of an item is varied there. */
function withKey([first]: readonly Json[], field: Field, key: string, value: Json): Json[] {
  const schema = object(object(object(field.schema['items'])['properties'])[key]);
  const compiled = compileSchema(schema);
  const isAllowed = compiled.ok && compiled.validate(value).length === 0;
  return isAllowed && isObject(first) ? [{ ...first, [key]: value }] : [];
}

/**
 * A label equal for lists that nothing tells apart. Operators treat all items alike except those they
 * name; lists with looked-up items differ by all their items.
 */
export function listLabel(value: readonly Json[], uses: readonly Use[]): Json {
  if (uses.some(({ kind }) => kind === 'lookup' || kind === 'peer')) return [...value];
  const members = uses.flatMap((use) => (use.kind === 'member' ? [use] : []));
  const lengths = uses.flatMap((use) => (use.kind === 'length' ? [use.value + 1] : []));
  const isMember = (item: Json, { value: one, key }: (typeof members)[number]) =>
    (key === null ? item : propertyOf(item, key)) === one;
  const named = members.map((member) => value.some((item) => isMember(item, member)));
  const others = value.filter((item) => !members.some((member) => isMember(item, member))).length;
  const most = Math.max(2, ...lengths);
  return [named, Math.min(others, most), Math.min(value.length, most)];
}

type Items = {
  all: Samples;
  most: Json[];
  others: (not: readonly Json[]) => Json[];
  byEntry: (catalogs: Catalogs, catalog: string, field: string, key: string | null) => Json[][];
};

function itemsOf(field: Field, context: ClassContext): Items {
  const all: Samples = sampleItem(field, context);
  const exclusive = optionsOf(field)['exclusive'];
  const most = all.filter((item) => item !== exclusive).slice(0, limitOf(field));
  return {
    all,
    most,
    others: (not) => all.filter((item) => !not.includes(item) && item !== exclusive),
    byEntry: (catalogs, catalog, key, idKey) => {
      const groups = new Map<string, Json[]>();
      for (const item of all) {
        const id = idKey === null ? item : propertyOf(item, idKey);
        const group = JSON.stringify(entryValue(catalogs, catalog, id, key));
        if (!groups.has(group)) groups.set(group, [item]);
      }
      return [...groups.values()];
    },
  };
}

/**
 * All subsets of the tested members: on their own, with one untested item, and padded to each of the
 * lengths.
 */
function subsets(
  members: readonly Json[],
  lengths: readonly number[],
  items: Items,
  unique: boolean,
): Json[][] {
  const tested = members.slice(0, MEMBERS);
  const others = items.others(members);
  return Array.from({ length: 2 ** tested.length }, (_, bits) =>
    tested.filter((_member, index) => (bits & (1 << index)) !== 0),
  ).flatMap((subset) => {
    const extra = [0, 1, ...lengths.map((length) => length - subset.length)];
    return extra.flatMap((count) => {
      const filling = fillers(others.length > 0 ? others : unique ? [] : subset, count, unique);
      return filling === null ? [] : [[...subset, ...filling]];
    });
  });
}

/** Items to pad a list with, or null if there are not enough. */
function fillers(items: readonly Json[], count: number, unique: boolean): Json[] | null {
  if (count < 0 || (count > 0 && items.length === 0)) return null;
  if (unique && count > items.length) return null;
  return Array.from({ length: count }, (_, index) => items[index % items.length] ?? '');
}

/** The most items that the schema allows. */
function limitOf({ schema: { maxItems } }: Field): number {
  return typeof maxItems === 'number' ? maxItems : Number.POSITIVE_INFINITY;
}

function propertyOf(item: Json, key: string): Json | undefined {
  return typeof item === 'object' && item !== null && !Array.isArray(item) ? item[key] : undefined;
}

/** A value that a key of an item is compared with. */
export type Tested = { key: string; value: Json };

/** The list answer that an expression reads, either as a whole or one key of its items. */
export function listOf(source: Expression): { path: string; key: string | null } | null {
  const outer = operation(source);
  const isPlucked = outer?.name === 'pluck';
  const inner = isPlucked ? operation(outer.operands[0] ?? false) : outer;
  if (inner?.name !== 'var') return null;
  return {
    path: valueAsText(inner.operands[0]),
    key: isPlucked ? valueAsText(outer.operands[1]) : null,
  };
}

/** What the test of `all` or `some` compares items with. Null if it is more than equality. */
export function itemsTested(test: Expression): Tested[] | null {
  if (typeof test === 'boolean') return [];
  const found = operation(test);
  const [first = null, second = null] = found?.operands ?? [];
  switch (found?.name) {
    case 'and':
    case 'or':
    case '!':
      return joined(found.operands.map(itemsTested));
    case '==':
    case '!=':
      return compared(first, [second]) ?? compared(second, [first]);
    case 'in':
      return Array.isArray(second) ? compared(first, second) : null;
    default:
      return null;
  }
}

function compared(read: Expression, values: readonly Expression[]): Tested[] | null {
  const found = operation(read);
  const key = valueAsText(found?.operands[0]);
  if (found?.name !== 'var' || key.includes('.') || key.startsWith('$')) return null;
  return values.some((value) => isObject(value) || Array.isArray(value))
    ? null
    : values.map((value) => ({ key, value }));
}

function joined(parts: readonly (Tested[] | null)[]): Tested[] | null {
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
}

/** The result of looking up one id in a catalog. */
export function entryValue(
  catalogs: Catalogs,
  catalog: string,
  id: Json | undefined,
  field: string,
): Json | null {
  return catalogs[catalog]?.entries.find((entry) => entry.id === id)?.[field] ?? null;
}
