import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { DFA, NFA } from 'refa';

/**
 * Texts among which those of a pattern with look-around, `\b` or back-references are: an automaton
 * cannot say more. Look-aheads that are not inside of a group are kept.
 * @param automaton of a pattern without any of these
 */
export function relaxedPattern(pattern: string, automaton: Automaton): NFA {
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
