import { useLocation } from 'react-router-dom';
import type { StepModule } from '../../form/contract.ts';
import type { CompiledStep } from '../../flow/compiled.ts';
import { stepCount } from '../../flow/progress.ts';
import { PageHeading } from '../frame/PageHeading.tsx';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import { fieldToChange } from './return-to.ts';
import { stepTitle } from './step-title.ts';

type Props = { step: CompiledStep; module: StepModule; failed: boolean };

/** The step's question as the only h1 and as the document's title. */
export function StepHeading({ step, module, failed }: Props) {
  const { flow } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient();
  const count = stepCount(flow, step.id, draft.answers, ambient);
  const question = module.schema.title ?? step.source.label;
  return (
    <PageHeading
      at={step.id}
      heading={question}
      intro={module.schema.description}
      title={stepTitle(question, count, failed)}
      field={fieldToChange(useLocation().state)}
    />
  );
}
