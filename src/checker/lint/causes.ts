import type { Finding } from './finding.ts';

/** A pattern of codes, and the codes that a defect of this kind also triggers. */
type Chain = { cause: RegExp; follows: readonly string[] };

const OF_THE_WAYS = ['G5', 'G11', 'G15', 'G17', 'R3'];

const STUCK_RULES = ['G12', 'G21', 'P1', 'T21'];

const CHAINS: readonly Chain[] = [
  // A missing or unreadable file, or a missing name, breaks everything that refers to it.
  {
    cause: /^F(1|16)$/,
    follows: ['F3', 'F5', 'F15', 'L5', 'T9', 'T12', 'T17', 'T20', 'C2', 'C8', 'R8', 'E2'],
  },
  // Nothing is filled in where a file cannot be read.
  { cause: /^F3$/, follows: ['F5', 'T3', 'T20', 'C2'] },
  { cause: /^F5$/, follows: ['L5', 'T12', 'T20'] },
  // An entry with a wrong id breaks everything that refers to it.
  { cause: /^(F3|T3|C1|C5)$/, follows: ['F15', 'T20'] },
  { cause: /^F15$/, follows: ['T18'] },
  { cause: /^F7$/, follows: ['F6'] },
  // A misspelled field has no UI schema entry, and an entry without a field has no texts.
  { cause: /^F12$/, follows: ['F10', 'T20', 'C3'] },
  { cause: /^F10$/, follows: ['L4', 'L5', 'R7', 'T8', 'T10', 'C3'] },
  { cause: /^T1$/, follows: ['L3', 'L7', 'T10', 'T14'] },
  // No answer is accepted, for a reason already given.
  { cause: /^T4$/, follows: ['T7', 'T10', 'T14', 'T16'] },
  { cause: /^T[567]$/, follows: ['T10', 'T14'] },
  // If more items are required than exist, a single exclusive choice is also too few.
  { cause: /^T5$/, follows: ['T12'] },
  { cause: /^F17$/, follows: ['F4', 'F10', 'F11', 'F12', 'C3', 'T1', 'T3', 'T10', 'G13'] },
  { cause: /^(F3|F5|F10|F15|F16|F17|T1|T4|T5|T6|T7|T8|T10)$/, follows: STUCK_RULES },
  { cause: /^G12$/, follows: ['P1', 'G21', 'T21'] },
  { cause: /^(L3|G2)$/, follows: ['L17'] },
  // An expression that is wrong in itself gives a wrong answer.
  { cause: /^L3$/, follows: ['L20'] },
  { cause: /^L20$/, follows: ['T8', 'T14'] },
  // A transition that leads back cuts off everything after it.
  { cause: /^G14$/, follows: ['G4', 'G10', 'L7', 'L8'] },
  { cause: /^([FTL]\d+|G4|G10|G12|G14|P1)$/, follows: ['G6', ...OF_THE_WAYS] },
  { cause: /^G[67]$/, follows: OF_THE_WAYS },
];

/**
 * Separates findings to fix from those that probably follow from them. Acting on the latter would
 * repeat the mistake elsewhere, for example by changing the expected length of a path.
 */
export function byCause(findings: readonly Finding[]): { shown: Finding[]; held: Finding[] } {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const follows = new Set(
    CHAINS.flatMap(({ cause, follows: codes }) =>
      errors.some(({ code }) => cause.test(code)) ? codes : [],
    ),
  );
  // A plan missing from a catalog is not a consequence of the paths.
  const isHeld = ({ code, file }: Finding) =>
    follows.has(code) && !(code === 'G11' && file.startsWith('schemas/catalog/'));
  return {
    shown: findings.filter((finding) => !isHeld(finding)),
    held: findings.filter(isHeld),
  };
}
