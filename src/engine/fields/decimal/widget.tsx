import type { WidgetProps } from '@rjsf/utils';
import { TextControl } from '../../form/controls/TextControl.tsx';
import styles from '../../form/controls/controls.module.css';
import {
  editDecimal,
  plainDecimal,
  tidyDecimal,
  type DecimalFormat,
} from '../../form/input/decimal.ts';
import { unitOf } from '../../form/input/exact-number.ts';

const USUAL_DECIMALS = 2;

/**
 * A number with up to `ui:options.decimals` digits after the point (two unless given), with
 * `suffix` (e.g. "miles") beside it; below 0 unless the schema has a `minimum` of 0 or more. Any other
 * text is stored as it is, for the schema's type to refuse.
 */
export default function DecimalWidget(props: WidgetProps) {
  const { value, options, schema } = props;
  const format: DecimalFormat = {
    decimals: typeof options.decimals === 'number' ? options.decimals : USUAL_DECIMALS,
    signed: (schema.minimum ?? schema.exclusiveMinimum ?? -1) < 0,
    unit: unitOf(options, value),
  };
  const tidy = (text: string) => {
    const plain = plainDecimal(text, format);
    return plain === undefined ? text : tidyDecimal(plain);
  };
  return (
    <TextControl
      field={props}
      className={styles.numeric}
      // The numeric keyboards of phones have no minus sign.
      inputMode={format.signed ? 'text' : 'decimal'}
      autoComplete="off"
      suffix={unitOf(options, value) || undefined}
      value={String(value ?? '')}
      mask={(previous, edit) => editDecimal(previous, edit, format)}
      onText={(text) => {
        if (plainDecimal(text, format) === undefined) props.onChange(text);
        else props.onChange(tidy(text) === '' ? undefined : Number(tidy(text)));
      }}
      tidy={tidy}
    />
  );
}
