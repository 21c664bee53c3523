import type { WidgetProps } from '@rjsf/utils';
import { TextControl } from '../../form/controls/TextControl.tsx';
import { plainEmail } from '../../form/input/tidy-line.ts';

/** An email address, without what pasting adds. */
export default function EmailWidget(props: WidgetProps) {
  return (
    <TextControl
      field={props}
      type="email"
      autoComplete={String(props.options.autocomplete ?? 'email')}
      autoCapitalize="none"
      spellCheck={false}
      value={typeof props.value === 'string' ? props.value : ''}
      onText={(text) => props.onChange(plainEmail(text) || undefined)}
      tidy={plainEmail}
    />
  );
}
