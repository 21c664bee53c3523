import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { StepFormContext } from '../contract.ts';
import { Cards } from './cards.tsx';

/** One of several answers, one below the other. */
export default function RadioWidget(props: WidgetProps<unknown, RJSFSchema, StepFormContext>) {
  return <Cards field={props} usual={1} />;
}
