import { createHash } from 'node:crypto';

/**
 * CSP sources (`'sha256-…'`) of what the pages carry inline. JSON-LD is data, which the policy
 * does not govern; a script that runs would need its hash here.
 */
export type CspHashes = { style: string[]; script: string[] };

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script>([\s\S]*?)<\/script>/g;

const hashes = (pages: readonly string[], pattern: RegExp) => {
  const found = pages.flatMap((html) => [...html.matchAll(pattern)].map(([, text = '']) => text));
  return [...new Set(found)]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .sort();
};

/** The hashes of every inline style sheet and script in the given HTML documents. */
export const cspHashes = (pages: readonly string[]): CspHashes => ({
  style: hashes(pages, STYLE),
  script: hashes(pages, SCRIPT),
});
