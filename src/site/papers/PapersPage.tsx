import { useId } from 'react';
import texts from '../../../schemas/content/papers.json';
import { Icon, Link } from '../../engine/ui.ts';
import type { Paper, PaperId } from './paper.ts';
import { PaperSheet } from './PaperSheet.tsx';
import styles from './papers-page.module.css';
import { PaperTools } from './PaperTools.tsx';

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
