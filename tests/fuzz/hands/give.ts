import { parseTypedDate } from '../../../src/engine/form/input/stored-date.ts';
import { followers, someText, textFor, widgetOf } from '../values.ts';
import { chooseOne, select, check, checkSome } from './choices.ts';
import { controlId, SAVED_MS, typeInto, type Given, type Hands, type Typed } from './hands.ts';
import { someItem } from './items.ts';
import { address, claim } from './rows.ts';
import { share } from './shares.ts';
import { checkTrades } from './trades.ts';

const WIDGETS: Readonly<Record<string, (hands: Hands) => Promise<Given>>> = {
  cards: chooseOne,
  radio: chooseOne,
  'yes-no': chooseOne,
  select,
  checks: checkSome,
  checkbox: check,
  acknowledgement: check,
  trades: checkTrades,
  percentages: share,
  claims: claim,
  locations: address,
  list: async (hands) => await someItem(hands, give),
};

/** Answers a field with the controls that the page has for it. */
export async function give(hands: Hands): Promise<Given> {
  return await (WIDGETS[widgetOf(hands.field)] ?? type)(hands);
}

/** An incomplete date is shown but not saved. */
function unlessNoDay({ shown, disagrees }: Typed, today: string): Typed['disagrees'] {
  const isDay = parseTypedDate(shown, today).kind === 'date';
  return (kept) => (isDay || kept !== undefined ? disagrees(kept) : undefined);
}

async function type(hands: Hands): Promise<Given> {
  const { page, chance, field, fields, today, wanted, hurried } = hands;
  const text = wanted === undefined ? someText(chance, field, today) : textFor(wanted);
  const given = await typeInto(page, controlId(hands), text, hurried);
  if (field.schema['format'] === 'date') return { ...given, disagrees: unlessNoDay(given, today) };
  // The rows for a count are saved with the save after the count's own.
  if (!hurried && followers(fields, field).length > 0) await page.waitForTimeout(2 * SAVED_MS);
  return given;
}
