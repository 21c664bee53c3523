/** The encodings that the build writes next to a file, smallest first, and their suffixes. */
export const ENCODINGS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number]['encoding'];

/**
 * The encodings that an `Accept-Encoding` header accepts, by name or `*`, preferred ones first (RFC
 * 9110 section 12.5.3). Excludes any that it ranks below the plain file.
 */
export function acceptedEncodings(header = ''): (typeof ENCODINGS)[number][] {
  const qualities = qualitiesIn(header);
  const quality = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0;
  const least = qualities.get('identity') ?? 0;
  return ENCODINGS.filter(({ encoding }) => quality(encoding) > 0)
    .filter(({ encoding }) => quality(encoding) >= least)
    .sort((one, other) => quality(other.encoding) - quality(one.encoding));
}

function qualitiesIn(header: string): Map<string, number> {
  const words = header.toLowerCase().split(',');
  return new Map(
    words.map((word) => {
      const [name = '', ...parameters] = word.split(';').map((part) => part.trim());
      const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
}
