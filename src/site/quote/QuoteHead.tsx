import { useId } from 'react';
import texts from '../../../schemas/content/quote.json';
import { Button, buttonClass, Icon, JumpLink, Link } from '../../engine/ui.ts';
import { dateInWords, fill, listInWords } from '../../engine/core.ts';
import '../../engine/ui/icons/signs.ts';
import '../../engine/ui/icons/tools.ts';
import styles from './quote-head.module.css';
import jumpLinksStyles from './jump-links.module.css';

/** The first unanswered step on the visitor's path, and where it is. */
export type Gap = {
  label: string;
  href: string;
  /** True if it was found after the page was rendered. */
  late: boolean;
  /** False while another step may still turn out to be the first one. */
  sure: boolean;
};

/** Whom the quote is for. The date is an ISO local date; unanswered parts are absent. */
export type QuotedFor = {
  businessName?: string;
  trades?: readonly string[];
  operatingState?: string;
  startDate?: string;
};

type Props = {
  quoteId?: string;
  quotedFor: QuotedFor;
  /** Id of the part of the page that lists the answers, if there are any. */
  answersId: string | undefined;
  onBack?: () => void;
};

/** The heading, the quote's number, whom it is for, and what kind of prices these are (D2). */
export function QuoteHead({ quoteId, quotedFor, answersId, onBack }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.tools}>
        {onBack !== undefined && (
          <Button variant="quiet" className={styles.tool ?? ''} onClick={onBack}>
            <Icon name="arrow-left" size={20} />
            <span>{texts.back}</span>
          </Button>
        )}
        <Button variant="quiet" className={styles.tool ?? ''} onClick={() => window.print()}>
          <Icon name="print" size={20} />
          <span>{texts.print}</span>
        </Button>
      </div>
      <h1 tabIndex={-1} className={styles.title}>
        {texts.title}
      </h1>
      <p className={styles.facts}>
        {quoteId !== undefined && (
          <strong className={styles.number}>{fill(texts.quoteNumber, { quoteId })}</strong>
        )}
        <span className={styles.sample}>{texts.estimate}</span>
      </p>
      <p className={styles.whom}>
        {partsOf(quotedFor).map((part) => (
          <span key={part}>{part}</span>
        ))}
        {answersId && <JumpLink id={answersId}>{texts.changeAnswers}</JumpLink>}
      </p>
    </header>
  );
}

function partsOf({ businessName, trades = [], operatingState, startDate = '' }: QuotedFor) {
  const date = dateInWords(startDate);
  return [
    businessName,
    listInWords(trades),
    operatingState,
    date === '' ? undefined : fill(texts.starts, { date }),
  ].filter((part) => part !== undefined && part !== '');
}

/** Says that the quote is not complete and leads to the first open question (decision D7). */
export function QuoteGap({ id, gap }: { id: string; gap: Gap }) {
  const title = useId();
  return (
    <section className={styles.gap} aria-labelledby={title}>
      <Icon name="alert" />
      <div id={id}>
        <h2 id={title}>{texts.gap.title}</h2>
        <p>{texts.gap.text}</p>
        <Link className={buttonClass('primary', gap.sure ? '' : styles.unsure)} to={gap.href}>
          {fill(texts.gap.link, { step: gap.label })}
        </Link>
      </div>
    </section>
  );
}

type Jump = { id: string; label: string };

/** Links to the parts of a long page. */
export function JumpLinks({ to }: { to: readonly Jump[] }) {
  const id = useId();
  return (
    <nav className={jumpLinksStyles.jumps} aria-labelledby={id}>
      <span id={id}>{texts.jump.label}</span>
      <ul>
        {to.map((jump) => (
          <li key={jump.id}>
            <JumpLink id={jump.id}>{jump.label}</JumpLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
