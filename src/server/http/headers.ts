import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSettings } from '../setup/settings.mjs';

/** The hash of the empty text: emotion's `<style>` is empty, its rules come by `insertRule`. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const SHA = /^'?(sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2})'?$/;

/**
 * The one source of the headers that protect a visitor, for our server and for static hosts.
 * `supabaseUrl` is the hosted project, when there is one.
 */
export function securityHeaders(
  distDir: string,
  supabaseUrl = process.env.VITE_SUPABASE_URL,
): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'"],
    'style-src': ["'self'", EMPTY, ...inlineStyles(distDir)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(supabaseUrl ? [new URL(supabaseUrl).origin] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
      .join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** For answers that are no page: nothing may run or load from them. */
export const resourceHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Vite puts the hash of the content into the name of every file below `assets/`. */
export const ASSETS = '/assets/';
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Pages name the current assets: a browser asks each time whether they changed. */
export const REVALIDATE = 'no-cache';

/** Browsers look whether it has changed at each visit of the funnel. */
const WORKER = '/sw.js';

/** Only a static host is reached over HTTPS; on a plain local address this would lock people out. */
const HSTS = 'max-age=63072000; includeSubDomains';

/**
 * Writes `dist/_headers`, which Netlify, Cloudflare Pages and others read. Throws when
 * `csp-hashes.json` is there but malformed.
 */
export function writeHeadersFile(distDir: string): void {
  loadSettings('production');
  const everywhere = { ...securityHeaders(distDir), 'Strict-Transport-Security': HSTS };
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

/** Hashes of the style sheets that the build put into pages: its `csp-hashes.json`. */
function inlineStyles(distDir: string): string[] {
  const file = join(distDir, 'csp-hashes.json');
  if (!existsSync(file)) return [];
  const { style = [] } = JSON.parse(readFileSync(file, 'utf8')) as { style?: unknown };
  if (!Array.isArray(style)) throw new Error('csp-hashes.json: "style" is not a list');
  return style.map((source) => {
    const hash = SHA.exec(String(source))?.[1];
    if (hash === undefined) throw new Error(`csp-hashes.json: ${String(source)} is not a hash`);
    return `'${hash}'`;
  });
}
