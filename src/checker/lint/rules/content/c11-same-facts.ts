import { isObject, type Json, numberFromWord, valueAsText } from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import type { Model } from '../../../model/model.ts';
import { textsOf, type Words } from '../../../model/words.ts';
import type { LintRule } from '../../rule.ts';

export const c11: LintRule = {
  code: 'C11',
  keeps: 'A figure or a title that the site uses in several places is the same in each of them.',
  severity: 'error',
  check: (model) => {
    const texts = textsOf(model).filter(({ key }) => key !== 'href' && key !== 'icon');
    const figures = texts.filter(({ text }) => /\d/.test(text));
    return [
      ...figuresOfStats(model, figures),
      // Questions ask about different years on purpose.
      ...repeated(figures.filter(({ file }) => file.startsWith('schemas/content/'))),
      ...countsOfCatalogs(model, texts),
      ...quotedTitles(model, texts),
    ];
  },
};

type Stat = { value: string; label: string; file: string; pointer: string };

/**
 * Figures such as `{ "value": "4,200+", "label": "business types" }` and every text that repeats them.
 */
function figuresOfStats({ files }: Model, texts: readonly Words[]): Defect[] {
  const stats = files
    .filter(({ path }) => path.startsWith('schemas/content/') && !path.includes('/meta/'))
    .flatMap(({ path, json }) => (json === undefined ? [] : statsIn(path, json, '')));
  const differing = stats.flatMap((stat): Defect[] => {
    const first = stats.find(({ label }) => label === stat.label);
    return first === undefined || first.value === stat.value
      ? []
      : [
          differ(
            stat.file,
            `${stat.pointer}/value`,
            `${stat.value} ${stat.label}`,
            first.value,
            first.file,
          ),
        ];
  });
  const before = stats.map(
    ({ label }) =>
      new RegExp(`([\\d.,/+%]+(?: (?:minutes|hours|days))?) ${literal(label)}\\b`, 'i'),
  );
  const miscounted = texts.flatMap(({ file, pointer, text }) =>
    stats.flatMap((stat, index): Defect[] => {
      const found = before[index]?.exec(text)?.[1];
      const isAlike = found !== undefined && shape(found) === shape(stat.value);
      return isAlike && found !== stat.value
        ? [differ(file, pointer, `${found} ${stat.label}`, stat.value, stat.file)]
        : [];
    }),
  );
  return [...differing, ...miscounted];
}

function statsIn(file: string, json: Json, pointer: string): Stat[] {
  if (Array.isArray(json)) {
    return json.flatMap((item, index) => statsIn(file, item, `${pointer}/${index}`));
  }
  if (!isObject(json)) return [];
  const { value, label } = json;
  const own =
    typeof value === 'string' && typeof label === 'string' && /\d/.test(value)
      ? [{ value, label, file, pointer }]
      : [];
  return [
    ...own,
    ...Object.entries(json).flatMap(([key, part]) => statsIn(file, part, `${pointer}/${key}`)),
  ];
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const shape = (value: string) => value.replaceAll(/\d+/g, '0').replaceAll(/0(,0)+/g, '0');

function differ(file: string, pointer: string, text: string, other: string, where: string): Defect {
  return {
    file,
    pointer,
    message: `The visitor reads "${text}" here, but ${other} in ${where}: one of them is wrong.`,
    suggestion: `Write ${other} here too, or change it in ${where}.`,
  };
}

/**
 * A figure that occurs twice in one file between the same words. Monthly prices are compared
 * regardless of the words around them.
 */
const BETWEEN =
  /(?:(\w+) (\w+) |\b(from|low as) )(\$?\d[\d,.]*%?\+?)(?:\/| (?:a )?)(month|feet|percent|stories|minutes|hours|years|days)\b/gi;
const DISCOUNT = /(\w+) (up to) (\d+%)()/gi;

function repeated(texts: readonly Words[]): Defect[] {
  const first = new Map<string, { figure: string; pointer: string }>();
  return texts.flatMap(({ file, pointer, text }) =>
    [...text.matchAll(BETWEEN), ...text.matchAll(DISCOUNT)].flatMap((found): Defect[] => {
      const isDiscount = /%/.test(found[3] ?? '');
      const figure = (isDiscount ? found[3] : found[4]) ?? '';
      const key = isDiscount
        ? `${file} up to %`
        : `${file} ${found[5] === 'month' ? '' : `${found[1] ?? ''} ${found[2] ?? ''}`.toLowerCase()} ${found[5] ?? ''}`;
      const isPrice = figure.startsWith('$') || found[5] !== 'month';
      const before = first.get(key);
      if (!isPrice && !isDiscount) return [];
      if (before === undefined) first.set(key, { figure, pointer });
      if (before === undefined || before.figure === figure) return [];
      return [
        {
          file,
          pointer,
          message: `The visitor reads "${found[0]}" here, but ${before.figure} at ${before.pointer} of the same file: one of them is wrong.`,
          suggestion: `Write ${before.figure} here too, or change it there.`,
        },
      ];
    }),
  );
}

/** Checks counts such as "three plans" against the catalog. */
function countsOfCatalogs({ catalogs }: Model, texts: readonly Words[]): Defect[] {
  const names = ['plans', 'industries'].filter((name) => catalogs[name] !== undefined);
  if (names.length === 0) return [];
  const counted = new RegExp(`(?<!up to |at most )\\b(\\w+) (${names.join('|')})\\b`, 'gi');
  return texts.flatMap(({ file, pointer, text }) =>
    [...text.matchAll(counted)].flatMap(([phrase, word = '', name = '']): Defect[] => {
      const number = numberFromWord(word);
      const count = catalogs[name.toLowerCase()]?.entries.length;
      if (number === null || number < 2 || number === count) return [];
      return [
        {
          file,
          pointer,
          message: `The visitor reads "${phrase}", but schemas/catalog/${name.toLowerCase()}.json has ${count ?? 0}.`,
          suggestion: `Write "${count ?? 0} ${name}", or leave the number out.`,
        },
      ];
    }),
  );
}

const QUOTED = /[“"]([A-Z][^“”"{}]{3,60})[”"]/g;

/** Finds quoted titles that differ slightly from the title that visitors will look for. */
function quotedTitles({ steps }: Model, texts: readonly Words[]): Defect[] {
  const titles = new Set([
    ...texts.map(({ text }) => text),
    ...steps.flatMap(({ fields }) =>
      fields.map(({ schema }) => valueAsText(schema['title'] ?? '')),
    ),
  ]);
  const close = (quoted: string) =>
    [...titles].find((title) => title !== quoted && isNear(title, quoted));
  return texts.flatMap(({ file, pointer, text }) =>
    [...text.matchAll(QUOTED)].flatMap(([, quoted = '']): Defect[] => {
      const meant = titles.has(quoted) ? undefined : close(quoted);
      if (meant === undefined) return [];
      return [
        {
          file,
          pointer,
          message: `This text sends the visitor to "${quoted}", but the title there is "${meant}".`,
          suggestion: `Write "${meant}".`,
        },
      ];
    }),
  );
}

/** Whether the two titles share all words but one. */
function isNear(title: string, quoted: string): boolean {
  const [a, b] = [title, quoted].map((text) => text.toLowerCase().split(/\W+/).filter(Boolean));
  if (a === undefined || b === undefined || a.length < 2 || Math.abs(a.length - b.length) > 1)
    return false;
  const shared = b.filter((word) => a.includes(word)).length;
  return shared >= Math.max(a.length, b.length) - 1 && shared >= 1;
}
