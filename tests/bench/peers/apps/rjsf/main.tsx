import { useState } from 'react';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Typography from '@mui/material/Typography';
import Form from '@rjsf/mui';
import type { UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import {
  initialAnswers,
  keep,
  steps,
  submit,
  type Answers,
  type Field,
  type Step,
} from '../definition.ts';
import { schemaOfStep } from '../json-schema.ts';
import { render } from '../root.tsx';

const WIDGETS: Partial<Record<Field['kind'], UiSchema>> = {
  textarea: { 'ui:widget': 'textarea' },
  radio: { 'ui:widget': 'radio' },
  checks: { 'ui:widget': 'checkboxes' },
  'yes-no': { 'ui:widget': 'radio' },
};

const uiOf = ({ fields }: Step): UiSchema => ({
  ...Object.fromEntries(fields.map(({ name, kind }) => [name, WIDGETS[kind] ?? {}])),
  // The page shows the title.
  'ui:options': { label: false },
});

const forms = steps.map((step) => ({
  ...step,
  schema: schemaOfStep(step),
  ui: uiOf(step),
}));

function App() {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState(initialAnswers);
  const form = forms[at];
  if (form === undefined) return <Typography variant="h1">Thank you</Typography>;
  const go = (formData: Answers[string]) => {
    const next = { ...answers, [form.id]: formData };
    setAnswers(next);
    keep(next);
    setAt(at + 1);
    if (at + 1 === forms.length) submit(next);
  };
  return (
    <Container maxWidth="sm">
      <Typography variant="h4" component="h1">
        {form.title}
      </Typography>
      <Form
        key={form.id}
        schema={form.schema}
        uiSchema={form.ui}
        validator={validator}
        formData={answers[form.id]}
        onSubmit={({ formData }) => go(formData)}
        noHtml5Validate
        showErrorList={false}
      >
        <Button type="submit" variant="contained">
          Continue
        </Button>
        {at > 0 && <Button onClick={() => setAt(at - 1)}>Back</Button>}
      </Form>
    </Container>
  );
}

render(
  <>
    <CssBaseline />
    <App />
  </>,
);
