/**
 * The start of the questionnaire that the site links to: the path of its first step, which all its
 * other pages are below. The linter checks its flow file against it (F14).
 */
export const FUNNEL = '/onboarding';

/**
 * The one of several base paths that a path equals or is below: that of its questionnaire.
 * Undefined if there is none; sharing only the first letters does not count.
 */
export function baseOf(path: string, bases: Iterable<string>): string | undefined {
  const known = path.toLowerCase();
  for (const base of bases) if (known === base || known.startsWith(`${base}/`)) return base;
  return undefined;
}
