import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import brand from '../../schemas/catalog/brand.json';
import contact from '../../schemas/contact-info/ui.json';
import tokens from '../../src/engine/ui/tokens.json';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('public/site.webmanifest'));

it('the name is the same where a file has to spell it out', () => {
  expect([manifest.name, manifest.short_name]).toEqual([brand.name, brand.name]);
  expect(JSON.stringify(contact)).toContain(`"${brand.name} sends the texts`);
});

it('the colors of the browser’s frame are those of the pages', () => {
  expect(manifest.theme_color).toBe(tokens.light.night);
  expect(manifest.background_color).toBe(tokens.light.canvas);
  expect(read('index.html')).toContain(`name="theme-color" content="${tokens.light.night}"`);
});
