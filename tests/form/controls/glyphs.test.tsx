import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TickGlyph } from '../../../src/form/controls/glyphs.tsx';

it('the tick is one and the same, drawn by a component or by a style sheet', () => {
  const file = new URL('../../../src/ui/tick.svg', import.meta.url);
  const shape = (svg: string) =>
    ['width', 'height', 'd', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'].map(
      (name) => new RegExp(`[ "]${name}="([^"]+)"`).exec(svg)?.[1] ?? `no ${name}`,
    );
  expect(shape(renderToStaticMarkup(<TickGlyph />))).toEqual(shape(readFileSync(file, 'utf8')));
});
