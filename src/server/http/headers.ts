import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKER_POLICY } from '../../site/offline/edition.ts';
import { loadSettings } from '../setup/settings.mjs';

/**
 * The single source of the security headers, for our server and for static hosts. `supabaseUrl` is
 * the hosted project, if there is one. Whatever depends on the build is not included: each page
 * carries its own `style-src` (`prerender/csp.ts`). A `default-src` here would apply in place of a
 * missing `style-src` and block the page's own style sheets, hence one directive per kind.
 */
export function securityHeaders(
  supabaseUrl = process.env.VITE_SUPABASE_URL,
): Record<string, string> {
  const policy = {
    'script-src': ["'self'"],
    'worker-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(supabaseUrl ? [new URL(supabaseUrl).origin] : [])],
    'manifest-src': ["'self'"],
    'media-src': ["'none'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [WORKER_POLICY],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** For answers that are not pages: nothing may run or load from them. */
export const resourceHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Vite puts the hash of the content into the name of every file below `assets/`. */
export const ASSETS = '/assets/';
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Pages name the current assets, so a browser revalidates them each time. */
export const REVALIDATE = 'no-cache';

/** Browsers check it for changes on each visit to the funnel. */
const WORKER = '/sw.js';

/** Only a static host is reached over HTTPS; on a plain local address this would lock people out. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** Writes `dist/_headers`, which Netlify, Cloudflare Pages and others read. */
export function writeHeadersFile(distDir: string): void {
  loadSettings('production');
  const everywhere = { ...securityHeaders(), 'Strict-Transport-Security': HSTS };
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const text = [
    '/*',
    ...lines(everywhere),
    `${ASSETS}*`,
    ...lines({ 'Cache-Control': IMMUTABLE }),
    WORKER,
    ...lines({ 'Cache-Control': REVALIDATE }),
    '',
  ].join('\n');
  writeFileSync(join(distDir, '_headers'), text);
}
