import { valueAsText } from '../../../src/engine/logic/json.ts';
import { one, type Kind, type MutableProject } from '../mutant.ts';
import { DATA, nodesIn, type Node } from './nodes.ts';

/** Texts shown to people: containing a space, or under a text key. */
const isText = ({ value, key, keys, file }: Node) =>
  typeof value === 'string' &&
  !file.includes('/meta/') &&
  key !== '$id' &&
  key !== 'pattern' &&
  (value.includes(' ') ||
    ['title', 'label', 'text', 'message', 'say', 'name', 'value'].includes(key)) &&
  !keys.includes('conditions') &&
  !keys.includes('valid') &&
  !keys.includes('values');

const readable = (project: MutableProject) =>
  nodesIn(project, DATA)
    .filter(isText)
    .map((node) => ({ ...node, text: valueAsText(node.value) }));

const changed =
  (change: (text: string) => string): Kind =>
  (project) =>
    readable(project).flatMap(({ file, pointer, text }) => {
      const to = change(text);
      return to === text ? [] : [one({ file, set: pointer, to })];
    });

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  one: 'two',
  two: 'three',
  three: 'four',
  four: 'five',
  five: 'six',
  six: 'seven',
  seven: 'eight',
  ten: 'eleven',
  twelve: 'ten',
};

/** Words whose replacement reverses the meaning of a text. */
const TURNED: readonly [RegExp, string][] = [
  [/\bcovered\b/, 'not covered'],
  [/\bnot covered\b/, 'covered'],
  [/\bYes\b/, 'No'],
  [/\bNo\b/, 'Yes'],
  [/\bat most\b/, 'at least'],
  [/\bmore than\b/, 'less than'],
  [/\bcannot\b/, 'can'],
  [/\bsecond\b/, 'first'],
];

export const WORD_KINDS: Readonly<Record<string, Kind>> = {
  'figure in a text changed': changed((text) =>
    text.replace(/(?<![\w{])\d+(?![\w}])/, (n) => String(Number(n) + 1)),
  ),
  'amount in a text changed': changed((text) =>
    text.replace(/\$(\d+)/, (_, n: string) => `$${Number(n) + 1}`),
  ),
  'number word in a text changed': changed((text) =>
    text.replace(
      /\b(one|two|three|four|five|six|seven|ten|twelve)\b/,
      (word) => NUMBER_WORDS[word] ?? word,
    ),
  ),
  'placeholder misspelled': changed((text) => text.replace(/\{(\w+)/, '{$1s')),
  'placeholder dropped': changed((text) => text.replace(/\s*\{[\w.]+\}/, '')),
  'placeholder from elsewhere': changed((text) => text.replace(/\b(\w+)\.?$/, '{brand}.')),
  'link broken': changed((text) => text.replace(/\]\(\/([\w-]+)/, '](/$1s')),
  'letters garbled': changed((text) => text.replace(/[’“”…é]/, 'â€™').replace(/e(?=[a-z])/, 'Ã©')),
  'letters swapped': changed((text) => text.replace(/(\w{4,})/, '\u202E$1\u202C')),
  'text emptied': changed(() => ''),
  'text reversed in meaning': changed((text) => {
    const found = TURNED.find(([pattern]) => pattern.test(text));
    return found === undefined ? text : text.replace(found[0], found[1]);
  }),
  'message swapped with its neighbor': (project) => {
    const all = readable(project).filter(
      ({ keys, key }) => keys.at(-2) === 'errors' || key === 'message' || key === 'say',
    );
    return all.flatMap(({ file, pointer, text }, index) => {
      const next = all.slice(index + 1).find((node) => node.file === file && node.text !== text);
      return next === undefined ? [] : [one({ file, set: pointer, to: next.text })];
    });
  },
  'label swapped with its neighbor': (project) => {
    const all = readable(project).filter(({ key }) => ['label', 'title'].includes(key));
    return all.flatMap(({ file, pointer, text }, index) => {
      const next = all.slice(index + 1).find((node) => node.file === file && node.text !== text);
      return next === undefined
        ? []
        : [one({ file, set: pointer, to: next.text }, { file, set: next.pointer, to: text })];
    });
  },
  'name of a drawing, page or address changed': (project) =>
    nodesIn(project, DATA)
      .filter(
        ({ key, value }) =>
          [
            'icon',
            'href',
            'linksTo',
            'interlude',
            'path',
            'to',
            'product',
            'slug',
            'category',
            'group',
            'tel',
            'at',
          ].includes(key) && typeof value === 'string',
      )
      .map(({ file, pointer, value }) => one({ file, set: pointer, to: `${valueAsText(value)}s` })),
  'name of a drawing, page or address swapped': (project) => {
    const all = nodesIn(project, DATA).filter(
      ({ key, value }) =>
        ['icon', 'href', 'linksTo', 'to', 'product', 'category', 'group', 'at', 'answer'].includes(
          key,
        ) && typeof value === 'string',
    );
    return all.flatMap(({ file, pointer, key, value }) => {
      const seen = [
        ...new Set(
          all
            .filter((node) => node.file === file && node.key === key)
            .map((node) => valueAsText(node.value)),
        ),
      ];
      const to = seen[(seen.indexOf(valueAsText(value)) + 1) % seen.length];
      return to === undefined || to === value ? [] : [one({ file, set: pointer, to })];
    });
  },
};
