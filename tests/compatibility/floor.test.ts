import { describe, expect, it } from 'vitest';
import { browserPath } from './browser-paths.ts';
import { lacking } from './floor.ts';
import { featuresOf } from './style-features.ts';

describe('the oldest supported browsers', () => {
  it.each([
    'api.Element.checkVisibility',
    'html.elements.dialog.closedby',
    'css.at-rules.starting-style',
    'css.properties.overlay',
  ])('would be reported to lack %s', (feature) => {
    expect(lacking(feature).length).toBeGreaterThan(0);
  });

  it.each(['api.Navigator.locks', 'css.selectors.has', 'javascript.builtins.Array.toSorted'])(
    'would be reported to have %s',
    (feature) => {
      expect(lacking(feature)).toEqual([]);
    },
  );
});

describe('the features that a page uses', () => {
  it.each([
    ['Element', 'checkVisibility', 'api.Element.checkVisibility'],
    ['ReadonlyArray', 'toSorted', 'javascript.builtins.Array.toSorted'],
    ['ArrayConstructor', 'fromAsync', 'javascript.builtins.Array.fromAsync'],
    ['NavigatorLocks', 'locks', 'api.Navigator.locks'],
    [undefined, 'structuredClone', 'api.structuredClone'],
    ['RequestInit', 'body', undefined],
  ])('%s.%s is %s in the data', (owner, name, path) => {
    expect(browserPath(owner, name)).toBe(path);
  });

  it.each([
    ['a:has(b) {}', 'css.selectors.has'],
    ['a { transition: display 1s allow-discrete; }', 'css.properties.transition.allow-discrete'],
    ['@media (width < 3em) {}', 'css.at-rules.media.range_syntax'],
    ['@starting-style { a { top: 0; } }', 'css.at-rules.starting-style'],
    ['a { color: color-mix(in srgb, red, blue); }', 'css.types.color.color-mix'],
    ['a { height: 100dvh; }', 'css.types.length.viewport_percentage_units_dynamic'],
  ])('of %j is %s', (css, feature) => {
    expect(featuresOf(css)).toContain(feature);
  });
});
