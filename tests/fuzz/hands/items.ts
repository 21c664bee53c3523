import {
  type Json,
  type JsonObject,
  isObject,
  valueAsText,
} from '../../../src/engine/logic/json.ts';
import { optionsOf, type Field } from '../../../src/engine/language/fields.ts';
import { widgetOf } from '../values.ts';
import type { Given, Hands } from './hands.ts';

type Give = (hands: Hands) => Promise<Given>;

/** Fills in one field of an item, adds or removes an item, or makes the list match the wanted one. */
export async function someItem(hands: Hands, give: Give): Promise<Given> {
  const { chance, wanted } = hands;
  if (Array.isArray(wanted)) return await allItems(hands, itemsIn(wanted), give);
  const count = await shown(hands).count();
  if (count === 0 || chance.happens(0.15)) return await add(hands, count);
  if (chance.happens(0.1)) return await remove(hands, count);
  const index = chance.below(count);
  const part = chance.one(parts(hands));
  return of(index, part, await give(within(hands, part, index)));
}

/** Makes the list contain these items, whatever it has now. */
async function allItems(hands: Hands, wanted: readonly JsonObject[], give: Give): Promise<Given> {
  const done: Given[] = [];
  for (let count = await shown(hands).count(); count < wanted.length; count += 1) {
    done.push(await add(hands, count));
  }
  for (let count = await shown(hands).count(); count > wanted.length; count -= 1) {
    done.push(await remove(hands, count));
  }
  const filled: Given[] = [];
  for (const [index, item] of wanted.entries()) {
    for (const part of parts(hands)) {
      const value = item[part.name];
      if (value === undefined) continue;
      filled.push(of(index, part, await give({ ...within(hands, part, index), wanted: value })));
    }
  }
  return {
    words: [...done, ...filled].map(({ words }) => words).join(', ') || 'leave the list',
    disagrees: (kept) =>
      filled.map(({ disagrees }) => disagrees?.(kept)).find((fault) => fault !== undefined),
  };
}

/** Turns the entry in a part of an item into an answer for the whole list. */
const of = (index: number, { name }: Field, { disagrees, ...given }: Given): Given => ({
  ...given,
  ...(disagrees && {
    disagrees: (kept: Json | undefined) => disagrees(itemsIn(kept)[index]?.[name]),
  }),
});

async function add({ page, field }: Hands, count: number): Promise<Given> {
  const button = page.getByRole('button', {
    name: valueAsText(optionsOf(field)['addLabel']),
    exact: true,
  });
  if ((await button.getAttribute('aria-disabled')) === 'true') return { words: 'the list is full' };
  await button.click();
  return { words: `add an item to ${field.at}`, disagrees: (kept) => holds(kept, count + 1) };
}

/** Items can only be removed down to the minimum. */
async function remove(hands: Hands, count: number): Promise<Given> {
  const title = valueAsText(optionsOf(hands.field)['itemTitle']).replace('{number}', String(count));
  const button = hands.page.getByRole('button', { name: `Remove: ${title}`, exact: true });
  if ((await button.count()) === 0) return { words: `leave ${hands.field.at}` };
  await button.click();
  return { words: `remove ${title}`, disagrees: (kept) => holds(kept, count - 1) };
}

const holds = (kept: Json | undefined, count: number) =>
  itemsIn(kept).length === count ? undefined : `${itemsIn(kept).length} are kept, not ${count}`;

const itemsIn = (value: Json | undefined): JsonObject[] =>
  (Array.isArray(value) ? value : []).map((item) => (isObject(item) ? item : {}));

/** The item groups shown on the page. */
function shown({ page, field }: Hands) {
  const [before = '', after = ''] = valueAsText(optionsOf(field)['itemTitle']).split('{number}');
  return page.getByRole('group', { name: new RegExp(`^${before}\\d+${after}$`) });
}

/** The fields of an item that can be filled in; nested lists are skipped. */
function parts({ field, fields }: Hands): Field[] {
  return fields.filter(
    (one) => one.at === `${field.at}/*/${one.name}` && !['list', ''].includes(widgetOf(one)),
  );
}

function within(hands: Hands, part: Field, index: number): Hands {
  const { current, wanted: _all, ...others } = hands;
  const listed = part.schema['enum'];
  const value = itemsIn(current)[index]?.[part.name];
  return {
    ...others,
    field: { ...part, at: part.at.replace('*', String(index)) },
    choices: Array.isArray(listed)
      ? listed
      : part.schema['type'] === 'boolean'
        ? [true, false]
        : [],
    current: value,
  };
}
