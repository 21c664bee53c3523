import { isObject, type JsonObject } from '../../logic/json.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import styles from './step.module.css';

/** What the visitor agrees to by pressing Continue (`ui:continue.consent`, D39). */
export function Consent({ uiSchema }: { uiSchema: JsonObject }) {
  const options = uiSchema['ui:continue'];
  const consent = isObject(options) ? options['consent'] : undefined;
  const text = isObject(consent) ? consent['text'] : undefined;
  if (typeof text !== 'string') return null;
  return (
    <p className={styles.consent}>
      <LinkedText text={text} />
    </p>
  );
}
