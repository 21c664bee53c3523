import { PDFDocument, type StructureElement } from 'pdfkit';
import brand from '../../../../schemas/catalog/brand.json';
import texts from '../../../../schemas/content/papers.json';
import { fill } from '../../../engine/core.ts';
import { light } from '../../../engine/ui.ts';

/** All lengths in points, 72 to the inch. */
const MARGIN = 54;
const INK = light['ink-900'];
export const SOFT = light['ink-700'];
const LINE = light['line-200'];
const STAMP = light['accent-800'];
const REGULAR = 'Helvetica';
export const BOLD = 'Helvetica-Bold';

type Look = { font?: string; size?: number; soft?: boolean; x?: number; width?: number };

/** A Letter document written from top to bottom; each text has its place in the structure tree. */
export type Sheet = {
  document: PDFDocument;
  /** Adds an element to the structure tree, which draws it. */
  add: (element: StructureElement) => void;
  /** A structure element with a text at the current position. */
  written: (tag: string, text: string, look?: Look) => StructureElement;
  /** Height of a text, in points. */
  heightOf: (text: string, look?: Look) => number;
  /** Starts a new page if less than this height is left. */
  ensure: (height: number) => void;
  /** Decoration, which screen readers skip. */
  ornament: (draw: (document: PDFDocument) => void) => void;
  left: number;
  width: number;
  line: (y: number, from?: number, soft?: boolean) => void;
  end: () => void;
};

export function openSheet(title: string, watermark: string | undefined): Sheet {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: printable(`${title} | ${brand.name}`), Author: brand.name },
  });
  const root = document.struct('Document');
  document.addStructure(root);
  const width = document.page.width - 2 * MARGIN;
  const place = ({ font = REGULAR, size = 10, soft = false }: Look) =>
    document
      .font(font)
      .fontSize(size)
      .fillColor(soft ? SOFT : INK);
  const sheet: Sheet = {
    document,
    left: MARGIN,
    width,
    add: (element) => void root.add(element),
    written: (tag, text, look = {}) =>
      document.struct(tag, {}, () => {
        const { x = MARGIN, width: room = width } = look;
        place(look).text(printable(text), x, document.y, { width: room, lineGap: 2 });
      }),
    heightOf(text, look = {}) {
      return place(look).heightOfString(printable(text), {
        width: look.width ?? width,
        lineGap: 2,
      });
    },
    ensure(height) {
      if (document.y + height > document.page.height - MARGIN) document.addPage();
    },
    ornament(draw) {
      document.markContent('Artifact', { type: 'Layout' });
      draw(document.save());
      document.restore().endMarkedContent();
    },
    line(y, from = MARGIN, soft = true) {
      sheet.ornament((page) =>
        page
          .moveTo(from, y)
          .lineTo(MARGIN + width, y)
          .lineWidth(soft ? 0.5 : 2)
          .stroke(soft ? LINE : INK),
      );
    },
    end() {
      root.end();
      document.end();
    },
  };
  const stamp = () => {
    if (watermark !== undefined) drawStamp(sheet, watermark);
  };
  document.on('pageAdded', stamp);
  stamp();
  drawHead(sheet);
  return sheet;
}

/** Drawn across the page, under the text. */
function drawStamp({ document, ornament }: Sheet, word: string): void {
  const { x, y } = document;
  const { width, height } = document.page;
  ornament((page) => {
    page.rotate(-35, { origin: [width / 2, height / 2] });
    page.font(BOLD).fontSize(110).fillColor(STAMP, 0.12);
    const half = page.widthOfString(word) / 2;
    page.text(word, width / 2 - half, height / 2 - 55, { width: 2 * half + 20 });
  });
  document.fillColor(INK, 1);
  Object.assign(document, { x, y });
}

function drawHead(sheet: Sheet): void {
  const { document, left, width } = sheet;
  const top = document.y;
  sheet.ornament((page) => {
    page.font(BOLD).fontSize(15).fillColor(INK).text(brand.name, left, top);
    page.font(REGULAR).fontSize(9).fillColor(SOFT);
    page.text(
      fill(texts.from, { brand: brand.name, phone: brand.salesPhone.display }),
      left,
      top + 4,
      {
        width,
        align: 'right',
      },
    );
  });
  document.y = top + 24;
  sheet.line(document.y, left, false);
  document.y += 14;
}

/** The characters beyond Latin-1 in the fonts that every PDF reader has (Windows-1252). */
const BEYOND_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
/** Characters that are not accented forms of plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '′': "'",
};

/** Replaces each character that the fonts lack with its plain form: `Łukasz` → `Lukasz`. */
export function printable(text: string): string {
  return text.normalize('NFC').replaceAll(/[^ -~\u00a0-ÿ]/gu, printableSign);
}

/** Whether the fonts have every letter, if only in its plain form. */
export const isPrintable = (text: string): boolean =>
  Array.from(text.normalize('NFC')).every((sign) => sign === '?' || printable(sign) !== '?');

function printableSign(sign: string): string {
  if (BEYOND_LATIN_1.includes(sign)) return sign;
  const plain = PLAIN[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return /^[ -~\u00a0-ÿ]*$/.test(plain) ? plain : '?';
}
