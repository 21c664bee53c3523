import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import type { AnswerLines } from '../../form/contract.ts';
import { TextControl } from '../../form/controls/TextControl.tsx';
import { textOf } from '../../logic/json.ts';
import { masked } from './masked.ts';

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
