import '../../engine/ui/icons/tools.ts';
import { useState } from 'react';
import texts from '../../../schemas/content/papers.json';
import { Button, Icon, loadModule } from '../../engine/ui.ts';
import { fill } from '../../engine/core.ts';
import type { Paper } from './paper.ts';
import styles from './papers-page.module.css';

type Outcome = Saved | 'making' | 'failed';

/** Print, save, and, if the device has a share sheet that accepts files, share. */
export function PaperTools({ paper }: { paper: Paper }) {
  const [outcome, setOutcome] = useState<Outcome>('nothing');
  const run = async (make: (paper: Paper) => Promise<Saved>) => {
    setOutcome('making');
    try {
      setOutcome(await make(paper));
    } catch (error) {
      console.warn('No PDF:', error);
      setOutcome('failed');
    }
  };
  return (
    <div className={styles.tools}>
      <Button
        data-primary=""
        aria-busy={outcome === 'making'}
        onClick={() => void run(downloadPdf)}
      >
        <Icon name="download" size={20} />
        <span>{texts.tools.pdf}</span>
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon name="print" size={20} />
        <span>{texts.tools.print}</span>
      </Button>
      {canShare() && (
        <Button variant="secondary" onClick={() => void run(sharePdf)}>
          {texts.tools.share}
        </Button>
      )}
      <output className={styles.said}>
        {outcome !== 'nothing' && fill(texts.tools[outcome], { file: paper.file })}
      </output>
    </div>
  );
}

const loadLibrary = () => import('./pdf/make-pdf.ts');

/** The PDF library is loaded on the first press, because few visitors need it. */
async function pdfOf(paper: Paper): Promise<File | undefined> {
  const library = await loadModule(loadLibrary);
  if (library === undefined) throw new Error('The PDF library has not loaded');
  const made = await library.makePdf(paper);
  return made && new File([made], paper.file, { type: 'application/pdf' });
}

/** What a press has led to; `nothing` if the share sheet itself says it. */
type Saved = 'made' | 'printed' | 'nothing';

/** Saves the paper as a file, or prints it with the fonts of the device if the file lacks letters. */
async function downloadPdf(paper: Paper): Promise<Saved> {
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
function canShare(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([], 'a.pdf', { type: 'application/pdf' })] });
}

/** Opens the share sheet. */
async function sharePdf(paper: Paper): Promise<Saved> {
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
