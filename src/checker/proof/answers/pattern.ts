import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { DFA, JS, NFA } from 'refa';
import { type Field, type JsonObject, textOf } from '../../../engine/core.ts';

/**
 * What is known about the texts that match a pattern with a length from `min` to `max`: the shortest
 * ones first, or that none exist. With look-around or back-references, only texts that are found.
 */
export type Matching = { known: true; texts: readonly string[] } | { known: false };

/** Plain letters and digits first, so that a witness looks like something a person would type. */
const KINDS = [
  '[a-z]*',
  '[0-9]*',
  // Addresses as people have them, with capitals, a sign and digits: a pattern may refuse any.
  'Ana\\.Ruiz@Example\\.org|ben-okoro\\+quote@example\\.com|info2026@mail\\.my-shop\\.example\\.net',
  '[a-z]+@[a-z]+\\.[a-z]+',
  '[ -~]*',
  '[^]*',
];
const SAMPLES = 3;
/** So many texts are tried of a pattern that is only known in part. */
const TRIED = 200;

const known = new Map<string, Matching>();

/** Matching texts, found by intersecting automata. An empty list proves that none exist. */
export function matchingTexts(pattern: string, min = 0, max = Number.POSITIVE_INFINITY): Matching {
  const key = `${min} ${max} ${pattern}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = attempt(pattern, min, max);
  known.set(key, found);
  return found;
}

/** Is it certain that no text fits both the pattern and the lengths of a schema? */
export function fitsNoText({ pattern, minLength = 0, maxLength }: JsonObject): boolean {
  if (typeof pattern !== 'string') return false;
  const found = matchingTexts(pattern, Number(minLength), Number(maxLength ?? Infinity));
  return found.known && found.texts.length === 0;
}

/** Unknown if the pattern is not valid or its automaton is too large. */
function attempt(pattern: string, min: number, max: number): Matching {
  try {
    return search(pattern, min, max);
  } catch {
    return { known: false };
  }
}

function search(pattern: string, min: number, max: number): Matching {
  const whole = unanchored(pattern);
  if (max < min) return { known: true, texts: [] };
  const accepted = whole === undefined ? relaxedPattern(pattern, automaton) : automaton(whole);
  const tried = whole === undefined ? TRIED : SAMPLES;
  const isMatch = new RegExp(pattern, 'u');
  for (const kind of KINDS) {
    const ofKind = NFA.fromIntersection(accepted, automaton(kind));
    const matching = min === 0 ? ofKind : NFA.fromIntersection(ofKind, automaton(`[^]{${min},}`));
    const shortest = matching.isEmpty ? [] : new Set(take(matching.words(), tried));
    const texts = [...shortest].filter((text) => text.length <= max && isMatch.test(text));
    if (texts.length > 0) return { known: true, texts: texts.slice(0, SAMPLES) };
  }
  return whole === undefined ? { known: false } : { known: true, texts: [] };
}

/** Does the pattern itself limit the length of a text? False if that is unknown. */
function limitsLength(pattern: string): boolean {
  try {
    const whole = unanchored(pattern);
    return whole !== undefined && automaton(whole).isFinite;
  } catch {
    return false;
  }
}

/** Does every text match that is not empty? False if that is unknown. */
export function matchesEveryText(pattern: string): boolean {
  try {
    const whole = unanchored(pattern);
    if (whole === undefined) return false;
    const refused = DFA.fromFA(automaton(whole));
    refused.complement();
    return NFA.fromIntersection(refused, automaton('[^]+')).isEmpty;
  } catch {
    return false;
  }
}

function* take(words: Iterable<number[]>, count: number): Generator<string> {
  let left = count;
  for (const word of words) {
    yield String.fromCodePoint(...word);
    if (--left === 0) return;
  }
}

function automaton(source: string): NFA {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags: 'u' }).parse();
  return NFA.fromRegex(expression, { maxCharacter });
}

/** The pattern rewritten to match whole texts. Undefined if it still contains look-around. */
function unanchored(pattern: string): string | undefined {
  const parsed = new RegExpParser().parsePattern(pattern, undefined, undefined, { unicode: true });
  const alternatives = parsed.alternatives.map(({ elements }) => {
    const starts = isEdge(elements[0], 'start');
    const ends = isEdge(elements.at(-1), 'end');
    const inner = elements.slice(starts ? 1 : 0, ends ? -1 : undefined);
    const text = inner.map(({ raw }) => raw).join('');
    return `${starts ? '' : '[^]*'}(?:${text})${ends ? '' : '[^]*'}`;
  });
  const whole = alternatives.join('|');
  const rest = new RegExpParser().parsePattern(whole, undefined, undefined, { unicode: true });
  return hasAssertion(rest) ? undefined : whole;
}

function isEdge(element: AST.Element | undefined, kind: 'start' | 'end'): boolean {
  return element?.type === 'Assertion' && element.kind === kind;
}

function hasAssertion(node: AST.Node): boolean {
  switch (node.type) {
    case 'Assertion':
    case 'Backreference':
      return true;
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.some(hasAssertion);
    case 'Alternative':
      return node.elements.some(hasAssertion);
    case 'Quantifier':
      return hasAssertion(node.element);
    default:
      return false;
  }
}

/** Can a visitor type a text of any length? */
export function isEndless({ schema, ui }: Pick<Field, 'schema' | 'ui'>): boolean {
  const { type, format, pattern, maxLength } = schema;
  const isTyped =
    type === 'string' &&
    format === undefined &&
    schema['enum'] === undefined &&
    schema['const'] === undefined &&
    !['output', 'hidden'].includes(textOf(ui['ui:widget']));
  return (
    isTyped && maxLength === undefined && !(typeof pattern === 'string' && limitsLength(pattern))
  );
}

/**
 * Texts among which those of a pattern with look-around, `\b` or back-references are: an automaton
 * cannot say more. Look-aheads that are not inside of a group are kept.
 * @param automaton of a pattern without any of these
 */
function relaxedPattern(pattern: string, automaton: Automaton): NFA {
  const { alternatives } = new RegExpParser().parsePattern(pattern, undefined, undefined, {
    unicode: true,
  });
  const [first, ...others] = alternatives.map((one) => textsOf(one, automaton));
  if (first === undefined) return automaton('[^]*');
  for (const other of others) first.union(other);
  return first;
}

type Automaton = (source: string) => NFA;

function textsOf({ elements }: AST.Alternative, automaton: Automaton): NFA {
  const [first] = elements;
  const starts = first?.type === 'Assertion' && first.kind === 'start';
  let rest = automaton(isEnd(elements.at(-1)) ? '(?:)' : '[^]*');
  for (const element of elements.toReversed()) {
    const isAhead = element.type === 'Assertion' && element.kind === 'lookahead';
    if (isAhead && isKnown(element)) rest = lookingAhead(rest, element, automaton);
    else rest = joined(automaton(relaxed(element) || '(?:)'), rest);
  }
  return starts ? rest : joined(automaton('[^]*'), rest);
}

function joined(first: NFA, second: NFA): NFA {
  first.append(second);
  return first;
}

/** Those of the texts that begin, or do not begin, with what a look-ahead describes. */
function lookingAhead(
  texts: NFA,
  { negate, alternatives }: AST.LookaheadAssertion,
  automaton: Automaton,
): NFA {
  const found = automaton(alternatives.map(beginning).join('|'));
  if (!negate) return NFA.fromIntersection(texts, found);
  const others = DFA.fromFA(found);
  others.complement();
  return NFA.fromIntersection(texts, others);
}

/** False for a look-ahead that has others in it: to leave it out is safe. */
const isKnown = ({ alternatives }: AST.LookaheadAssertion): boolean =>
  alternatives.every(({ elements }) =>
    elements.every(
      (element, index) =>
        element.type !== 'Backreference' &&
        (element.type !== 'Assertion' || (isEnd(element) && index === elements.length - 1)),
    ),
  );

const isEnd = (element: AST.Element | undefined) =>
  element?.type === 'Assertion' && element.kind === 'end';

/** Every text that begins with what a look-ahead describes. */
const beginning = ({ elements }: AST.Alternative): string =>
  `(?:${elements.map(relaxed).join('')})${isEnd(elements.at(-1)) ? '' : '[^]*'}`;

/** An element without what an automaton does not know. */
function relaxed(element: AST.Element): string {
  switch (element.type) {
    case 'Assertion':
      // What has to stand before is part of the text.
      return element.kind === 'lookbehind' && !element.negate ? group(element.alternatives) : '';
    case 'Backreference':
      return [element.resolved].flat().map(relaxed).join('|');
    case 'Group':
    case 'CapturingGroup':
      return group(element.alternatives);
    case 'Quantifier': {
      const inner = relaxed(element.element);
      return inner === '' ? '' : `${inner}${element.raw.slice(element.element.raw.length)}`;
    }
    default:
      return element.raw;
  }
}

const group = (alternatives: readonly AST.Alternative[]): string =>
  `(?:${alternatives.map(({ elements }) => elements.map(relaxed).join('')).join('|')})`;
