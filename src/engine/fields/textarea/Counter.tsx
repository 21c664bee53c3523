import texts from '../../../../schemas/content/entry-texts.json';
import field from '../../form/templates/field.module.css';
import { textLength } from '../../logic/json.ts';
import { fill } from '../../ui/fill.ts';
import styles from './counter.module.css';

type Props = { id: string; text: string; most: number };

/** So many characters before the end, and after it, screen readers hear the count. */
const NEAR = 20;

/** How many characters still fit, or how many are too many. */
export function Counter({ id, text, most }: Props) {
  const left = most - textLength(text);
  const said = inWords(left);
  return (
    <div className={left < 0 ? styles.over : styles.counter}>
      <span id={id}>{said}</span>
      <span role="status" className={field.unseen}>
        {left <= NEAR ? said : ''}
      </span>
    </div>
  );
}

function inWords(left: number): string {
  const { counter } = texts;
  const count = Math.abs(left);
  if (left < 0) return count === 1 ? counter.overOne : fill(counter.over, { count });
  return count === 1 ? counter.leftOne : fill(counter.left, { count });
}
