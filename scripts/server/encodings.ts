/** The encodings that the build writes beside a file, the shortest first, and what they end on. */
export const ENCODINGS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number]['encoding'];

/** Whether an `Accept-Encoding` header takes an encoding. */
export const isAccepted = (encoding: Encoding, header = ''): boolean =>
  header.split(/[\s,;]+/).includes(encoding);
