import { parseFilter, type Filter } from './filter.ts';
import { unparsable } from './rest-error.ts';

const JOIN = /^(not\.)?(and|or)(\([\s\S]*\))$/;
const DEEPEST = 10;

/** Parses `(id.eq.1,not.and(email.is.null,id.in.(1,2)))` of the parameters `or` and `and`. */
export function parseTree(name: string, text: string, depth = 0): Filter {
  const [, not, join, inner] = JOIN.exec(`${name}${text}`) ?? [];
  if (inner === undefined || depth > DEEPEST) throw unparsable('logic tree', text);
  return {
    kind: 'tree',
    negated: not !== undefined,
    join: join === 'or' ? 'or' : 'and',
    parts: splitParts(inner.slice(1, -1), text).map((part) => parsePart(part, depth + 1)),
  };
}

function parsePart(part: string, depth: number): Filter {
  if (JOIN.test(part)) return parseTree('', part, depth);
  const dot = part.indexOf('.');
  if (dot < 0) throw unparsable('logic tree', part);
  const condition = part.slice(dot + 1);
  const quoted = /^((?:not\.)?[a-z]+\.)"((?:[^"\\]|\\.)*)"$/s.exec(condition);
  const [, operator = '', value = ''] = quoted ?? [];
  return parseFilter(
    part.slice(0, dot),
    quoted ? operator + value.replace(/\\(.)/gs, '$1') : condition,
  );
}

/** Quoted text. An unclosed quote takes all the rest, so that its end is searched for only once. */
const TOKEN = /"(?:[^"\\]|\\.)*"|("[\s\S]*)|[^"]/gs;

/** Splits at the commas outside parentheses and quotes. */
function splitParts(text: string, whole: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const token of tokensOf(text)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth < 0) throw unparsable('logic tree', whole);
    if (token === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + token);
  }
  if (depth !== 0) throw unparsable('logic tree', whole);
  return parts;
}

/** After an unclosed quote, commas and parentheses count. */
function* tokensOf(text: string): Generator<string> {
  for (const [token, unclosed] of text.matchAll(TOKEN)) {
    if (unclosed === undefined) yield token;
    else yield* unclosed;
  }
}
