import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { StepFormContext } from '../contract.ts';
import { Cards } from './cards.tsx';

/** A single choice, with the options stacked. */
export default function RadioWidget(props: WidgetProps<unknown, RJSFSchema, StepFormContext>) {
  return <Cards field={props} usual={1} />;
}
