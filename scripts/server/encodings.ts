/** The encodings that the build writes beside a file, the shortest first, and what they end on. */
export const ENCODINGS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number]['encoding'];

const NEVER = /^q=0(?:\.0*)?$/;

/** Whether an `Accept-Encoding` header takes an encoding: by its name or `*`, and not with `q=0`. */
export function isAccepted(encoding: Encoding, header = ''): boolean {
  const words = header
    .toLowerCase()
    .split(',')
    .map((word) => word.split(';').map((part) => part.trim()));
  const own = words.find(([name]) => name === encoding) ?? words.find(([name]) => name === '*');
  return own !== undefined && !own.some((part) => NEVER.test(part));
}
