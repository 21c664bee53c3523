import { type Json, isObject, valueAsText } from '../../../src/engine/logic/json.ts';
import { controlId, unlike, type Given, type Hands } from './hands.ts';

/** Presses a trade or one of its descriptions, or whatever the wanted trades require. */
export async function checkTrades(hands: Hands): Promise<Given> {
  const { page, chance, field, current, wanted } = hands;
  const id = controlId(hands);
  const boxes = page.locator(`[id^="${id}-"][type="checkbox"]`);
  const pressed: string[] = [];
  const press = async (which: string) => {
    await page.locator(`[id="${id}-${which}"]`).click();
    pressed.push(which);
  };
  if (wanted === undefined) {
    const ids = await boxes.evaluateAll((all) => all.map((one) => one.id));
    await press(chance.one(ids).slice(id.length + 1));
  } else {
    for (const which of pressesFor(tradesIn(current), tradesIn(wanted))) {
      const box = page.locator(`[id="${id}-${which}"]`);
      if ((await box.count()) === 1) await press(which);
    }
  }
  const checked = await boxes
    .and(page.locator(':checked'))
    .evaluateAll((all) => all.map((one) => one.id));
  return {
    words: `press ${pressed.join(', ')} at ${field.at}`,
    disagrees(kept) {
      const trades = new Set(tradesIn(kept).map((trade) => `${id}-${trade.id}`));
      const shown = checked.filter((one) => trades.has(one) || !isOptionOf(one, trades));
      return unlike(shown.toSorted(), [...trades].toSorted());
    },
  };
}

type Trade = { id: string; code: string };

const tradesIn = (value: Json | undefined): Trade[] =>
  (Array.isArray(value) ? value : [])
    .filter(isObject)
    .map((trade) => ({ id: valueAsText(trade['id']), code: valueAsText(trade['ncciCode']) }));

/** First trades to remove, then trades to add, then the descriptions not selected yet. */
function pressesFor(before: readonly Trade[], after: readonly Trade[]): string[] {
  const ids = (trades: readonly Trade[]) => [...new Set(trades.map(({ id }) => id))];
  const gone = ids(before).filter((id) => !ids(after).includes(id));
  const fresh = ids(after).filter((id) => !ids(before).includes(id));
  const options = after.filter(
    ({ id, code }) => !before.some((one) => one.id === id && one.code === code),
  );
  return [...gone, ...fresh, ...options.map(({ id, code }) => `${id}-${code}`)];
}

const isOptionOf = (box: string, trades: ReadonlySet<string>) =>
  [...trades].some((trade) => box.startsWith(`${trade}-`));
