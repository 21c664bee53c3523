import texts from '../../../../schemas/content/form-texts.json';
import { catalogOf } from '../../form/choices.ts';
import type { StepWidgetProps } from '../../form/contract.ts';
import { CatalogList } from '../../form/controls/CatalogList.tsx';
import CheckboxWidget from '../checkbox/widget.tsx';
import styles from './acknowledgement.module.css';

/** Longer lists scroll in their own region (spec section 2, screen 18). */
const FEW = 8;

/**
 * Terms to read and a checkbox. A long list of terms scrolls in a region that the keyboard can
 * reach (`ui:options`: `catalog`, `listTitle`, `intro`).
 */
export default function AcknowledgementWidget(props: StepWidgetProps) {
  const { id, options } = props;
  const { listTitle, intro } = options;
  const catalog = catalogOf(props);
  const scrolls = catalog !== undefined && catalog.entries.length > FEW;
  const titleId = typeof listTitle === 'string' ? `${id}__list` : undefined;
  const introId = typeof intro === 'string' ? `${id}__intro` : undefined;
  return (
    <>
      {titleId !== undefined && (
        <h2 id={titleId} className={styles.title}>
          {listTitle}
        </h2>
      )}
      {introId !== undefined && (
        <p id={introId} className={styles.intro}>
          {intro}
        </p>
      )}
      {catalog && (
        <section
          className={scrolls ? `${styles.region} ${styles.scrolls}` : styles.region}
          aria-labelledby={titleId}
          aria-label={titleId === undefined ? texts.acknowledgement.list : undefined}
          // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={scrolls ? 0 : undefined}
        >
          <CatalogList catalog={catalog} />
        </section>
      )}
      <CheckboxWidget {...props} aria-describedby={[titleId, introId].filter(Boolean).join(' ')} />
    </>
  );
}
