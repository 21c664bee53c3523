import { openStep } from './drafts.ts';
import { breakRemote, restoreRemote, NO_ANSWER } from './remote.ts';
import { shownToasts } from './toasts.ts';
import { expect, test } from '../test.ts';

const TOASTS = '**/Snackbars-*.js';

test.use({ allowedErrors: [[NO_ANSWER], { scope: 'test' }] });

test('the toast of a failed save does not appear once the answers are saved again', async ({
  page,
}) => {
  let refused = 0;
  await page.route(TOASTS, async (route) => {
    refused += 1;
    await route.abort();
  });
  await openStep(page, 'contact-info');
  await breakRemote(page, 'writes');
  await page.getByLabel(/^City/).fill('Aurora');
  await expect(page.getByText(/will retry$/).first()).toBeVisible();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await restoreRemote(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Your answers are saved again.')).toBeAttached();
  const arrived = page.waitForResponse(TOASTS);
  await page.unroute(TOASTS);
  await arrived;
  await page.waitForTimeout(500);
  await expect(shownToasts(page)).toHaveCount(0);
});
