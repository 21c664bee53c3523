import {
  type Expression,
  isObject,
  type Json,
  listInWords,
  operation,
  reads,
  sameJson,
  type Template,
  templateExpression,
} from '../../../engine/core.ts';
import type { Vocabulary } from '../../../checker/wording/vocabulary.ts';
import { valueInWords } from '../../../checker/wording/condition-in-words.ts';
import { answerTo } from '../condition/picked.ts';
import type { AskedQuestion, QuestionKind } from '../condition/questions.ts';

/** The path that stands for the visitor's date among the sources of a computation. */
export const TODAY_PATH = '$today';

/** A way to compute an answer, as pickers show it. */
export type Computation = {
  how: HowName;
  /** Paths of the answers it reads; empty for one that is not chosen yet. */
  sources: readonly string[];
  value: Json | undefined;
};

export type How = {
  words: string;
  /** The kinds of questions whose answers it gives. */
  gives: readonly QuestionKind[];
  /** The kinds of questions it reads; undefined for those whose answers it can copy. */
  from?: readonly QuestionKind[];
  /** Labels of its sources; the last one is for any number of them if it is open. */
  sources: readonly string[];
  isOpen?: boolean;
  /** What it takes besides them: a value of the answer itself, or a number with this label. */
  takes?: 'value' | { label: string; isWhole: boolean };
  template: (sources: readonly Json[], value: Json) => Template;
};

const COMPARED = ['yesNo', 'choice', 'number', 'date', 'text'] as const;
const expression = (one: Expression): Template => ({ $: one });
const orZero = (source: Json): Expression => ({ firstOf: [source, 0] });

/** The ways to compute an answer by name. Anything else is edited as code. */
const HOWS = {
  answer: {
    words: 'The answer to another question',
    gives: [...COMPARED, 'amount'],
    sources: ['Question'],
    template: ([source = null]) => expression(source),
  },
  sum: {
    words: 'The sum of several answers',
    gives: ['number'],
    from: ['number', 'amount'],
    sources: ['First answer', 'Second answer', 'Another answer'],
    isOpen: true,
    template: (sources) => expression({ '+': sources.map(orZero) }),
  },
  difference: {
    words: 'One answer minus another',
    gives: ['number'],
    from: ['number', 'amount'],
    sources: ['Answer', 'Minus'],
    template: ([first = null, second = null]) => expression({ '-': [first, second] }),
  },
  product: {
    words: 'One answer times another',
    gives: ['number'],
    from: ['number', 'amount'],
    sources: ['Answer', 'Times'],
    template: ([first = null, second = null]) => expression({ '*': [first, second] }),
  },
  multiple: {
    words: 'An answer times a number',
    gives: ['number'],
    from: ['number', 'amount'],
    sources: ['Answer'],
    takes: { label: 'Times', isWhole: false },
    template: ([source = null], value) => expression({ '*': [source, value] }),
  },
  count: {
    words: 'The number of items in a list',
    gives: ['number'],
    from: ['list', 'choices'],
    sources: ['List'],
    template: ([source = null]) => expression({ count: [source] }),
  },
  days: {
    words: 'A number of days after a date',
    gives: ['date'],
    sources: ['Date'],
    takes: { label: 'Days', isWhole: true },
    template: ([source = null], value) => expression({ addDays: [source, value] }),
  },
  months: {
    words: 'A number of months after a date',
    gives: ['date'],
    sources: ['Date'],
    takes: { label: 'Months', isWhole: true },
    template: ([source = null], value) => expression({ addMonths: [source, value] }),
  },
  value: {
    words: 'Always the same value',
    gives: COMPARED,
    sources: [],
    takes: 'value',
    template: (_sources, value) => value,
  },
} satisfies Record<string, How>;

export type HowName = keyof typeof HOWS;

/** The same table with wider types, for lookups by name. */
export const howOf = (name: HowName): How => HOWS[name];

/** The ways to compute the answer to a question. */
export const howsFor = ({ kind }: AskedQuestion): HowName[] =>
  (Object.keys(HOWS) as HowName[]).filter((name) => howOf(name).gives.includes(kind));

/** Can the answer to a question be computed with pickers at all? */
export const isComputable = (question: AskedQuestion): boolean => howsFor(question).length > 0;

/** The questions that a computation can read. */
export function sourcesFor(
  how: HowName,
  target: AskedQuestion,
  asked: readonly AskedQuestion[],
): AskedQuestion[] {
  // The id of a choice is a text.
  const own: QuestionKind[] = target.kind === 'text' ? ['text', 'choice'] : [target.kind];
  const kinds = howOf(how).from ?? own;
  return asked.filter(({ path, kind }) => path !== target.path && kinds.includes(kind));
}

/** What a flow file says about the computation; undefined while it is incomplete. */
export function templateOf(
  { how, sources, value }: Computation,
  target: AskedQuestion,
  asked: readonly AskedQuestion[],
): Template | undefined {
  const { template, takes, sources: labels, isOpen, from } = howOf(how);
  const possible = sourcesFor(how, target, asked);
  const found = sources.map((path): Json | undefined => {
    if (path === TODAY_PATH && target.kind === 'date') return { var: TODAY_PATH };
    const question = possible.find((one) => one.path === path);
    // A copy is kept as it was stored, a text of digits included.
    return question && (from === undefined ? { var: path } : answerTo(question));
  });
  const read = found.filter((one) => one !== undefined);
  const wanted = isOpen === true ? 2 : labels.length;
  if (read.length < found.length || read.length < wanted) return undefined;
  if (takes === 'value' && (value === undefined || value === '')) return undefined;
  if (typeof takes === 'object') {
    const isNumber = takes.isWhole ? Number.isInteger(value) : typeof value === 'number';
    if (!isNumber) return undefined;
  }
  return template(read, value ?? null);
}

/** The computation that a template stands for; null if pickers cannot express it. */
export function computationOf(
  template: Template,
  target: AskedQuestion,
  asked: readonly AskedQuestion[],
): Computation | null {
  const written = templateExpression(template);
  if (written === undefined) {
    return isObject(template) || Array.isArray(template)
      ? null
      : { how: 'value', sources: [], value: template };
  }
  const sources = reads(written).map(({ path }) => path);
  const last = operation(written)?.operands.at(-1);
  const value = typeof last === 'number' ? last : undefined;
  const names = howsFor(target).filter((name) => howOf(name).takes !== 'value');
  return (
    names
      .map((how): Computation => ({ how, sources, value }))
      .find((one) => sameJson(templateOf(one, target, asked), template)) ?? null
  );
}

/** What is computed, as a noun phrase: `the sum of "Owners" and "Employees"`. */
export function templateInWords(template: Template, to: string, words: Vocabulary): string {
  const written = templateExpression(template);
  if (written === undefined) {
    return isObject(template) || Array.isArray(template)
      ? 'several values'
      : words.choice(to, template);
  }
  const found = operation(written);
  if (found?.name !== '+') return valueInWords(written, words);
  const parts = found.operands.map((one) => valueInWords(withoutZero(one), words));
  return `the sum of ${listInWords(parts)}`;
}

const withoutZero = (part: Expression): Expression => {
  const found = operation(part);
  const isGuarded = found?.name === 'firstOf' && found.operands[1] === 0;
  return isGuarded ? (found.operands[0] ?? part) : part;
};
