import { expect, type Page } from '@playwright/test';
import type { Json } from '../../../src/engine/logic/json.ts';

const nextYear = new Date().getFullYear() + 1;

/** Saved answers of a hauler to all commercial auto questions. */
export const haulerAnswers: Readonly<Record<string, Json>> = {
  vehicles: [
    {
      year: 2022,
      make: 'Ford',
      model: 'Transit',
      value: 28000,
      use: 'jobs',
      keptIn: 'Illinois',
    },
  ],
  drivers: [
    { name: 'Ada Byron', birthDate: '1985-12-10', licenseState: 'Illinois', violations: 0 },
  ],
  radius: 'local',
  lossHistory: {
    hadLosses: true,
    losses: [{ date: '2025-02-28', amount: 1500, what: 'A mirror was broken off.' }],
  },
  autoLimits: { liability: '1m', damage: true },
  email: { email: 'ada@example.com' },
  contactInfo: {
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '(312) 555-0199',
    smsConsent: false,
    businessName: 'Byron Hauling LLC',
    streetAddress: '100 W Randolph St',
    city: 'Chicago',
    state: 'Illinois',
    zipCode: '60601',
    sameMailingAddress: true,
  },
  insuranceStartDate: { date: `${nextYear}-12-31` },
  autoReview: { confirmed: true },
};

export const START = '/commercial-auto';

/** Fills in everything up to the review as a visitor would, and calls `seen` at each step. */
export async function fillIn(
  page: Page,
  seen: (name: string) => Promise<void> = async () => undefined,
): Promise<void> {
  // By keyboard: a mouse press in the same place would count as a double click for a while.
  const next = () => page.locator('[data-primary]').press('Enter');
  const vehicle = page.getByRole('group', { name: 'Vehicle 1' });
  await vehicle.getByLabel('Year').fill('2022');
  await vehicle.getByLabel('Make').fill('Ford');
  await vehicle.getByLabel('Model').fill('Transit');
  await vehicle.getByLabel('What is it worth today?').fill('28000');
  await vehicle.getByLabel('What is it used for?').selectOption('jobs');
  await vehicle.getByLabel('State where it is kept').selectOption('Illinois');
  await seen('vehicles');
  await next();
  const driver = page.getByRole('group', { name: 'Driver 1' });
  await driver.getByLabel('Full name').fill('Ada Byron');
  await driver.getByLabel('Date of birth').first().fill('12/10/1985');
  await driver.getByLabel('License state').selectOption('Illinois');
  await driver.getByLabel('Number of violations').fill('0');
  await seen('drivers');
  await next();
  await page.getByLabel('Up to 50 miles').check();
  await seen('radius');
  await next();
  await page.getByRole('radio', { name: 'No' }).check();
  await seen('losses');
  await next();
  await page.getByLabel('$1,000,000').check();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await seen('limits');
  await next();
  await page.getByLabel(/email/i).first().fill('ada@example.com');
  await next();
  await page.getByLabel('First name').fill('Ada');
  await expect(page.getByText('Illinois')).toBeVisible();
  await next();
  await expect(page).toHaveURL(`${START}/start-date`);
  const inAMonth = new Date(Date.now() + 30 * 86_400_000);
  await page
    .getByLabel('Coverage start date')
    .first()
    .fill(
      inAMonth.toLocaleDateString('en-US', { month: '2-digit', day: '2-digit', year: 'numeric' }),
    );
  await next();
  await expect(page).toHaveURL(`${START}/review`);
  const answers = page.getByRole('region', { name: 'Your answers', exact: true });
  await expect(answers.getByText('Ada Byron')).toBeVisible();
  await seen('review');
}
