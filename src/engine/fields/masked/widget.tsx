import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import type { AnswerLines } from '../../form/contract.ts';
import { TextControl } from '../../form/controls/TextControl.tsx';
import { textOf } from '../../logic/json.ts';

/**
 * A text that others may not read over a visitor's shoulder: shown whole while it has the focus, and
 * otherwise masked but for its last `ui:options.visible` letters and digits (four unless given). It is
 * stored whole, and no browser keeps it for autofill.
 */
export default function MaskedWidget(props: WidgetProps) {
  const [isEntering, enter] = useState(false);
  const { value, options } = props;
  const text = typeof value === 'string' ? value : '';
  return (
    <TextControl
      field={{
        ...props,
        onFocus: (...by) => {
          enter(true);
          props.onFocus(...by);
        },
        onBlur: (...by) => {
          enter(false);
          props.onBlur(...by);
        },
      }}
      autoComplete="off"
      spellCheck={false}
      autoCapitalize="off"
      value={isEntering ? text : masked(text, options)}
      onText={(entered) => {
        // A script that writes back what it sees must not replace what is stored.
        if (entered !== masked(text, options) || entered === '')
          props.onChange(entered === '' ? undefined : entered);
      }}
      tidy={(entered) => entered.trim()}
    />
  );
}

const answerLines: AnswerLines = ({ value, options }) => [masked(textOf(value), options)];
MaskedWidget.answerLines = answerLines;

const USUAL = 4;

/** `123-45-6789` as `•••-••-6789`: signs between letters and digits stay, so that it is recognized. */
export function masked(text: string, { visible }: Readonly<Record<string, unknown>>): string {
  const shown = typeof visible === 'number' ? visible : USUAL;
  const letters = Array.from(text);
  const count = letters.filter(isHidden).length;
  let seen = 0;
  return letters
    .map((letter) => (isHidden(letter) && (seen += 1) <= hiddenOf(count, shown) ? '•' : letter))
    .join('');
}

const isHidden = (letter: string) => /[\p{L}\p{N}]/u.test(letter);

/** Of a text that is hardly longer than what may be seen, half is hidden. */
const hiddenOf = (count: number, shown: number): number =>
  Math.max(count - shown, Math.ceil(count / 2));
