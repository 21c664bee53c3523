import { describe, expect, it } from 'vitest';
import { isIn, modulesIn, readText } from './modules.ts';
import { looseTexts } from './texts.ts';

/** Pages that nothing changes once they are there: they do not load React. */
const STATIC = ['src/site/marketing'];

describe('a text that may change, or stands beside what comes and goes, has an element of its own', () => {
  const files = ['src/engine', 'src/site']
    .flatMap(modulesIn)
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.tsx') && !isIn(path, STATIC));

  it('in the engine and on the site', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((path) => looseTexts(path, readText(path)))).toEqual([]);
  });

  it.each([
    ['a text beside one that changes', '<p>{name} left</p>'],
    ['a text before what comes and goes', '<p>Hello {isNew && <b>you</b>}</p>'],
    ['a text that comes and goes', '<p><b>Hello</b> {isNew && name}</p>'],
    ['a text without an element', '<>{name}</>'],
    ['a text by a name', '<p><b>a</b>{text}</p>; const text = fill(name)'],
  ])('finds %s', (_, jsx) => {
    expect(looseTexts('a.tsx', `const drawn = ${jsx};`)).not.toEqual([]);
  });

  it.each([
    ['the only text of its element', '<p>{name}</p>'],
    ['texts in elements', '<p><b>{name}</b> <span>{`${count} left`}</span></p>'],
    ['a fixed text beside fixed elements', '<p>Press <b>Enter</b>.</p>'],
    [
      'lists and what comes and goes',
      '<ul>{isNew && <li />}{all.map((one) => <li key={one} />)}</ul>',
    ],
    ['elements by a name', '<p>{part}{part}</p>; const part = isNew ? <b /> : null'],
  ])('lets %s be', (_, jsx) => {
    expect(looseTexts('a.tsx', `const drawn = ${jsx};`)).toEqual([]);
  });
});
