import type { OperatorName } from './operators.ts';

/**
 * What an operator means, for analysts. Kept apart from the table that ships with the app, because no
 * visitor needs it.
 */
export type OperatorWords = {
  /** One sentence. */
  about: string;
  /** Its value as a noun phrase, of its operands in words; without it, "NAME of A and B". */
  phrase?: (...operands: string[]) => string;
};

export const OPERATOR_WORDS: Readonly<Record<OperatorName, OperatorWords>> = {
  var: { about: 'The answer at a dotted path.' },
  condition: { about: 'A condition of the flow file, by its name.' },
  value: { about: 'A value of the flow file, by its name.', phrase: (name) => `"${name}"` },
  answered: {
    about: 'True when there is an answer: not missing, not null, not an empty text or list.',
  },
  '==': { about: 'Same type and same value; false when either is missing.' },
  '!=': { about: 'Both are present and differ; false when either is missing.' },
  '<': { about: 'Smaller, or earlier.' },
  '<=': { about: 'Not larger, or not later.' },
  '>': { about: 'Larger, or later.' },
  '>=': { about: 'Not smaller, or not earlier.' },
  in: { about: 'The first is an item of the list; it does not look inside a text.' },
  and: { about: 'All of them are true; anything but true counts as false.' },
  or: { about: 'One of them is true; anything but true counts as false.' },
  '!': { about: 'Not true; true when it is missing.' },
  if: {
    about: 'The second if the first is true, otherwise the third.',
    phrase: (test, then, otherwise) => `${then} if ${test}, else ${otherwise}`,
  },
  firstOf: {
    about: 'The first operand that is not missing.',
    phrase: (...values) => values.join(', else '),
  },
  all: {
    about:
      'Every item passes; inside, `var` reads the item, or `$today`. True for an empty list, false when there is no list.',
  },
  some: { about: 'One item passes; inside, `var` reads the item, or `$today`.' },
  '+': {
    about: 'Sum; missing when one of them is not a number.',
    phrase: (...values) => values.join(' plus '),
  },
  '-': {
    about: 'Difference; missing when one of them is not a number.',
    phrase: (from, taken) => `${from} minus ${taken}`,
  },
  '*': {
    about: 'Product, to a millionth; missing when one of them is not a number.',
    phrase: (...values) => values.join(' times '),
  },
  number: {
    about: 'The number that a text of at most 15 digits stands for; missing if it is not one.',
    phrase: (value) => value,
  },
  count: { about: 'Number of items.', phrase: (list) => `the number of ${list}` },
  sum: { about: 'Sum of a key over a list of objects; anything that is not a number counts as 0.' },
  pluck: {
    about: 'The values of a key over a list of objects, without the missing ones.',
    phrase: (list, key) => `the "${key}" of each of ${list}`,
  },
  lookup: {
    about:
      'From a catalog, the key of the entry with this id; for a list of ids, a list without repeats (lists in it are joined). Missing when there is none.',
    phrase: (catalog, id, key) => `the "${key}" of ${id} in the catalog ${catalog}`,
  },
  keep: {
    about: 'The items of the first list that are in the second.',
    phrase: (list, allowed) => `what of ${list} is in ${allowed}`,
  },
  without: {
    about: 'The items of the first list that are not in the second.',
    phrase: (list, removed) => `${list} without ${removed}`,
  },
  take: {
    about: 'The first items, as many as the number says; missing if there is no number.',
    phrase: (list, count) => `the first ${count} of ${list}`,
  },
  keepShares: {
    about:
      'Shares `[{name, percentage}]` and a list of names → shares of those names in the same proportions, totaling 100. A new name starts at 0; without earlier shares, an even split; missing when there are shares but no names.',
  },
  evenSplit: {
    about:
      'A list of names as [{ name, percentage }] that total 100: even, with the remainder on the first.',
  },
  addDays: {
    about:
      'The date so many days later, or earlier when the number is negative; missing without a date.',
    phrase: (date, days) => `${days} days after ${date}`,
  },
  addMonths: {
    about:
      'The same day so many months later, or the last day of that month; missing without a date.',
    phrase: (date, months) => `${months} months after ${date}`,
  },
  daysBetween: {
    about: 'Days from the first date to the second; missing when one of them is not a date.',
    phrase: (from, to) => `the days from ${from} to ${to}`,
  },
  countdown: {
    about:
      'Whole numbers as texts, counting down from the first operand, as many as the second says.',
  },
  join: { about: 'The items of a list as one text, with a separator; missing for an empty list.' },
  cat: { about: 'One text after another.', phrase: (...values) => values.join(' followed by ') },
  substr: {
    about:
      'Characters from a position, as many as the third operand says. An emoji is never cut in half.',
  },
  upper: { about: 'In capital letters.' },
  length: { about: 'Number of characters.' },
};
