import type { Manifest, ManifestChunk } from 'vite';

/** Where the funnel begins, and where a purchase ends: with all that they may load later. */
const WHOLE = [
  'src/onboarding/OnboardingRoutes.tsx',
  'src/marketing/landing/LandingPage.tsx',
] as const;
/** The application itself; what it loads later are the pages above, and others that are not kept. */
const ENTRY = 'index.html';

/**
 * Addresses of every hashed file that the funnel can ever need, sorted.
 * @throws when the build has lost one of the places where it begins.
 */
export function funnelFiles(manifest: Manifest): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const add = (key: string, later: boolean): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = chunkOf(manifest, key);
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = chunk;
    for (const name of [file, ...css, ...assets]) files.add(`/${name}`);
    for (const next of [...imports, ...(later ? dynamicImports : [])]) add(next, later);
  };
  for (const key of WHOLE) add(key, true);
  add(ENTRY, false);
  return [...files].sort();
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`${key} is not in the build manifest`);
  return chunk;
}
