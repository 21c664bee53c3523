import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';
import { initialAnswers, keep, steps, submit, type Step } from '../definition.ts';
import { render } from '../root.tsx';
import { FormField } from './fields.tsx';
import { zodOfStep } from './step-schema.ts';

const resolvers = new Map(steps.map((step) => [step.id, zodResolver(zodOfStep(step))]));

type StepFormProps = {
  step: Step;
  answers?: FieldValues;
  onSubmit: (answers: FieldValues) => void;
  onBack: (() => void) | undefined;
};

function StepForm({ step, answers, onSubmit, onBack }: StepFormProps) {
  const form = useForm({ resolver: resolvers.get(step.id), defaultValues: answers });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(onSubmit)}>
        <Typography variant="h4" component="h1">
          {step.title}
        </Typography>
        {step.fields.map((field) => (
          <FormField key={field.name} field={field} path={field.name} />
        ))}
        <Button type="submit" variant="contained">
          Continue
        </Button>
        {onBack && <Button onClick={onBack}>Back</Button>}
      </form>
    </FormProvider>
  );
}

function App() {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState(initialAnswers);
  const step = steps[at];
  if (step === undefined) return <Typography variant="h1">Thank you</Typography>;
  const go = (values: FieldValues) => {
    const next = { ...answers, [step.id]: values };
    setAnswers(next);
    keep(next);
    setAt(at + 1);
    if (at + 1 === steps.length) submit(next);
  };
  return (
    <Container maxWidth="sm">
      <StepForm
        key={step.id}
        step={step}
        answers={answers[step.id]}
        onSubmit={go}
        onBack={at > 0 ? () => setAt(at - 1) : undefined}
      />
    </Container>
  );
}

render(
  <>
    <CssBaseline />
    <App />
  </>,
);
