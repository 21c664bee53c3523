import { contentOf, wordsOf, type Words } from '../../../model/words.ts';
import type { LintRule } from '../../rule.ts';

/** Characters that fit in each place on a phone. */
const BUDGET: Readonly<Record<string, number>> = {
  title: 200,
  label: 140,
  hint: 160,
  placeholder: 40,
  say: 120,
  suffix: 20,
  suffixOne: 20,
  editLabel: 60,
  note: 100,
};
const OTHERS = 400;
/** Pages have room for answers and legal text, but their headings are as limited as any other. */
const ON_PAGES: Readonly<Record<string, number>> = { title: 120, question: 140 };
const PARAGRAPH = 700;

export const c6: LintRule = {
  code: 'C6',
  name: 'text-length',
  layer: 'parts',
  guarantee: 'Texts fit in their places.',
  severity: 'warning',
  check: (model) => {
    const steps = wordsOf(model);
    const read = new Set(steps);
    const fits = (words: Words) =>
      read.has(words) ? (BUDGET[words.key] ?? OTHERS) : (ON_PAGES[words.key] ?? PARAGRAPH);
    return [...new Set([...steps, ...contentOf(model)])].flatMap((words) => {
      const { file, pointer, text } = words;
      const fit = fits(words);
      if (text.length <= fit) return [];
      return [
        {
          file,
          pointer,
          message: `This text has ${text.length} characters, but only ${fit} fit: on a phone the visitor sees a wall of text.`,
        },
      ];
    });
  },
};
