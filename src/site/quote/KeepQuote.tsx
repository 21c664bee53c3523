import texts from '../../../schemas/content/quote.json';
import { Icon, Link } from '../../engine/ui.ts';
import '../../engine/ui/icons/tools.ts';
import { Fold } from './Fold.tsx';
import styles from './papers-offer.module.css';
import { Suspense, useId } from 'react';
import { LinkOffer } from '../../engine/pages.ts';
import later from './finish-later.module.css';

/** Links to the papers, on the page at `href`, and what the certificate is for. */
export function PapersOffer({ href }: { href: string }) {
  const { title, note, links } = texts.papers;
  return (
    <section className={styles.papers} aria-labelledby="papers">
      <Fold summary={<h2 id="papers">{title}</h2>}>
        <ul>
          {links.map(({ paper, label }) => (
            <li key={paper}>
              <Link to={`${href}?paper=${paper}`}>
                <Icon name="download" size={20} />
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p>{note}</p>
      </Fold>
    </section>
  );
}

/** Offers the link to this quote before the browser deletes its copy. */
export function FinishLater() {
  const { title, text, make } = texts.later;
  const id = useId();
  return (
    <section className={later.later} aria-labelledby={id}>
      <Fold summary={<h2 id={id}>{title}</h2>}>
        <p>{text}</p>
        <div className={later.link}>
          <Suspense>
            <LinkOffer make={make} />
          </Suspense>
        </div>
      </Fold>
    </section>
  );
}
