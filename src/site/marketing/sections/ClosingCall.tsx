import navigation from '../../../../schemas/content/navigation.json' with { type: 'json' };
import { LevelDrawing } from '../drawings/LevelDrawing.tsx';
import { PricedText } from '../ui/PricedText.tsx';
import { QuoteActions } from '../ui/QuoteActions.tsx';
import { SampleMark } from '../ui/SampleMark.tsx';
import styles from './closing-call.module.css';

type ClosingCallProps = { title: string; text: string; mark: string };

/** The closing call to action: start a quote, or talk to a person. */
export function ClosingCall({ title, text, mark }: ClosingCallProps) {
  return (
    <section className={styles.call} aria-labelledby="closing-title">
      <div className={styles.inner}>
        <svg className={styles.plumb} viewBox="0 0 40 320" aria-hidden="true" focusable="false">
          <path className={styles.line} d="M20 0v220" />
          <path className={styles.bob} d="M8 220h24v18L20 316 8 238z" />
          <path className={styles.line} d="M8 238h24" />
        </svg>
        <div className={styles.words}>
          <h2 id="closing-title">{title}</h2>
          <p>
            <PricedText>{text}</PricedText> <SampleMark>{mark}</SampleMark>
          </p>
          <QuoteActions
            start={navigation.quote.long}
            variants={{ start: 'accent', call: 'on-night' }}
            className={styles.actions}
          />
        </div>
        <div className={styles.drawing}>
          <LevelDrawing />
        </div>
      </div>
    </section>
  );
}
