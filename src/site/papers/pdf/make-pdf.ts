import { registerStdFonts } from 'pdfkit';
import { toBlob } from 'pdfkit/output';
import Helvetica from 'pdfkit/standard-fonts/Helvetica';
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold';
import type { Paper, Part } from '../paper.ts';
import { BOLD, isPrintable, openSheet, type Sheet, SOFT } from './sheet.ts';

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

const LABEL_SHARE = 0.38;
const INDENT = 16;
/** Room for handwriting, in points. */
const BLANK_HEIGHT = 26;

/** Draws one part below the last one, and adds it to the structure tree. */
export function drawPart(sheet: Sheet, part: Part): void {
  const { document } = sheet;
  switch (part.kind) {
    case 'heading':
      // Never leave a heading alone at the bottom of a page.
      sheet.ensure(70);
      document.y += 10;
      sheet.add(sheet.written('H2', part.text, { font: BOLD, size: 12.5 }));
      document.y += 4;
      return;
    case 'text':
      // Never split a text across pages.
      sheet.ensure(sheet.heightOf(part.text));
      sheet.add(sheet.written('P', part.text));
      document.y += 5;
      return;
    case 'facts':
      drawTable(sheet, part.facts);
      return;
    case 'list':
    case 'checks':
      drawList(sheet, part.items, part.kind === 'checks');
      return;
    case 'blanks':
      for (const label of part.labels) drawBlank(sheet, label);
      document.y += 8;
  }
}

function drawTable(sheet: Sheet, facts: Extract<Part, { kind: 'facts' }>['facts']): void {
  const { document, left, width } = sheet;
  const labels = { width: width * LABEL_SHARE - 12, font: BOLD };
  const values = { x: left + width * LABEL_SHARE, width: width * (1 - LABEL_SHARE) };
  const table = document.struct('Table');
  sheet.add(table);
  for (const { label, value } of facts) {
    const height = Math.max(sheet.heightOf(label, labels), sheet.heightOf(value, values));
    sheet.ensure(height + 8);
    const top = document.y + 4;
    const row = document.struct('TR');
    table.add(row);
    document.y = top;
    row.add(sheet.written('TH', label, labels));
    document.y = top;
    row.add(sheet.written('TD', value, values));
    row.end();
    document.y = top + height + 2;
    sheet.line(document.y);
    document.y += 2;
  }
  table.end();
  document.y += 5;
}

function drawList(sheet: Sheet, items: readonly string[], boxes: boolean): void {
  const { document, left, width } = sheet;
  const body = { x: left + INDENT, width: width - INDENT };
  const list = document.struct('L');
  sheet.add(list);
  for (const item of items) {
    sheet.ensure(sheet.heightOf(item, body) + 4);
    const top = document.y;
    sheet.ornament((page) => {
      if (boxes) page.rect(left, top, 8, 8).lineWidth(0.8).stroke(SOFT);
      else page.text('•', left + 3, top);
    });
    document.y = top;
    const entry = document.struct('LI');
    list.add(entry);
    entry.add(sheet.written('LBody', item, body));
    entry.end();
    document.y += 4;
  }
  list.end();
  document.y += 4;
}

/** A label with a line after it to write on. */
function drawBlank(sheet: Sheet, label: string): void {
  const { document, left, width } = sheet;
  sheet.ensure(BLANK_HEIGHT);
  const top = document.y + BLANK_HEIGHT - 14;
  document.y = top;
  sheet.add(sheet.written('P', label, { soft: true }));
  const end = left + Math.min(document.widthOfString(label) + 8, width * 0.8);
  document.y = top + 12;
  sheet.line(document.y, end);
}
