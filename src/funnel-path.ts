/**
 * Where the questionnaire begins that the links of the site lead to: the path of its first step, below
 * which all its other pages lie. The linter holds its flow file to it (F14).
 */
export const FUNNEL = '/onboarding';

/**
 * The path, of several, that another one begins with: the base of the questionnaire that it belongs
 * to. A path that only begins like one belongs to none.
 */
export function baseOf(path: string, bases: Iterable<string>): string | undefined {
  const known = path.toLowerCase();
  for (const base of bases) if (known === base || known.startsWith(`${base}/`)) return base;
  return undefined;
}
