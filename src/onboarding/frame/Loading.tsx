import brand from '../../../schemas/catalog/brand.json';
import texts from '../../../schemas/content/funnel-texts.json';
import { fill } from '../../ui/fill.ts';
import { HeaderFrame } from './HeaderFrame.tsx';
import styles from './frame.module.css';

/** While a step's code is on its way; on the way forward it is there already. */
export function Loading() {
  return (
    <>
      <HeaderFrame />
      <main className={styles.loading}>
        <title>{fill(texts.pageTitle, { page: texts.loading, brand: brand.name })}</title>
        <p role="status">{texts.loading}</p>
      </main>
    </>
  );
}
