import type { Finding } from './finding.ts';

/** Codes by a pattern, and the codes of what one defect of that kind lets the proof find as well. */
type Chain = { cause: RegExp; follows: readonly string[] };

const OF_THE_WAYS = ['G5', 'G11', 'G15', 'G17', 'D3'];

const CHAINS: readonly Chain[] = [
  // A way that leads back cuts off all that came after it.
  { cause: /^G14$/, follows: ['G4', 'G10', 'L7', 'L8'] },
  { cause: /^([FTL]\d+|G4|G10|G12|G14|P1)$/, follows: ['G6', ...OF_THE_WAYS] },
  { cause: /^G[67]$/, follows: OF_THE_WAYS },
];

/**
 * Parts findings into those to mend and those that may only follow from them: their messages
 * would advise to write the mistake down elsewhere too, such as other lengths of the ways.
 */
export function byCause(findings: readonly Finding[]): { shown: Finding[]; held: Finding[] } {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const follows = new Set(
    CHAINS.flatMap(({ cause, follows: codes }) =>
      errors.some(({ code }) => cause.test(code)) ? codes : [],
    ),
  );
  // A plan that a catalogue does not have is no matter of the ways.
  const isHeld = ({ code, file }: Finding) =>
    follows.has(code) && !file.startsWith('schemas/catalog/');
  return {
    shown: findings.filter((finding) => !isHeld(finding)),
    held: findings.filter(isHeld),
  };
}
