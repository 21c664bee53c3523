import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type ManifestIcon = { src: string; sizes: string; type: string; purpose?: string };

const manifest: { icons: ManifestIcon[] } = JSON.parse(
  readFileSync('public/site.webmanifest', 'utf8'),
);
const fileOf = ({ src }: ManifestIcon) => `public${src}`;

/** Width and height as the header of a PNG file has them. */
function sizeOf(file: string): string {
  const header = readFileSync(file).subarray(16, 24);
  return `${header.readUInt32BE(0)}x${header.readUInt32BE(4)}`;
}

it('every icon of the manifest exists in the stated size', () => {
  expect(manifest.icons.map(fileOf).filter((file) => !existsSync(file))).toEqual([]);
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map((icon) => sizeOf(fileOf(icon)))).toEqual(drawn.map(({ sizes }) => sizes));
});

it('the maskable icon is a separate drawing', () => {
  const isMaskable = ({ purpose }: ManifestIcon) => purpose === 'maskable';
  const others = manifest.icons.filter((icon) => !isMaskable(icon)).map(({ src }) => src);
  const masked = manifest.icons.filter(isMaskable).map(({ src }) => src);
  expect(masked).toHaveLength(1);
  expect(others).not.toContain(masked[0]);
});

it('the social card has the size that the pages’ heads state', () => {
  expect(sizeOf('public/social-card.png')).toBe('1200x630');
});
