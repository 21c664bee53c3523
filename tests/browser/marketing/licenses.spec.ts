import { expect, test } from '../test.ts';

test('the site serves the licenses of its packages, as plain text', async ({ request }) => {
  const answer = await request.get('/licenses.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const page = await answer.text();
  for (const name of ['react', 'embla-carousel', '@supabase/supabase-js']) {
    expect(page).toMatch(new RegExp(`^${name} [\\d.]+: MIT$`, 'm'));
  }
  expect(page).toContain('SIL OPEN FONT LICENSE');
});
