import texts from '../../../schemas/content/quote.json';
import { Icon } from '../../engine/ui/icons/Icon.tsx';
import { ChangeLink } from './ChangeLink.tsx';
import styles from './asked-for.module.css';
import lineStyles from './coverage-lines.module.css';
import { Fold } from './Fold.tsx';

/** A coverage that the visitor asked for, and whether it is included. */
export type Asked = {
  text: string;
  included: boolean;
  note: string;
  answer: string;
  link?: { text: string; to: string };
};

type Props = { id: string; asked: readonly Asked[] };

/**
 * Every coverage that the answers request: whether the prices include it, and why. Renders nothing
 * if there are none.
 */
export function AskedFor({ id, asked }: Props) {
  if (asked.length === 0) return null;
  return (
    <section className={lineStyles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {texts.asked.title}
      </h2>
      <dl className={styles.summary}>
        <Named asked={asked} included={false} />
        <Named asked={asked} included />
      </dl>
      <Fold summary={<h3>{texts.asked.what}</h3>}>
        <dl className={lineStyles.lines}>
          {asked.map(({ text, included, note, answer, link }) => (
            <div
              key={text}
              className={lineStyles.line}
              data-kind={included ? 'covered' : 'excluded'}
            >
              <dt>{text}</dt>
              <dd>
                {note}
                {link && (
                  <span className={styles.more}>
                    {' '}
                    <a href={link.to}>{link.text}</a>
                  </span>
                )}
              </dd>
              <dd className={lineStyles.change}>
                <ChangeLink answer={answer} label={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </section>
  );
}

/** The names of what is included, or of what is not included. */
function Named({ asked, included }: Pick<Props, 'asked'> & { included: boolean }) {
  const named = asked.filter((one) => one.included === included);
  if (named.length === 0) return null;
  return (
    <div className={styles.named} data-kind={included ? 'covered' : 'excluded'}>
      <dt>
        <Icon name={included ? 'check' : 'close'} size={16} />
        {included ? texts.asked.included : texts.asked.notIncluded}
      </dt>
      <dd>{named.map(({ text }) => text).join(', ')}</dd>
    </div>
  );
}
