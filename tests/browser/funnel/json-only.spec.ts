import { applyAll } from '../../../src/checker/project/edit.ts';
import type { Flow } from '../../../src/engine/flow/types.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { analystEdits } from '../../product/analyst-edits.ts';
import { violations } from '../axe.ts';
import { expect, test } from '../test.ts';
import { answersBefore } from './drafts.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

type Files = Pick<ProjectCopy, 'read' | 'write'>;

const schema = {
  $id: 'plumbline:pets',
  type: 'object',
  title: 'Do animals guard your yard?',
  properties: {
    hasDogs: { title: 'Are there guard dogs?', type: 'boolean' },
    warning: { title: 'Where is the sign?', type: 'string', maxLength: 40 },
  },
  required: ['hasDogs'],
  allOf: [
    {
      if: { properties: { hasDogs: { const: true } }, required: ['hasDogs'] },
      then: {
        properties: { dogs: { title: 'How many dogs?', type: 'string', pattern: '^[1-9]\\d?$' } },
        required: ['dogs'],
      },
    },
  ],
};
const ui = {
  'ui:order': ['hasDogs', 'dogs', 'warning'],
  'ui:continue': { disabledUntil: [{ at: '/hasDogs', say: 'Answer the question about dogs.' }] },
  hasDogs: {
    'ui:widget': 'yes-no',
    'ui:options': { errors: { required: 'Answer the question about dogs.' } },
  },
  dogs: {
    'ui:widget': 'digits',
    'ui:options': {
      errors: { required: 'Enter the number of dogs', pattern: 'Enter a number from 1 to 99' },
    },
  },
  warning: {
    'ui:widget': 'text',
    'ui:options': { errors: { maxLength: 'Use 40 characters or fewer' } },
  },
};

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Everything an analyst does: adds a folder with two files and one flow entry. */
function addPets({ read, write }: Files): void {
  write('schemas/pets/schema.json', json(schema));
  write('schemas/pets/ui.json', json(ui));
  const flow: Flow = JSON.parse(read('flows/onboarding.json'));
  const at = flow.steps.findIndex(({ id }) => id === 'ownership');
  const [ownership] = flow.steps.slice(at, at + 1);
  if (ownership === undefined) throw new Error('The flow has no step ownership');
  flow.steps.splice(at + 1, 0, {
    id: 'pets',
    label: 'Animals',
    path: '/onboarding/pets',
    answers: 'pets',
    savedStep: 8,
    next: ownership.next,
  });
  ownership.next = [{ to: 'pets' }];
  delete flow.bounds;
  write('flows/onboarding.json', json(flow));
}

/** The vehicle list that an analyst adds after the ownership step. */
function addVehicles({ write }: Files): void {
  const shipped = readProject('.');
  const edited = applyAll(shipped, analystEdits['a list of vehicles is asked for'] ?? []);
  for (const [file, text] of edited) if (shipped.get(file) !== text) write(file, text);
}

let project: ProjectCopy;

/** The dev server prebundles dependencies on its first request, which takes a while. */
const patient = { timeout: 60_000 };

// One dev server for both tests: preparing dependencies and code takes longer than the tests.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.beforeAll(async () => {
  project = await copyProject((files) => {
    addVehicles(files);
    addPets(files);
  });
});
test.beforeEach(({ origins }) => void origins.add(project.origin));
// Leave the page: otherwise the end of the dev server would be reported as an error by its requests.
test.afterEach(({ page }) => page.goto('about:blank'));
test.afterAll(() => project.remove());

test('a step of existing widgets is added, answered and changed by editing JSON files only', async ({
  page,
}) => {
  await page.goto(`${project.origin}/onboarding/ownership`, patient);
  await expect(page.locator('h1')).toHaveText('About your ownership structure', patient);
  await page.evaluate(
    (draft) => localStorage.setItem('onboardingProgress', draft),
    JSON.stringify({ uuid: crypto.randomUUID(), ...answersBefore('ownership') }),
  );
  await page.reload();
  const next = page.locator('[data-primary]');
  await expect(next).toBeVisible(patient);
  await next.click();

  await expect(page).toHaveURL(`${project.origin}/onboarding/pets`, patient);
  await expect(page.locator('h1')).toHaveText('Do animals guard your yard?', patient);
  await expect(page.getByText('Step 8 of 23', { exact: true })).toBeVisible();
  await expect(next).toHaveAccessibleDescription('Still to do: Answer the question about dogs.');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await next.click();
  await expect(page.getByRole('link', { name: 'Enter the number of dogs' })).toBeVisible();
  await page.getByLabel('How many dogs?').fill('2');
  await next.click();
  await expect(page).toHaveURL(`${project.origin}/onboarding/vehicles`, patient);
  const saved = await page.evaluate(() => localStorage.getItem('onboardingProgress') ?? '');
  expect(JSON.parse(saved)).toMatchObject({ pets: { hasDogs: true, dogs: '2' }, currentStep: 8 });

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('How many dogs?')).toHaveValue('2', patient);
  project.write('schemas/pets/schema.json', json({ ...schema, title: 'Any dogs out there?' }));
  await expect(page.locator('h1')).toHaveText('Any dogs out there?', patient);
});

test(
  'a list that an analyst adds can be filled in, corrected and saved, and is accessible',
  { tag: '@long' },
  async ({ page }) => {
    const vehicle = (number: number) => page.getByRole('group', { name: `Vehicle ${number}` });
    await page.goto(`${project.origin}/onboarding`, patient);
    await page.evaluate(
      (draft) => localStorage.setItem('onboardingProgress', draft),
      JSON.stringify({
        uuid: crypto.randomUUID(),
        currentStep: 8,
        ...answersBefore('ownership'),
        ownershipInfo: { ownershipStructure: 'llc', startYear: '2015' },
        pets: { hasDogs: false },
      }),
    );
    await page.goto(`${project.origin}/onboarding/vehicles`, patient);
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
  },
);
