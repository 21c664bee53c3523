import { describe, expect, it } from 'vitest';
import { explained, suggestionsAt } from '../../../../src/studio/panels/code/complete.ts';
import {
  quickFix,
  smallestChange,
  squiggles,
} from '../../../../src/studio/panels/code/CodeEditor.tsx';

const FLOW = JSON.stringify({
  id: 'tiny',
  conditions: { hasPet: true },
  steps: [{ id: 'pet', label: 'Pet', next: [{ when: 'hasPet', to: 'you' }] }],
  pages: [{ id: 'done', label: 'Done' }],
});
const TEXTS = new Map([
  ['flows/tiny.json', FLOW],
  ['schemas/catalog/animals.json', '{ "entries": [{ "id": "dog" }] }'],
]);

/** The labels offered at the position of `|`. */
function offered(path: string, marked: string): string[] {
  const found = suggestionsAt(path, marked.replace('|', ''), marked.indexOf('|'), TEXTS);
  return found?.options.map(({ label }) => label) ?? [];
}

describe('completion', () => {
  it('offers the keys of the language, inside existing code', () => {
    expect(offered('schemas/pet/ui.json', '{ "ui:|" }')).toContain('"ui:layout"');
    expect(offered('schemas/pet/ui.json', '{ "name": { "ui:|": 1 } }')).toContain('"ui:widget"');
    expect(offered('schemas/pet/schema.json', '{ "|" }')).toContain('"properties"');
    expect(offered('flows/tiny.json', '{ "steps": [{ "|" }] }')).toContain('"savedStep"');
  });

  it.each([
    ['a widget', 'schemas/pet/ui.json', '{ "name": { "ui:widget": "|" } }', '"money"'],
    ['a layout', 'schemas/pet/ui.json', '{ "ui:layout": "|" }', '"wide"'],
    [
      'a list of choices',
      'schemas/pet/schema.json',
      '{ "properties": { "a": { "x-options": "|" } } }',
      '"animals"',
    ],
    ['a step', 'flows/tiny.json', FLOW.replace('"to":"you"', '"to":"|"'), '"pet"'],
    ['an end page', 'flows/tiny.json', FLOW.replace('"to":"you"', '"to":"|"'), '"done"'],
    ['a condition', 'flows/tiny.json', FLOW.replace('"when":"hasPet"', '"when":"|"'), '"hasPet"'],
  ])('offers %s', (_what, path, text, label) => {
    const texts = path.startsWith('flows/') ? TEXTS : TEXTS;
    const found = suggestionsAt(path, text.replace('|', ''), text.indexOf('|'), texts);
    expect(found?.options.map((option) => option.label)).toContain(label);
  });

  it('replaces the whole word, and adds a colon to a new key only', () => {
    const at = (text: string) =>
      suggestionsAt('schemas/pet/ui.json', text, text.indexOf('ui:') + 3, TEXTS);
    const fresh = at('{ "ui:" }');
    expect([fresh?.from, fresh?.to]).toEqual([2, 7]);
    expect(fresh?.options[0]?.apply).toMatch(/: $/);
    expect(at('{ "ui:": 1 }')?.options[0]?.apply).not.toMatch(/: $/);
  });

  it('offers nothing in a file without a schema', () => {
    expect(offered('schemas/content/page.json', '{ "|" }')).toEqual([]);
  });
});

describe('hover', () => {
  const said = (path: string, text: string, word: string) =>
    explained(path, text, text.indexOf(word) + 1, TEXTS)?.text ?? '';

  it('explains keys, and values with a meaning', () => {
    const ui = '{ "name": { "ui:widget": "money" } }';
    expect(said('schemas/pet/ui.json', ui, '"money"')).toBe('An amount, shown with $ and commas.');
    expect(said('schemas/pet/ui.json', ui, '"ui:widget"')).not.toBe('');
    expect(said('flows/tiny.json', FLOW, '"savedStep"')).toBe('');
    expect(said('flows/tiny.json', FLOW, '"pages"')).not.toBe('');
  });
});

describe('a quick fix', () => {
  const text = '{ "name": { "ui:widget": "texxt", "ui:titel": "Name" } }';
  const applied = (fix: ReturnType<typeof quickFix>) =>
    fix && text.slice(0, fix.from) + fix.insert + text.slice(fix.to);

  it('replaces a value with the suggested word', () => {
    const pointer = '/name/ui:widget';
    const finding = {
      pointer,
      message: 'There is no widget "texxt".',
      suggestion: 'Did you mean "text"?',
    };
    expect(applied(quickFix(text, finding))).toBe(text.replace('texxt', 'text'));
  });

  it('replaces a key with the suggested word, and keeps its value', () => {
    const pointer = '/name/ui:titel';
    const message = '"ui:titel" is not a key of it.';
    const suggestion = 'Did you mean "ui:title"?';
    expect(applied(quickFix(text, { pointer, message, suggestion }))).toBe(
      text.replace('titel', 'title'),
    );
  });

  it.each([
    ['no suggestion', undefined],
    ['advice', 'Put it above the other one.'],
    ['advice with a word', 'Add "required" to the errors in "ui:options".'],
  ])('is none for %s', (_what, suggestion) => {
    const finding = { pointer: '/name/ui:widget', message: 'Wrong: "texxt".', suggestion };
    expect(quickFix(text, finding)).toBeUndefined();
  });
});

describe('an underline in the code', () => {
  it('starts at the place of the finding, and ends on its line', () => {
    const text = '{\n  "steps": {\n    "a": 1\n  }\n}';
    const [mark] = squiggles(text, [
      {
        code: 'F3',
        name: 'known-shape',
        severity: 'error',
        file: 'x.json',
        pointer: '/steps',
        line: 2,
        column: 3,
        message: 'It is not a list.',
        suggestion: 'Write a list.',
      },
    ]);
    expect(text.slice(mark?.from, mark?.to)).toBe('"steps": {');
    expect(mark).toMatchObject({ severity: 'error', message: 'It is not a list.\nWrite a list.' });
  });
});

describe('the smallest change', () => {
  it.each([
    ['abc', 'abc', undefined],
    ['abc', 'axc', { from: 1, to: 2, insert: 'x' }],
    ['aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
    ['', 'x', { from: 0, to: 0, insert: 'x' }],
    ['xyx', 'x', { from: 1, to: 3, insert: '' }],
  ])('from %j to %j', (before, after, change) => {
    expect(smallestChange(before, after)).toEqual(change);
  });
});
