import { expect, test } from 'vitest';
import { parseSource } from '../../../../../src/checker/project/source-file.ts';
import { syntaxWords } from '../../../../../src/checker/lint/rules/files/readable.ts';

function whatIsWrong(text: string): string {
  const [problem] = parseSource('x.json', text).syntax;
  return problem === undefined ? '' : syntaxWords(text, problem.text, problem.offset).what;
}

test.each([
  ['\uFEFF{ "a": 1 }', 'the file begins with an invisible mark'],
  ['', 'the file is empty'],
  ['{ "a": "x }', 'a quote is missing at the end of this text'],
  ['{ "a": 1 // one\n}', 'JSON has no comments'],
  ['{ "a": “x” }', '“ is not a quote that JSON accepts'],
  ["{ 'a': 1 }", "' is not a quote that JSON accepts"],
  ['{ "a": 1 "b": 2 }', 'a comma is missing before this place'],
  ['{ "a" 1 }', 'a colon is missing between a key and its value'],
  ['{ "a": 1, }', 'a key in quotes is missing here'],
  ['[1, 2, ]', 'a value is missing here'],
  ['{ "a": 1', 'a closing brace } is missing'],
  ['[1', 'a closing bracket ] is missing'],
  ['{ "a": 1 } }', 'the file continues after its end'],
  ['{ "a": True }', 'this word is written differently in JSON'],
  ['{ "a": yes }', 'yes means nothing in JSON without quotes'],
  ['{ "a": 1,000 }', 'there is a comma in a number'],
  ['{ "a": 1e400 }', 'this number is too large to be used'],
  ['{ "a": 0100 }', 'a number begins with 0'],
  ['{\n<<<<<<< HEAD\n "a": 1 }', 'this file has an unresolved merge conflict'],
  ['{\n\u00A0 "a": 1 }', 'there is an invisible or foreign character here'],
  ['{ "a": "\\d" }', 'a backslash in this text is before a character that needs none'],
])('%j: %s', (text, what) => {
  expect(whatIsWrong(text)).toBe(what);
});
