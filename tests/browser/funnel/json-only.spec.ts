import { expect, test } from '../test.ts';
import type { Flow } from '../../../src/flow/types.ts';
import { answersBefore } from './drafts.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

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

/** All that an analyst does: a folder with two files, and one entry in the flow. */
function addStep({ read, write }: Pick<ProjectCopy, 'read' | 'write'>): void {
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

test('a step of existing widgets is added, answered and changed by editing JSON files only', async ({
  page,
  origins,
}) => {
  test.setTimeout(180_000);
  const project = await copyProject(addStep);
  origins.add(project.origin);
  try {
    // The dev server prepares the packages on its first request, which takes its time.
    const patient = { timeout: 60_000 };
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
    await expect(page.getByText('Step 8 of 22', { exact: true })).toBeVisible();
    await expect(next).toHaveAccessibleDescription('Still to do: Answer the question about dogs.');
    await page.getByRole('radio', { name: 'Yes' }).check();
    await next.click();
    await expect(page.getByRole('link', { name: 'Enter the number of dogs' })).toBeVisible();
    await page.getByLabel('How many dogs?').fill('2');
    await next.click();
    await expect(page).toHaveURL(`${project.origin}/onboarding/locations`, patient);
    const saved = await page.evaluate(() => localStorage.getItem('onboardingProgress') ?? '');
    expect(JSON.parse(saved)).toMatchObject({ pets: { hasDogs: true, dogs: '2' }, currentStep: 8 });

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByLabel('How many dogs?')).toHaveValue('2', patient);
    project.write('schemas/pets/schema.json', json({ ...schema, title: 'Any dogs out there?' }));
    await expect(page.locator('h1')).toHaveText('Any dogs out there?', patient);
  } finally {
    // A page that still asks the dev server for files would report its end as an error.
    await page.goto('about:blank');
    await project.remove();
  }
});
