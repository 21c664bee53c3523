import texts from '../../../schemas/content/quote.json';
import { Icon, Link } from '../../engine/ui.ts';
import '../../engine/ui/icons/tools.ts';
import { Fold } from './Fold.tsx';
import styles from './papers-offer.module.css';

type Props = {
  id: string;
  /** Address of the page with the papers. */
  href: string;
  /** State of the history entry, for the papers and the link back. */
};

/** Links to the papers, and what the certificate is for. */
export function PapersOffer({ id, href }: Props) {
  const { title, note, links } = texts.papers;
  return (
    <section className={styles.papers} aria-labelledby={id}>
      <Fold summary={<h2 id={id}>{title}</h2>}>
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
