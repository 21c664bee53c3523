import { lazy, Suspense, useId } from 'react';
import { CatalogList } from '../controls/CatalogList.tsx';
import type { Block, StepCatalog } from '../contract.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import styles from './blocks.module.css';

/** One step has scenarios; the others should not load their icons. */
const Scenarios = lazy(() => import('./Scenarios.tsx'));

type Props = { block: Block; catalogs: Readonly<Record<string, StepCatalog>> };

/** One text block of a step. */
export function BlockView({ block, catalogs }: Props) {
  const titleId = useId();
  switch (block.kind) {
    case 'text':
      return (
        <p className={styles.text}>
          <LinkedText text={block.text} />
        </p>
      );
    case 'notice':
      return (
        <div className={block.tone === 'warning' ? styles.warning : styles.info} role="note">
          {block.title && <p className={styles.noticeTitle}>{block.title}</p>}
          <p>
            <LinkedText text={block.text} />
          </p>
        </div>
      );
    case 'list': {
      const catalog = catalogs[block.catalog];
      return (
        <section aria-labelledby={titleId}>
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
    case 'scenarios':
      return (
        <Suspense>
          <Scenarios title={block.title} items={block.items} />
        </Suspense>
      );
  }
}
