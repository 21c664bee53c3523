import { loadModule } from '../../engine/ui.ts';
import type { Paper } from './paper.ts';

const loadLibrary = () => import('./pdf/make-pdf.ts');

/** The PDF library is loaded on the first press, because few visitors need it. */
async function pdfOf(paper: Paper): Promise<File> {
  const library = await loadModule(loadLibrary);
  if (library === undefined) throw new Error('The PDF library has not loaded');
  return new File([await library.makePdf(paper)], paper.file, { type: 'application/pdf' });
}

/** Saves the paper as a file; resolves to true once the browser has it. */
export async function downloadPdf(paper: Paper): Promise<true> {
  const file = await pdfOf(paper);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers read the file only after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

/** True if the device has a share sheet that accepts a PDF. */
export function canShare(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([], 'a.pdf', { type: 'application/pdf' })] });
}

/** Opens the share sheet. Resolves to false, because the sheet itself reports the outcome. */
export async function sharePdf(paper: Paper): Promise<false> {
  const file = await pdfOf(paper);
  try {
    await navigator.share({ files: [file], title: paper.title });
  } catch (error) {
    // Closing the sheet is not a failure.
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
  }
  return false;
}
