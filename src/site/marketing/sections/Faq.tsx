import { Icon } from '../../../engine/ui.ts';
import styles from './faq.module.css';
import { Unbroken } from './Unbroken.tsx';

type FaqProps = { title: string; items: readonly { question: string; answer: string }[] };

/**
 * An accordion with one open question at a time (spec section 2). A shared `name` makes the browser
 * close the others, without a script.
 */
export function Faq({ title, items }: FaqProps) {
  return (
    <section className={styles.section} aria-labelledby="faq-title">
      <h2 id="faq-title">{title}</h2>
      <div className={styles.items}>
        {items.map(({ question, answer }) => (
          <details key={question} name="faq">
            <summary>
              <h3>{question}</h3>
              <Icon name="chevron-down" />
            </summary>
            <p>
              <Unbroken>{answer}</Unbroken>
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
