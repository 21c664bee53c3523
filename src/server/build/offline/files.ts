import type { Manifest, ManifestChunk } from 'vite';
import { APP, PAGE_SCRIPT, RECOVER } from '../prerender/prerender.ts';
import { reached } from '../../vite/reached.ts';
import { FUNNEL_CHUNK } from '../../vite/first-step-chunk.ts';

/** The page where a purchase ends, with everything that it may load later, and what leads there. */
const END = 'src/site/marketing/landing/LandingPage.tsx';
const ROUTES = 'src/site/app/MarketingRoutes.tsx';

/** Too large to cache for everyone, and printing works without it. */
const NOT_KEPT = 'src/site/papers/pdf/make-pdf.ts';

/**
 * Addresses of every hashed file that the funnel and the pages around it can ever need, sorted. The
 * style sheets of those pages are written into them.
 * @throws if the build has lost the funnel, or the page where it ends.
 */
export function offlineFiles(manifest: Manifest): string[] {
  const chunk = (key: string) => chunkOf(manifest, key);
  const keys = reached(
    [END, ROUTES, PAGE_SCRIPT, APP, ...(RECOVER in manifest ? [RECOVER] : [])],
    (key) => {
      const { imports = [], dynamicImports = [] } = chunk(key);
      // The other pages are opened as documents.
      const later =
        key === APP || key === ROUTES ? [] : dynamicImports.filter((one) => one !== NOT_KEPT);
      return [...imports, ...later];
    },
  );
  const chunks = [...keys].map(chunk);
  if (!chunks.some(({ name }) => name === FUNNEL_CHUNK)) {
    throw new Error(`${APP} no longer imports the funnel`);
  }
  const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)].map((file) => `/${file}`).sort();
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`${key} is not in the build manifest`);
  return chunk;
}
