import { useId } from 'react';
import texts from '../../../schemas/content/papers.json';
import { Icon, Link, Logo } from '../../engine/ui.ts';
import type { Paper, PaperId, Part } from './paper.ts';
import styles from './papers-page.module.css';
import { PaperTools } from './PaperTools.tsx';
import brand from '../../../schemas/catalog/brand.json';
import { fill } from '../../engine/core.ts';
import paperSheetStyles from './paper-sheet.module.css';

type Props = {
  papers: readonly Paper[];
  /** Id of the paper to show; falls back to the first one. */
  shown: string | undefined;
  hrefOf: (paper: PaperId) => string;
  quoteHref: string;
  /** State of the history entry, passed on to the quote and the other papers. */
  kept?: unknown;
  /** Whom the certificate is for. */
  client: string;
  onClient: (client: string) => void;
};

/** `/onboarding/papers`: the papers of a quote, one at a time. */
export default function PapersPage({ papers, shown, hrefOf, kept, ...props }: Props) {
  const [first] = papers;
  const paper = papers.find(({ id }) => id === shown) ?? first;
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Link to={props.quoteHref} state={kept} className={styles.back}>
          <Icon name="arrow-left" size={20} />
          <span>{texts.back}</span>
        </Link>
        <h1 tabIndex={-1} className={styles.title}>
          {texts.title}
        </h1>
        <p>{texts.intro}</p>
        <nav aria-label={texts.choose}>
          <ul className={styles.choice}>
            {papers.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={hrefOf(id)}
                  state={kept}
                  aria-current={id === paper?.id ? 'page' : undefined}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {paper !== undefined && (
        <>
          {/* The `key` clears the status message of the previous paper. */}
          <PaperTools key={paper.id} paper={paper} />
          {paper.id === 'certificate' && <Client client={props.client} onClient={props.onClient} />}
          <PaperSheet paper={paper} />
        </>
      )}
    </div>
  );
}

function Client({ client, onClient }: Pick<Props, 'client' | 'onClient'>) {
  const id = useId();
  return (
    <div className={styles.client}>
      <label htmlFor={id}>{texts.client.label}</label>
      <span id={`${id}hint`}>{texts.client.hint}</span>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={100}
        aria-describedby={`${id}hint`}
        value={client}
        onChange={({ target }) => onClient(target.value)}
      />
    </div>
  );
}

/** A paper as an accessible page, on screen and in print. */
function PaperSheet({ paper }: { paper: Paper }) {
  return (
    <article
      className={paperSheetStyles.sheet}
      aria-labelledby="paper"
      data-watermark={paper.watermark}
    >
      <header className={paperSheetStyles.head}>
        <Logo name={brand.name} />
        <p>
          <WithPhone>
            {fill(texts.from, { brand: brand.name, phone: brand.salesPhone.display })}
          </WithPhone>
        </p>
      </header>
      <h2 id="paper" className={paperSheetStyles.title}>
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

const { display } = brand.salesPhone;

/** A text in which the phone number stays on one line. */
function WithPhone({ children }: { children: string }) {
  const [before, after] = children.split(display);
  return after === undefined ? (
    <span>{children}</span>
  ) : (
    <>
      <span>{before}</span>
      <span className="unbroken">{display}</span>
      <span>{after}</span>
    </>
  );
}

function SheetPart({ part }: { part: Part }) {
  switch (part.kind) {
    case 'heading':
      return <h3 className={paperSheetStyles.heading}>{part.text}</h3>;
    case 'text':
      return <p>{part.text}</p>;
    case 'facts':
      return (
        <dl className={paperSheetStyles.facts}>
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
        <ul className={part.kind === 'list' ? paperSheetStyles.list : paperSheetStyles.checks}>
          {part.items.map((item) => (
            <li key={item}>
              <WithPhone>{item}</WithPhone>
            </li>
          ))}
        </ul>
      );
    case 'blanks':
      return (
        <ul className={paperSheetStyles.blanks}>
          {part.labels.map((label) => (
            <li key={label}>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      );
  }
}
