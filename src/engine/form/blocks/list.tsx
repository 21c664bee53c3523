import { useId } from 'react';
import { LinkedText } from '../../ui/Link.tsx';
import type { BlockProps } from '../contract.ts';
import { CatalogList } from '../controls/CatalogList.tsx';
import styles from './blocks.module.css';

/** A read-only list of the entries of a catalog. */
export default function ListBlock({ block, catalogs }: BlockProps<'list'>) {
  const titleId = useId();
  const catalog = catalogs[block.catalog];
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {block.title}
      </h2>
      {block.intro && (
        <p className={styles.text}>
          <LinkedText text={block.intro} />
        </p>
      )}
      {catalog && <CatalogList catalog={catalog} labelledBy={titleId} />}
    </section>
  );
}
