import { useState } from 'react';
import texts from '../../../schemas/content/papers.json';
import { Button, Icon } from '../../engine/ui.ts';
import { fill } from '../../engine/core.ts';
import '../../engine/ui/icons/tools.ts';
import type { Paper } from './paper.ts';
import styles from './papers-page.module.css';
import { canShare, downloadPdf, sharePdf, type Saved } from './save.ts';

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
