import { useId } from 'react';
import { CatalogList } from '../controls/CatalogList.tsx';
import type { Block, BlockViews, StepCatalog } from '../contract.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import styles from './blocks.module.css';

type Props = {
  block: Block;
  catalogs: Readonly<Record<string, StepCatalog>>;
  views: BlockViews;
};

/** One text block of a step. */
export function BlockView({ block, catalogs, views }: Props) {
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
    case 'scenarios': {
      const View = views[block.kind];
      return View && <View block={block} />;
    }
  }
}
