import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckGlyph } from '../../../../src/engine/form/controls/glyphs.tsx';

it('the check mark is the same in a component and in a style sheet', () => {
  const file = new URL('../../../../src/engine/ui/check.svg', import.meta.url);
  const shape = (svg: string) =>
    ['width', 'height', 'd', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'].map(
      (name) => new RegExp(`[ "]${name}="([^"]+)"`).exec(svg)?.[1] ?? `no ${name}`,
    );
  expect(shape(renderToStaticMarkup(<CheckGlyph />))).toEqual(shape(readFileSync(file, 'utf8')));
});
