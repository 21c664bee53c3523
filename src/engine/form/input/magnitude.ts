const MAGNITUDE = /^\s*\$?\s*([\d,]*)(?:\.(\d+))?\s*(k|thousand|m|mil|million)\s*$/i;
const THOUSAND = 3;
const MILLION = 6;

/** `250k` -> `250000`, `$1.2M` -> `1200000`; undefined for everything else. */
export function inFull(text: string): string | undefined {
  const [, whole = '', part = '', word] = MAGNITUDE.exec(text) ?? [];
  if (word === undefined || whole + part === '') return undefined;
  const zeros = /^[kt]/i.test(word) ? THOUSAND : MILLION;
  const behind = part.padEnd(zeros, '0');
  const left = whole.replaceAll(',', '') + behind.slice(0, zeros);
  return zeros < behind.length ? `${left}.${behind.slice(zeros)}` : left;
}
