import texts from '../../../schemas/content/quote.json';
import styles from './coming.module.css';

/** Stands in for a part that was asked for and has not loaded; not seen if it loads at once. */
export const Coming = ({ over = false }: { over?: boolean }) => (
  <p role="status" className={`${styles.coming} ${over ? styles.over : ''}`}>
    {texts.coming}
  </p>
);
