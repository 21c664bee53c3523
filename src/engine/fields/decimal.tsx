import type { WidgetProps } from '@rjsf/utils';
import { TextControl } from '../form/controls/TextControl.tsx';
import styles from '../form/controls/controls.module.css';
import {
  editDecimal,
  plainDecimal,
  tidyDecimal,
  type DecimalFormat,
} from '../form/input/decimal.ts';
import { unitOf } from '../form/unit.ts';

const USUAL_DECIMALS = 2;

/**
 * A number with up to `ui:options.decimals` digits after the point (two unless given), with
 * `suffix` (e.g. "miles") beside it; below 0 unless the schema has a `minimum` of 0 or more.
 */
export default function DecimalWidget(props: WidgetProps) {
  const { value, options, schema } = props;
  const format: DecimalFormat = {
    decimals: typeof options.decimals === 'number' ? options.decimals : USUAL_DECIMALS,
    signed: (schema.minimum ?? schema.exclusiveMinimum ?? -1) < 0,
  };
  return (
    <TextControl
      field={props}
      className={styles.numeric}
      // The numeric keyboards of phones have no minus sign.
      inputMode={format.signed ? 'text' : 'decimal'}
      autoComplete="off"
      suffix={unitOf(options, value) || undefined}
      value={typeof value === 'number' ? String(value) : ''}
      mask={(previous, edit) => editDecimal(previous, edit, format)}
      onText={(text) => {
        const tidy = tidyDecimal(plainDecimal(text, format));
        props.onChange(tidy === '' ? undefined : Number(tidy));
      }}
      tidy={(text) => tidyDecimal(plainDecimal(text, format))}
    />
  );
}
