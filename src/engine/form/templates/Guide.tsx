import texts from '../../../../schemas/content/form-texts.json';
import { isObject, textOrUndefined, type Json } from '../../logic/json.ts';
import { OnDemand } from './OnDemand.tsx';

type Props = { label: string; guide: Json };

/**
 * What helps to answer a question (`guide`): where a figure stands, or what a word means, line by
 * line, with an example.
 */
export function Guide({ label, guide }: Props) {
  if (!isObject(guide)) return null;
  const { title, text, lines, example } = guide;
  return (
    <OnDemand label={label} summary={textOrUndefined(title) ?? texts.field.guide}>
      {typeof text === 'string' && <p>{text}</p>}
      {Array.isArray(lines) && (
        <dl>
          {lines.filter(isObject).map((line) => {
            const term = textOrUndefined(line.term);
            return (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{textOrUndefined(line.text)}</dd>
              </div>
            );
          })}
        </dl>
      )}
      {typeof example === 'string' && (
        <p>
          <b>{texts.field.example}</b> <span>{example}</span>
        </p>
      )}
    </OnDemand>
  );
}
