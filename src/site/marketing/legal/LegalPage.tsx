import brand from '../../../../schemas/catalog/brand.json' with { type: 'json' };
import { fill } from '../../../engine/core.ts';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import { legalContent } from './content.ts';
import styles from './legal-page.module.css';

/** One template for the privacy, terms and accessibility pages. */
export default function LegalPage({ path }: { path: string }) {
  const { meta, title, intro, sections, updated } = legalContent(path);
  return (
    <SiteLayout title={meta.title}>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p>{intro}</p>
        </header>
        <nav className={styles.contents} aria-label={title}>
          <ol className={styles.links}>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map(({ id, title: name, paragraphs, items }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{name}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{fill(paragraph, { license: brand.license })}</p>
              ))}
              {items === undefined ? null : (
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          {updated === undefined ? null : <p>{updated}</p>}
        </div>
      </div>
    </SiteLayout>
  );
}
