import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
    (securityHeaders(supabaseUrl)['Content-Security-Policy'] ?? '')
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1).join(' ')]),
  );

test('nothing is loaded from elsewhere, no text becomes code, and no page can frame the site', () => {
  expect(Object.fromEntries(policy())).toEqual({
    'script-src': "'self'",
    'worker-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'media-src': "'none'",
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'plumbline-worker',
  });
});

test('besides its policy, a page has exactly these headers', () => {
  const { 'Content-Security-Policy': _policy, ...others } = securityHeaders('');
  expect(others).toEqual({
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

test('other responses can run and load nothing', () => {
  expect(resourceHeaders).toEqual({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
});

test('a hosted project can be reached, by its origin only', () => {
  expect(policy('https://abc.supabase.co/rest/v1').get('connect-src')).toBe(
    "'self' https://abc.supabase.co",
  );
});

test('the file for static hosts has the same headers, and enforces HTTPS', () => {
  writeHeadersFile(dist);
  const text = readFileSync(join(dist, '_headers'), 'utf8');
  const [everywhere = '', assets = '', worker = ''] = text.split(/^\/(?:assets\/\*|sw\.js)$/m);
  expect(everywhere).toMatch(/^\/\*\n/);
  for (const [name, value] of Object.entries(securityHeaders())) {
    expect(everywhere).toContain(`\n  ${name}: ${value}\n`);
  }
  expect(everywhere).toContain('\n  Strict-Transport-Security: max-age=');
  expect(assets).toBe('\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(worker).toBe('\n  Cache-Control: no-cache\n');
});

test('our own server, which may speak plain HTTP, does not demand HTTPS', () => {
  expect(securityHeaders()).not.toHaveProperty('Strict-Transport-Security');
});
