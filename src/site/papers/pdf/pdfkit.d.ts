/** The part of PDFKit that we use, which ships no types. Lengths are points, 72 to the inch. */
declare module 'pdfkit' {
  export type Place = { width?: number; lineGap?: number; indent?: number; align?: 'right' };

  export class StructureElement {
    add(child: StructureElement): this;
    end(): void;
  }

  export class PDFDocument {
    constructor(options: {
      size: 'LETTER';
      margin: number;
      pdfVersion: '1.7';
      tagged: true;
      lang: string;
      displayTitle: true;
      info: { Title: string; Author: string; CreationDate?: Date };
    });
    x: number;
    y: number;
    readonly page: { width: number; height: number };
    on(event: 'pageAdded', listener: () => void): this;
    addPage(): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string, opacity?: number): this;
    text(text: string, x: number, y: number, options?: Place): this;
    heightOfString(text: string, options?: Place): number;
    widthOfString(text: string): number;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    lineWidth(width: number): this;
    stroke(color: string): this;
    save(): this;
    restore(): this;
    rotate(degrees: number, options: { origin: [number, number] }): this;
    /** Without `draw`, it stays open for children until `end`. */
    struct(tag: string, options?: Record<string, string>, draw?: () => void): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this;
    endMarkedContent(): this;
    end(): void;
  }

  type StandardFont = { name: string };
  export function registerStdFonts(...fonts: StandardFont[]): void;
}

declare module 'pdfkit/standard-fonts/Helvetica' {
  const font: { name: string };
  export default font;
}

declare module 'pdfkit/standard-fonts/HelveticaBold' {
  const font: { name: string };
  export default font;
}

declare module 'pdfkit/output' {
  export function toBlob(document: import('pdfkit').PDFDocument): Promise<Blob>;
}

/** The browser build, by its file: tests run it in Node, which would get another build. */
declare module '*/pdfkit.browser.mjs' {
  export * from 'pdfkit';
}
