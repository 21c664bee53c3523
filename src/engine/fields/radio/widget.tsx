import type { StepWidgetProps } from '../../form/contract.ts';
import { Cards } from '../cards/widget.tsx';

/** A single choice, with the options stacked. */
export default function RadioWidget(props: StepWidgetProps) {
  return <Cards field={props} usual={1} />;
}
