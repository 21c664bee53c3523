import { applyAll } from '../../../src/analysis/project/edit.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { analystEdits } from '../../product/analyst-edits.ts';
import { violations } from '../axe.ts';
import { expect, test } from '../test.ts';
import { answersBefore } from './drafts.ts';
import { copyProject } from './project-copy.ts';

const VEHICLES = '/onboarding/vehicles';

/** The list of vehicles that an analyst adds behind the step ownership. */
function addVehicles({ write }: { write: (path: string, text: string) => void }): void {
  const shipped = readProject('.');
  const edited = applyAll(shipped, analystEdits['a list of vehicles is asked for'] ?? []);
  for (const [file, text] of edited) if (shipped.get(file) !== text) write(file, text);
}

test('a list that an analyst adds is filled in, corrected, kept and without a barrier', async ({
  page,
  origins,
}) => {
  test.setTimeout(180_000);
  const project = await copyProject(addVehicles);
  origins.add(project.origin);
  // The dev server prepares the packages on its first request, which takes its time.
  const patient = { timeout: 60_000 };
  const vehicle = (number: number) => page.getByRole('group', { name: `Vehicle ${number}` });
  try {
    await page.goto(`${project.origin}/onboarding`, patient);
    await page.evaluate(
      (draft) => localStorage.setItem('onboardingProgress', draft),
      JSON.stringify({
        uuid: crypto.randomUUID(),
        currentStep: 8,
        ...answersBefore('ownership'),
        ownershipInfo: { ownershipStructure: 'llc', startYear: '2015' },
      }),
    );
    await page.goto(`${project.origin}${VEHICLES}`, patient);
    await expect(page.locator('h1')).toHaveText('Which vehicles do you use?', patient);
    const next = page.locator('[data-primary]');

    await vehicle(1).getByLabel('Year').fill('2022');
    await vehicle(1).getByLabel('Make').fill('Ford');
    await vehicle(1).getByLabel('What is it used for?').selectOption('Deliveries');
    await page.getByRole('button', { name: 'Add a vehicle' }).click();
    await expect(vehicle(2).getByLabel('Year')).toBeFocused();
    await next.click();
    await page.getByRole('link', { name: 'Enter the make' }).click();
    await expect(vehicle(2).getByLabel('Make')).toBeFocused();
    await expect(vehicle(1).getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page), `${width} px`).toEqual([]);
    }

    await vehicle(1).getByRole('radio', { name: 'No' }).check();
    await page.getByRole('button', { name: 'Remove: Vehicle 1' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(vehicle(1).getByLabel('Make')).toHaveValue('Ford');
    await page.getByRole('button', { name: 'Remove: Vehicle 2' }).click();
    await page.reload();
    await expect(vehicle(1).getByLabel('Make')).toHaveValue('Ford', patient);
    await expect(vehicle(2)).toHaveCount(0);
    await next.click();
    await expect(page).toHaveURL(`${project.origin}/onboarding/locations`, patient);
    const saved = await page.evaluate(() => localStorage.getItem('onboardingProgress') ?? '');
    expect(JSON.parse(saved)).toMatchObject({
      vehicles: [{ year: 2022, make: 'Ford', use: 'delivery', leased: false }],
    });
  } finally {
    // A page that still asks the dev server for files would report its end as an error.
    await page.goto('about:blank');
    await project.remove();
  }
});
