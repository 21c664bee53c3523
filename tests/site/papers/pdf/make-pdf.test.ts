import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Paper } from '../../../../src/site/papers/paper.ts';
import { papersFor } from '../../../../src/site/papers/papers.ts';
import { makePdf } from '../../../../src/site/papers/pdf/make-pdf.ts';
import { printable } from '../../../../src/site/papers/pdf/sheet.ts';
import { subject, wordsOf } from '../subject.ts';
import { knownCatalogs } from '../../quote/offer/known-catalogs.ts';

// The browser build, as visitors get it; Node would import another one.
vi.mock('pdfkit', () => import('../../../../node_modules/pdfkit/js/pdfkit.browser.mjs'));

/** The PDF as text, with its page streams decompressed. */
async function contentOf(paper: Paper): Promise<string> {
  const bytes = Buffer.from((await (await makePdf(paper))?.arrayBuffer()) ?? new ArrayBuffer(0));
  const raw = bytes.toString('latin1');
  const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [raw, ...streams].join('\n');
}

/** The text on its pages: PDFKit writes it as hexadecimal runs between kerning values. */
const shownIn = (content: string) =>
  [...content.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, run = '']) =>
      [...run.matchAll(/<([0-9a-f]+)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join(' ');

const papers = papersFor(knownCatalogs, subject, {
  plan: 'premier',
  method: 'card',
  on: '2026-11-21',
});
const [firstPaper] = papers;
if (firstPaper === undefined) throw new Error('There are no papers.');
const letters = (text: string) => text.replaceAll(/[^\w$.%]/g, '');

describe('a paper as PDF', () => {
  it.each(papers.map((paper) => [paper.id, paper] as const))(
    '%s has every word of the page',
    async (_id, paper) => {
      const shown = letters(shownIn(await contentOf(paper)));
      for (const line of [paper.title, ...wordsOf(paper)]) {
        for (const word of line.split(': ')) expect(shown).toContain(letters(printable(word)));
      }
    },
  );

  it('is tagged, in English, and opens with its title', async () => {
    const content = await contentOf(firstPaper);
    for (const sign of [
      '/Marked true',
      '/Lang (en-US)',
      '/DisplayDocTitle true',
      '/StructTreeRoot',
    ])
      expect(content).toContain(sign);
    for (const tag of ['/H1', '/H2', '/P', '/Table', '/TR', '/TH', '/TD', '/L', '/LI'])
      expect(content).toMatch(new RegExp(`/S ${tag}\\b`));
  });

  it('has as many pages as a long paper needs', async () => {
    const items = Array.from({ length: 120 }, (_, index) => `Line ${index}`);
    const long: Paper = {
      id: 'quote',
      title: 'Long',
      file: 'a.pdf',
      watermark: 'SAMPLE',
      parts: [{ kind: 'checks', items }],
    };
    const content = await contentOf(long);
    expect([...content.matchAll(/\/Type \/Page\b/g)].length).toBeGreaterThan(2);
    expect(shownIn(content)).toContain('Line 119');
    expect(shownIn(content).split('SAMPLE').length - 1).toBe(
      [...content.matchAll(/\/Type \/Page\b/g)].length,
    );
  });
});

describe('text that a PDF reader has glyphs for', () => {
  it.each([
    ['Łukasz Żak', true],
    ['Who? “You” …', true],
    ['한빛 배관', false],
    ['李 Plumbing', false],
  ])('%s can be printed: %s', async (title, printed) => {
    const made = await makePdf({ id: 'quote', title, file: 'a.pdf', parts: [] });
    expect(made !== undefined).toBe(printed);
  });

  it.each([
    ['Łukasz Żak', 'Lukasz Zak'],
    ['Núñez & Söhne', 'Núñez & Söhne'],
    ['“Quoted” – here’s €5…', '“Quoted” – here’s €5…'],
    ['李', '?'],
    ['Tab\tstop', 'Tab?stop'],
  ])('%s is printed as %s', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  it('is all that is left, and stays unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(printable(printable(text))).toBe(printable(text));
      }),
    );
  });
});
