import { registerStdFonts } from 'pdfkit';
import { toBlob } from 'pdfkit/output';
import Helvetica from 'pdfkit/standard-fonts/Helvetica';
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold';
import type { Paper } from '../paper.ts';
import { drawPart } from './parts.ts';
import { isPrintable } from './printable.ts';
import { BOLD, openSheet } from './sheet.ts';

registerStdFonts(Helvetica, HelveticaBold);

/**
 * The paper as a tagged PDF in Letter size, with headings, tables and lists for screen readers;
 * undefined if it has letters that only the fonts of the device have.
 */
export async function makePdf({ title, watermark, parts }: Paper): Promise<Blob | undefined> {
  if (!isPrintable(JSON.stringify([title, parts]))) return undefined;
  const sheet = openSheet(title, watermark);
  const made = toBlob(sheet.document);
  sheet.add(sheet.written('H1', title, { font: BOLD, size: 20 }));
  sheet.document.y += 6;
  for (const part of parts) drawPart(sheet, part);
  sheet.end();
  return made;
}
