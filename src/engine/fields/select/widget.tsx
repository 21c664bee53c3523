import texts from '../../../../schemas/content/form-texts.json';
import { Icon } from '../../ui/icons/Icon.tsx';
import { choiceFor, choicesOf, keywordsFor, valueOf, type Choice } from '../../form/choices.ts';
import type { StepWidgetProps } from '../../form/contract.ts';
import styles from '../../form/controls/controls.module.css';
import { useShownValue } from '../../form/controls/use-shown.ts';
import { describedBy, isInvalid } from '../../form/field-messages.ts';
import { useState, type KeyboardEvent } from 'react';
import type { Keywords } from '../../flow/compile/keywords.ts';
import type { TypeAhead } from '../../form/search/type-ahead.ts';

/**
 * The browser's native select: light, and at its best on phones. If its catalog has keywords, they
 * choose as well when they are typed.
 */
export default function SelectWidget(props: StepWidgetProps) {
  const { id, options, value, required, disabled, readonly, placeholder } = props;
  const { autocomplete } = options;
  const choices = choicesOf(props);
  const shown = useShownValue<HTMLSelectElement>({
    value: choiceFor(value) ?? '',
    offered: choices.map((choice) => choice.value).join('\n'),
    onText: (text) => props.onChange(text === '' ? undefined : valueOf(props.schema, text)),
  });
  const typeAhead = useTypeAhead(choices, keywordsFor(props));
  return (
    <div className={styles.choice}>
      <select
        id={id}
        name={props.htmlName ?? id}
        className={styles.select}
        {...shown.props}
        disabled={disabled || readonly}
        autoComplete={typeof autocomplete === 'string' ? autocomplete : undefined}
        aria-required={required || undefined}
        aria-invalid={isInvalid(props) || undefined}
        aria-describedby={describedBy(props)}
        onFocus={() => {
          typeAhead.prepare();
          props.onFocus(id, value);
        }}
        onKeyDown={(event) => {
          const choice = typeAhead.choiceForKey(event, choiceFor(value));
          if (choice !== undefined) props.onChange(valueOf(props.schema, choice));
        }}
        onBlur={() => props.onBlur(id, value)}
      >
        <option value="">{placeholder || texts.select.placeholder}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={20} />
    </div>
  );
}

/**
 * Lets a select be chosen from by keywords as well. Without any, or until they have loaded, the
 * browser's own search stays.
 */
function useTypeAhead(
  choices: readonly Choice[],
  loadKeywords: (() => Promise<Keywords>) | undefined,
) {
  const [typeAhead, setTypeAhead] = useState<TypeAhead>();
  /** Call it when the select gets the focus. */
  const prepare = () => {
    if (typeAhead !== undefined || loadKeywords === undefined) return;
    Promise.all([import('../../form/search/type-ahead.ts'), loadKeywords()]).then(
      ([{ createTypeAhead: create }, keywords]) => setTypeAhead(() => create(keywords)),
      () => {
        // The next focus tries again.
      },
    );
  };
  /** The choice for a key; the browser then does not search by itself. */
  const choiceForKey = (event: KeyboardEvent, current: string | undefined): string | undefined => {
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const choice = typeAhead?.(event.key, event.timeStamp, choices, current);
    if (choice !== undefined) event.preventDefault();
    return choice;
  };
  return { prepare, choiceForKey };
}
