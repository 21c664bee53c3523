import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isObject, type Json } from '../../../src/engine/core.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { isLaunchFile, launchDocument, launchItems } from '../../../src/site/launch/launch-list.ts';

const files = new Map([...readProject('.')].filter(([path]) => isLaunchFile(path)));
const items = launchItems(files);

describe('the marks of what is not final', () => {
  it('are listed with their place and what to do', () => {
    const text = JSON.stringify({
      sections: [{ $launch: { words: 'A lawyer writes them.' }, id: 'rest', words: ['None.'] }],
      stats: { $launch: { rating: 'A sample.' }, value: '4.8' },
    });
    expect(launchItems(new Map([['a.json', text]]))).toEqual([
      { file: 'a.json', place: 'sections.rest.words', todo: 'A lawyer writes them.', exists: true },
      { file: 'a.json', place: 'stats.rating', todo: 'A sample.', exists: false },
    ]);
  });

  it('are about something that is there', () => {
    expect(items.filter(({ exists }) => !exists)).toEqual([]);
  });

  it('are the list in docs/launch.md', () => {
    expect(readFileSync('docs/launch.md', 'utf8')).toBe(launchDocument(items));
  });

  it('cover every text that speaks of samples, of the demonstration or of what is not open yet', () => {
    const unmarked = [...files].flatMap(([file, text]) => {
      const marked = items.filter((item) => item.file === file).map(({ place }) => place);
      return textsIn(JSON.parse(text), '')
        .filter(({ place }) => !marked.some((mark) => `.${place}.`.startsWith(`.${mark}.`)))
        .filter(({ text: words }) => /\bsample|demonstration|\bdemo\b|not open yet/i.test(words))
        .map(({ place, text: words }) => `${file} ${place}: ${words}`);
    });
    expect(unmarked).toEqual([]);
  });
});

it('no visitor reads what somebody has to write before a launch', () => {
  const told = [...files].flatMap(([, text]) => textsIn(JSON.parse(text), ''));
  const about = told.filter(({ text }) => /before launch|has to go here|to be added/i.test(text));
  expect(about).toEqual([]);
});

const NOT_TEXT = new Set(['$schema', '$launch', 'id', 'keywords']);

type PlacedText = { place: string; text: string };

function textsIn(json: Json, place: string): PlacedText[] {
  const inside = (key: string) => (place === '' ? key : `${place}.${key}`);
  if (typeof json === 'string') return [{ place, text: json }];
  if (Array.isArray(json)) {
    return json.flatMap((item, index) =>
      textsIn(
        item,
        inside(isObject(item) && typeof item.id === 'string' ? item.id : `${index + 1}`),
      ),
    );
  }
  if (!isObject(json)) return [];
  return Object.entries(json)
    .filter(([key]) => !NOT_TEXT.has(key))
    .flatMap(([key, value]) => textsIn(value, inside(key)));
}
