import brand from '../../../schemas/catalog/brand.json';
import texts from '../../../schemas/content/papers.json';
import { fill } from '../../engine/core.ts';
import { Logo } from '../../engine/ui.ts';
import type { Paper, Part } from './paper.ts';
import styles from './paper-sheet.module.css';

/** A paper as an accessible page, on screen and in print. */
export function PaperSheet({ paper }: { paper: Paper }) {
  return (
    <article className={styles.sheet} aria-labelledby="paper" data-watermark={paper.watermark}>
      <header className={styles.head}>
        <Logo name={brand.name} />
        <p>{fill(texts.from, { brand: brand.name, phone: brand.salesPhone.display })}</p>
      </header>
      <h2 id="paper" className={styles.title}>
        {paper.title}
      </h2>
      {paper.parts.map((part, index) => (
        // The parts of a paper never move.
        // oxlint-disable-next-line react/no-array-index-key
        <SheetPart key={index} part={part} />
      ))}
    </article>
  );
}

function SheetPart({ part }: { part: Part }) {
  switch (part.kind) {
    case 'heading':
      return <h3 className={styles.heading}>{part.text}</h3>;
    case 'text':
      return <p>{part.text}</p>;
    case 'facts':
      return (
        <dl className={styles.facts}>
          {part.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'list':
    case 'checks':
      return (
        <ul className={part.kind === 'list' ? styles.list : styles.checks}>
          {part.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'blanks':
      return (
        <ul className={styles.blanks}>
          {part.labels.map((label) => (
            <li key={label}>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      );
  }
}
