import { isObject, type Json } from '../../../src/engine/logic/json.ts';
import { object } from '../../../src/engine/language/fields.ts';
import { partId } from '../../../src/engine/form/focus-field.ts';
import { someText, textFor } from '../values.ts';
import { controlId, short, typeInto, type Given, type Hands } from './hands.ts';

const CELLS = ['date', 'value'];

/** Fills in one cell of the claims rows, or all cells that the wanted rows name. */
export async function claim(hands: Hands): Promise<Given> {
  const { page, chance, field, fields, today, current, wanted } = hands;
  const rows = rowsIn(wanted ?? current);
  const cells = rows.flatMap((row, index) =>
    CELLS.map((name) => ({
      name,
      index,
      value: row[name],
      id: partId(controlId(hands), index, name),
    })),
  );
  const chosen = wanted === undefined && cells.length > 0 ? [chance.one(cells)] : cells;
  const done: { index: number; name: string; given: Awaited<ReturnType<typeof typeInto>> }[] = [];
  for (const { id, index, name, value } of chosen) {
    if ((await page.locator(`[id="${id}"]`).count()) === 0) continue;
    const part = fields.find((one) => one.at === `${field.at}/*/${name}`);
    const text = wanted === undefined ? someText(chance, part, today) : textFor(value);
    done.push({ index, name, given: await typeInto(page, id, text) });
  }
  if (done.length === 0) return { words: `leave ${field.at}` };
  return {
    words: done.map(({ given }) => given.words).join(', '),
    disagrees: (kept) =>
      done
        .map(({ given, index, name }) => given.disagrees(rowsIn(kept)[index]?.[name]))
        .find((fault) => fault !== undefined),
  };
}

const rowsIn = (value: Json | undefined) =>
  (Array.isArray(value) ? value : []).map((row) => object(isObject(row) ? row : undefined));

const GOOD = { address: '12 Oak St', city: 'Joliet', zipCode: '60431' };

/** Adds an address, tries one without a state, or removes one. */
export async function address(hands: Hands): Promise<Given> {
  const { page, chance, field, fields, today, current, wanted } = hands;
  const count = rowsIn(current).length;
  if (wanted !== undefined) return { words: `leave ${field.at}` };
  const removers = page.getByRole('button', { name: /^Remove/ });
  if ((await removers.count()) > 0 && chance.happens(0.3)) {
    await removers.first().click();
    return { words: 'remove an address', disagrees: (kept) => holds(kept, count - 1) };
  }
  await page.getByRole('button', { name: /^Add/ }).click();
  const dialog = page.getByRole('dialog');
  const proper = chance.happens(0.7);
  const texts = Object.entries(GOOD).map(([name, good]) => {
    const part = fields.find((one) => one.at === `${field.at}/*/${name}`);
    return proper ? good : someText(chance, part, today);
  });
  for (const [index, text] of texts.entries()) await dialog.locator('input').nth(index).fill(text);
  if (proper) await dialog.locator('select').selectOption({ index: 1 + chance.below(50) });
  await dialog.locator('[type="submit"]').click();
  if (!proper) await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const words = `add the address ${texts.map(short).join(', ')}`;
  return proper
    ? { words, disagrees: (kept) => holds(kept, count + 1) }
    : { words: `${words} without a state` };
}

const holds = (kept: Json | undefined, count: number) =>
  rowsIn(kept).length === count ? undefined : `${rowsIn(kept).length} are kept, not ${count}`;
