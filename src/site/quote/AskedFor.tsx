import brand from '../../../schemas/catalog/brand.json';
import texts from '../../../schemas/content/quote.json';
import { fill } from '../../engine/core.ts';
import { Icon } from '../../engine/ui.ts';
import '../../engine/ui/icons/signs.ts';
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
 * Every coverage that the answers request. What the prices do not include stands open, with what
 * happens next. Renders nothing if there are none.
 */
export function AskedFor({ id, asked }: Props) {
  if (asked.length === 0) return null;
  const { display: phone, tel } = brand.salesPhone;
  const included = asked.filter(({ included: has }) => has);
  const missing = asked.filter(({ included: has }) => !has);
  return (
    <section className={lineStyles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {texts.asked.title}
      </h2>
      {missing.length > 0 && (
        <>
          <AskedLines asked={missing} />
          <p className={styles.next}>
            <span>{texts.asked.next}</span>{' '}
            <a className="unbroken" href={`tel:${tel}`}>
              {fill(texts.asked.call, { phone })}
            </a>
          </p>
        </>
      )}
      {included.length > 0 && (
        <Fold summary={<h3>{fill(texts.asked.counted, { count: included.length })}</h3>}>
          <AskedLines asked={included} />
        </Fold>
      )}
    </section>
  );
}

function AskedLines({ asked }: Pick<Props, 'asked'>) {
  return (
    <dl className={lineStyles.lines}>
      {asked.map(({ text, included, note, answer, link }) => (
        <div key={text} className={lineStyles.line} data-kind={included ? 'covered' : 'excluded'}>
          <dt>{text}</dt>
          <dd>
            <strong>
              <Icon name={included ? 'check' : 'close'} size={16} />
              <span>{included ? texts.asked.included : texts.asked.notIncluded}</span>
            </strong>{' '}
            <span>{note}</span>
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
  );
}
