import { isObject, valueAsText } from '../../../src/engine/logic/json.ts';
import { optionsOf } from '../../../src/engine/language/fields.ts';
import type { Chance } from '../chance.ts';
import { controlId, unlike, type Given, type Hands } from './hands.ts';

/** Opens the shares dialog and submits shares that add up, or tries ones that do not and cancels. */
export async function share(hands: Hands): Promise<Given> {
  const { page, chance, field, wanted } = hands;
  const name = valueAsText(optionsOf(field)['editLabel']);
  const opener = page.getByRole('button', { name, exact: true });
  if (wanted !== undefined || (await opener.count()) === 0) return { words: `leave ${field.at}` };
  await opener.click();
  const dialog = page.getByRole('dialog');
  const lines = dialog.locator(`input[id^="${controlId(hands)}__share_"]`);
  const whole = chance.happens(0.7);
  const parts = split(chance, await lines.count()).map((part) => (whole ? part : part + 7));
  for (const [index, part] of parts.entries()) await lines.nth(index).fill(String(part));
  await dialog.locator('[type="submit"]').click();
  if (!whole) {
    await dialog.getByRole('alert').locator('p').waitFor();
    await page.keyboard.press('Escape');
  }
  await dialog.waitFor({ state: 'detached' });
  const words = `share ${parts.join(' + ')} at ${field.at}`;
  if (!whole) return { words };
  return {
    words,
    isSubmitted: true,
    disagrees(kept) {
      const shares = (Array.isArray(kept) ? kept : []).filter(isObject);
      return unlike(
        parts,
        shares.map((one) => one['percentage'] ?? null),
      );
    },
  };
}

/** Splits 100 into `count` parts. */
function split(chance: Chance, count: number): number[] {
  let left = 100;
  return Array.from({ length: count }, (_, index) => {
    const part = index === count - 1 ? left : chance.below(left + 1);
    left -= part;
    return part;
  });
}
