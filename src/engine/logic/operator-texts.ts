import type { OperatorName } from './operators.ts';

/**
 * What each operator means, one sentence for analysts. Kept apart from the table that ships with the app,
 * because no visitor needs it.
 */
export const OPERATOR_TEXTS: Readonly<Record<OperatorName, string>> = {
  var: 'The answer at a dotted path.',
  condition: 'A condition of the flow file, by its name.',
  value: 'A value of the flow file, by its name.',
  answered: 'True when there is an answer: not missing, not null, not an empty text or list.',
  '==': 'Same type and same value; false when either is missing.',
  '!=': 'Both are present and differ; false when either is missing.',
  '<': 'Smaller, or earlier.',
  '<=': 'Not larger, or not later.',
  '>': 'Larger, or later.',
  '>=': 'Not smaller, or not earlier.',
  in: 'The first is an item of the list; it does not look inside a text.',
  and: 'All of them are true; anything but true counts as false.',
  or: 'One of them is true; anything but true counts as false.',
  '!': 'Not true; true when it is missing.',
  if: 'The second if the first is true, otherwise the third.',
  firstOf: 'The first operand that is not missing.',
  all: 'Every item passes; inside, `var` reads the item, or `$today`. True for an empty list, false when there is no list.',
  some: 'One item passes; inside, `var` reads the item, or `$today`.',
  '+': 'Sum; missing when one of them is not a number.',
  '-': 'Difference; missing when one of them is not a number.',
  '*': 'Product, to a millionth; missing when one of them is not a number.',
  number: 'The number that a text of digits stands for; missing if it is not one.',
  count: 'Number of items.',
  sum: 'Sum of a key over a list of objects; anything that is not a number counts as 0.',
  pluck: 'The values of a key over a list of objects, without the missing ones.',
  lookup:
    'From a catalog, the key of the entry with this id; for a list of ids, a list without repeats (lists in it are joined). Missing when there is none.',
  keep: 'The items of the first list that are in the second.',
  without: 'The items of the first list that are not in the second.',
  take: 'The first items, as many as the number says; missing if there is no number.',
  keepShares:
    'Shares `[{name, percentage}]` and a list of names → shares of those names in the same proportions, totaling 100. A new name starts at 0; without earlier shares, an even split; missing when there are shares but no names.',
  evenSplit:
    'A list of names as [{ name, percentage }] that total 100: even, with the remainder on the first.',
  addDays:
    'The date so many days later, or earlier when the number is negative; missing without a date.',
  addMonths:
    'The same day so many months later, or the last day of that month; missing without a date.',
  daysBetween: 'Days from the first date to the second; missing when one of them is not a date.',
  countdown:
    'Whole numbers as texts, counting down from the first operand, as many as the second says.',
  join: 'The items of a list as one text, with a separator; missing for an empty list.',
  cat: 'One text after another.',
  substr:
    'Characters from a position, as many as the third operand says. An emoji is never cut in half.',
  upper: 'In capital letters.',
  length: 'Number of characters.',
};
