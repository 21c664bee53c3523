import { carpenterAnswers, openWith } from './drafts.ts';
import { stepPath } from './steps.ts';
import { expect, test } from '../persistent-page.ts';

// 1280 by 1024 at 400 %.
test.use({ viewport: { width: 320, height: 256 } });

for (const step of ['construction-types', 'past-insurance']) {
  test(`each control of ${step} that Tab reaches is visible on a low screen (400 % zoom)`, async ({
    page,
  }) => {
    await openWith(page, carpenterAnswers, stepPath(step));
    const hidden: string[] = [];
    for (let reached = 0; reached < 40; reached += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(coveredFocus);
      if (covered !== null) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  });
}

/** Runs in the page: returns the focused element if it is completely covered. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const seen = shares.some((down) =>
    shares.some((across) => {
      const at = document.elementFromPoint(left + width * across, top + height * down);
      return at !== null && (focused.contains(at) || focused.parentElement?.contains(at) === true);
    }),
  );
  return seen ? null : `${focused.id} ${focused.textContent} at ${top}`;
}
