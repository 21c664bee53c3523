import type { Manifest, ManifestChunk } from 'vite';
import { reached } from '../reached.ts';

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
  const chunk = (key: string) => chunkOf(manifest, key);
  const keys = reached([...WHOLE, ENTRY], (key) => {
    const { imports = [], dynamicImports = [] } = chunk(key);
    return [...imports, ...(key === ENTRY ? [] : dynamicImports)];
  });
  const files = [...keys]
    .map(chunk)
    .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)].map((file) => `/${file}`).sort();
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`${key} is not in the build manifest`);
  return chunk;
}
