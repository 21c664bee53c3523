import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  resourceHeaders,
  securityHeaders,
  writeHeadersFile,
} from '../../../src/server/http/headers.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'plumbline-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const policy = (supabaseUrl = '') =>
  new Map(
    (securityHeaders(dist, supabaseUrl)['Content-Security-Policy'] ?? '')
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1).join(' ')]),
  );

test('nothing is loaded from elsewhere, nothing inline runs, nobody frames the site', () => {
  expect(Object.fromEntries(policy())).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'worker-src': "'self'",
    'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
});

test('beside its policy a page says these things, word by word', () => {
  const { 'Content-Security-Policy': _policy, ...others } = securityHeaders(dist, '');
  expect(others).toEqual({
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

test('what is no page can run and load nothing', () => {
  expect(resourceHeaders).toEqual({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
});

test('a hosted project may be reached, and of its address the origin only', () => {
  expect(policy('https://abc.supabase.co/rest/v1').get('connect-src')).toBe(
    "'self' https://abc.supabase.co",
  );
});

test('the hashes of the build are added once each', () => {
  writeFileSync(
    join(dist, 'csp-hashes.json'),
    JSON.stringify({ style: ["'sha256-AAAA='", 'sha256-AAAA='] }),
  );
  expect(policy().get('style-src')?.match(/AAAA/g)).toHaveLength(1);
});

test.for([["'unsafe-inline'"], ['sha256-AAAA=; script-src *'], ['https://elsewhere.example']])(
  '%s is no hash and stops the build',
  ([source]) => {
    writeFileSync(join(dist, 'csp-hashes.json'), JSON.stringify({ style: [source] }));
    expect(() => securityHeaders(dist)).toThrow('is not a hash');
  },
);

test('the file for static hosts says the same, and HTTPS only', () => {
  writeHeadersFile(dist);
  const text = readFileSync(join(dist, '_headers'), 'utf8');
  const [everywhere = '', assets = '', worker = ''] = text.split(/^\/(?:assets\/\*|sw\.js)$/m);
  expect(everywhere).toMatch(/^\/\*\n/);
  for (const [name, value] of Object.entries(securityHeaders(dist))) {
    expect(everywhere).toContain(`\n  ${name}: ${value}\n`);
  }
  expect(everywhere).toContain('\n  Strict-Transport-Security: max-age=');
  expect(assets).toBe('\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(worker).toBe('\n  Cache-Control: no-cache\n');
});

test('our own server, which may speak plain HTTP, does not demand HTTPS', () => {
  expect(securityHeaders(dist)).not.toHaveProperty('Strict-Transport-Security');
});
