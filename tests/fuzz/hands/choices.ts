import { type Json, valueAsText } from '../../../src/engine/logic/json.ts';
import { controlId, SAVED_MS, unlike, type Given, type Hands } from './hands.ts';

const inputs = (hands: Hands) => hands.page.locator(`input[id^="${controlId(hands)}-"]`);

/** Probability of changing one's mind right away, before anything was saved. */
const WAVERING = 0.25;

/** Selects one of the cards, sometimes after selecting another. */
export async function chooseOne(hands: Hands): Promise<Given> {
  const { chance, field, choices, current, wanted } = hands;
  const value = wanted === undefined ? chance.one(choices) : wanted;
  const wavers = wanted === undefined && chance.happens(WAVERING);
  const others = wavers ? [chance.one(choices)] : [];
  // Not `check`, which verifies immediately: a page being hydrated applies the answer a little later.
  for (const one of [...others, value]) await inputs(hands).nth(choices.indexOf(one)).click();
  if (others.length > 0) await hands.page.waitForTimeout(SAVED_MS);
  return {
    words: `choose ${[...others, value].map(valueAsText).join(', then ')} at ${field.at}`,
    disagrees: (kept) => unlike(value, kept),
    ...(others.some((one) => unlike(one, current) !== undefined) && { isSubmitted: true }),
  };
}

/** Selects an option of the list box, or none. */
export async function select(hands: Hands): Promise<Given> {
  const { page, chance, field, choices, wanted } = hands;
  const value = wanted ?? (chance.happens(0.1) ? '' : chance.one(choices));
  await page.locator(`[id="${controlId(hands)}"]`).selectOption({ value: valueAsText(value) });
  return {
    words: `select "${valueAsText(value)}" at ${field.at}`,
    disagrees: (kept) => unlike(value, kept ?? ''),
  };
}

/** Presses the checkbox of a statement. */
export async function check(hands: Hands): Promise<Given> {
  const { page, chance, field, current, wanted } = hands;
  const checked = wanted === undefined ? chance.happens(0.7) : wanted === true;
  const box = page.locator(`[id="${controlId(hands)}"]`);
  if (checked !== (current === true)) await box.click();
  return {
    words: `${checked ? 'check' : 'uncheck'} ${field.at}`,
    disagrees: (kept) => unlike(checked, kept === true),
  };
}

/** Presses one checkbox of a group, sometimes two, or whatever the wanted list requires. */
export async function checkSome(hands: Hands): Promise<Given> {
  const { page, chance, field, choices, current, wanted } = hands;
  const before = Array.isArray(current) ? current : [];
  const boxes = inputs(hands);
  const pressed = Array.isArray(wanted)
    ? choices.filter((one) => before.includes(one) !== wanted.includes(one))
    : twice(chance.one(choices), chance.happens(WAVERING));
  for (const choice of pressed) {
    const box = boxes.nth(choices.indexOf(choice));
    // Located again for each press, as a person would: disappearing messages shift the page.
    if (Array.isArray(wanted)) await box.setChecked(wanted.includes(choice));
    else await box.click();
  }
  const shown = await boxes.evaluateAll((all) => all.map((one) => one.matches(':checked')));
  const checked = choices.filter((_choice, index) => shown[index]).map(valueAsText);
  const isTwice = pressed.length === 2 && pressed[0] === pressed[1];
  if (isTwice) await page.waitForTimeout(SAVED_MS);
  const sorted = (kept: Json | undefined) =>
    (Array.isArray(kept) ? kept : []).map(valueAsText).toSorted();
  return {
    words: `press ${pressed.map(valueAsText).join(', ')} at ${field.at}`,
    disagrees: (kept) => unlike(checked.toSorted(), sorted(kept)),
    ...(isTwice && { isSubmitted: true }),
  };
}

const twice = <Choice>(choice: Choice, wavers: boolean): Choice[] =>
  wavers ? [choice, choice] : [choice];
