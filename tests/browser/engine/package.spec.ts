import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { expect, test } from '../test.ts';
import { command, installApp, pack } from './install.ts';
import { siteTexts } from './site-texts.ts';
import { walkEverything } from './walk-everything.ts';

/** This builds and installs, which takes longer on a busy machine. */
const BUSY_MS = 180_000;

test.describe.configure({ mode: 'serial', timeout: BUSY_MS });

const PEOPLE = [
  ['Ada', '36'],
  ['Bo', '7'],
];

let folder: string;
let app: string;
let packed: { file: string; names: string[] };
let server: PreviewServer;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(BUSY_MS);
  folder = await mkdtemp(join(tmpdir(), 'engine-'));
  packed = await pack(folder);
  app = join(folder, 'app');
  await installApp(app, packed.file);
  await command(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], app);
  server = await preview({ root: app, logLevel: 'error', preview: { port: 0 } });
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
});
test.beforeEach(({ origins }) => void origins.add(origin));
test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('the package has nothing of the site: no questions, no lists, no texts', async () => {
  const texts = siteTexts();
  expect(texts.length).toBeGreaterThan(1000);
  const styles = packed.names.filter((name) => name.endsWith('.css'));
  expect(styles).toHaveLength(1);
  for (const name of packed.names) {
    expect(name).not.toMatch(/quote|purchase|marketing|funnel|trade|claim/i);
    const content = await readFile(name, 'utf8');
    expect(texts.filter((text) => content.includes(text))).toEqual([]);
    expect(content).not.toMatch(/\b(?:insurance|premium|deductible|carrier|quote)\b/i);
    expect(content.match(/\bD\d{1,2}\b|\bspec section|\(decisions? .*/g)).toBeNull();
  }
});

test('its types fit another app', async () => {
  const compiler = ['node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '1'];
  await command(process.execPath, compiler, app);
});

test('works in another app: five steps, a list, a widget and a store of its own', async ({
  page,
}) => {
  const next = () => page.getByRole('button', { name: 'Continue' }).click();
  const title = (name: string) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto(origin);
  await title('Which pet would you like?');
  await expect(page).toHaveURL(`${origin}/adopt/pet`);
  await next();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByRole('radio', { name: 'A dog' }).check();
  await next();

  await title('Is there a garden?');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await next();

  await title('Who lives with you?');
  await page.getByRole('button', { name: 'Add a person' }).click();
  for (const [index, [name = '', age = '']] of PEOPLE.entries()) {
    const person = page.getByRole('group', { name: `Person ${index + 1}` });
    await person.getByLabel('First name').fill(name);
    await person.getByLabel('Age').fill(age);
  }
  await next();

  await title('How sure are you?');
  await page.getByRole('button', { name: '1 of 3' }).click();
  await next();
  await expect(page.getByText('A dog takes at least two stars').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '1 of 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: '2 of 3' }).click();
  await next();

  await title('How can we reach you?');
  // What the app knows is "ada@", which is no address.
  await expect(page.getByLabel('E-mail')).toHaveValue('');
  await page.getByLabel('E-mail').fill('ada@example.com');
  // An immediate second click in the same place would count as a double click.
  await page.getByLabel('E-mail').press('Enter');
  await title('We have your wish');

  await expect(page.getByRole('banner')).toContainText(/Shelter PET-\d+/);

  const answers = {
    pet: { kind: 'dog' },
    garden: { fenced: true },
    home: { people: PEOPLE.map(([name, age]) => ({ name, age: Number(age) })) },
    mood: { stars: 2 },
    you: { email: 'ada@example.com' },
  };
  const heard = await page.evaluate((): unknown[] => Reflect.get(window, 'heard'));
  expect(heard).toContain('step you');
  expect(heard).toContainEqual(answers);
  expect(heard.at(-1)).toEqual({
    page: 'done',
    number: expect.stringMatching(/^PET-\d+$/),
    answers,
  });
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 1]);
  // The surrounding page keeps its own styles.
  await expect(page.getByRole('heading', { name: 'Shelter news' })).not.toHaveCSS(
    'margin-top',
    '0px',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('margin-top', '0px');
});

for (const [name, kind] of [
  ['plain', 'an app without styles'],
  ['strict', 'an app whose policy allows only style sheets from files'],
  ['themed', 'an app with a theme of its own for MUI'],
] as const) {
  test(`looks the same in ${kind}: every widget, dialog and page`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(`${origin}/${name}.html`);
    await walkEverything(page);
    // What is seldom shown is loaded too: dialogs, the calendar, toasts.
    expect(scripts.length).toBeLessThan(15);
  });
}
