import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import industryCatalog from '../../../schemas/catalog/industries.json' with { type: 'json' };
import tradeCatalog from '../../../schemas/catalog/trades.json' with { type: 'json' };
import products from '../../../schemas/content/products.json' with { type: 'json' };
import { drawingOf } from '../../../src/engine/ui/icons/drawings.ts';
import { Icon } from '../../../src/engine/ui/icons/Icon.tsx';

const groups = import.meta.glob<Record<string, Record<string, unknown>>>(
  '../../../src/engine/ui/icons/*.ts',
  {
    eager: false,
  },
);
const sources = import.meta.glob<string>('../../../src/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const NEUTRAL = renderToStaticMarkup(<Icon name="no-such-drawing" />);
const contents = import.meta.glob('../../../schemas/content/**/*.json', {
  eager: true,
  import: 'default',
});

/** Every value of an `icon` key anywhere in a content file. */
const iconsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === 'icon' && typeof inner === 'string' ? [inner] : iconsIn(inner),
      );

describe('Icon', () => {
  it('shows a neutral mark for a name that no loaded group draws', async () => {
    // The checks of the site, which every test runs with, have loaded all groups.
    vi.resetModules();
    const [drawings, icons] = await Promise.all([
      import('../../../src/engine/ui/icons/drawings.ts'),
      import('../../../src/engine/ui/icons/Icon.tsx'),
    ]);
    expect(drawings.drawingOf('hammer')).toBeUndefined();
    expect(renderToStaticMarkup(<icons.Icon name="hammer" />)).toBe(NEUTRAL);
  });

  it('is decoration: hidden from assistive technology and never focused', () => {
    expect(NEUTRAL).toContain('aria-hidden="true"');
    expect(NEUTRAL).toContain('focusable="false"');
  });

  it('knows the trades once their group is loaded, and every trade has a drawing', async () => {
    await import('../../../src/engine/ui/icons/trades.ts');
    const missing = tradeCatalog.entries.filter(({ icon }) => drawingOf(icon) === undefined);
    expect(missing).toEqual([]);
  });

  it('has a drawing for each industry', async () => {
    await import('../../../src/engine/ui/icons/industries.ts');
    const missing = industryCatalog.entries.filter(({ icon }) => drawingOf(icon) === undefined);
    expect(missing).toEqual([]);
  });

  it('has a drawing for each icon that a content file names', async () => {
    await import('../../../src/engine/ui/icons/coverage.ts');
    await import('../../../src/engine/ui/icons/industries.ts');
    await import('../../../src/engine/ui/icons/signs.ts');
    await import('../../../src/engine/ui/icons/tools.ts');
    await import('../../../src/engine/ui/icons/trades.ts');
    const marketing = Object.entries(contents)
      .filter(([file]) => /products|about|product-page/.test(file) && !file.includes('/meta/'))
      .flatMap(([, content]) => iconsIn(content));
    expect(marketing.length).toBeGreaterThan(products.products.length);
    expect(marketing.filter((icon) => drawingOf(icon) === undefined)).toEqual([]);
  });

  it('has a drawing for each name that a module writes, from a group that the module loads', async () => {
    const named = Object.entries(sources).flatMap(([file, text]) =>
      [...text.matchAll(/<Icon\s+name="([^"]+)"/g)].map(([, name = '']) => ({ file, name, text })),
    );
    expect(named.length).toBeGreaterThan(30);
    for (const { file, name, text } of named) {
      const loaded = Object.keys(groups).filter(
        (path) =>
          path.endsWith('/controls.ts') || text.includes(`/icons/${path.split('/').pop()}'`),
      );
      const drawings = await Promise.all(loaded.map((path) => groups[path]?.()));
      const known = drawings.flatMap((group) => Object.values(group ?? {}).flatMap(Object.keys));
      expect(known, `${file} loads no drawing of`).toContain(name);
    }
  });
});
