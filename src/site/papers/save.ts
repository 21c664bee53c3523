import { loadModule } from '../../engine/ui.ts';
import type { Paper } from './paper.ts';

const loadLibrary = () => import('./pdf/make-pdf.ts');

/** The PDF library is loaded on the first press, because few visitors need it. */
async function pdfOf(paper: Paper): Promise<File | undefined> {
  const library = await loadModule(loadLibrary);
  if (library === undefined) throw new Error('The PDF library has not loaded');
  const made = await library.makePdf(paper);
  return made && new File([made], paper.file, { type: 'application/pdf' });
}

/** What a press has led to; `nothing` if the share sheet itself says it. */
export type Saved = 'made' | 'printed' | 'nothing';

/** Saves the paper as a file, or prints it with the fonts of the device if the file lacks letters. */
export async function downloadPdf(paper: Paper): Promise<Saved> {
  const file = await pdfOf(paper);
  if (file === undefined) return print();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers read the file only after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'made';
}

function print(): Saved {
  window.print();
  return 'printed';
}

/** True if the device has a share sheet that accepts a PDF. */
export function canShare(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([], 'a.pdf', { type: 'application/pdf' })] });
}

/** Opens the share sheet. */
export async function sharePdf(paper: Paper): Promise<Saved> {
  const file = await pdfOf(paper);
  if (file === undefined) return print();
  try {
    await navigator.share({ files: [file], title: paper.title });
  } catch (error) {
    // Closing the sheet is not a failure.
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
  }
  return 'nothing';
}
