// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { ProjectTexts } from '../../../../src/checker/project/source-file.ts';
import { stepIn } from '../../../../src/studio/edits/step/step-texts.ts';
import { FieldLimits } from '../../../../src/studio/panels/form/FieldDetails.tsx';
import { StepFormContext } from '../../../../src/studio/session/step-form-context.tsx';
import { file } from '../../edits/step/edited.ts';

afterEach(cleanup);

const STEP = 'speed';
const OWN_WORDS = { maximum: 'Nobody is that fast' };

function mount() {
  const first: ProjectTexts = new Map([
    [
      `schemas/${STEP}/schema.json`,
      JSON.stringify({ properties: { rate: { type: 'number', minimum: 1, maximum: 90 } } }),
    ],
    [`schemas/${STEP}/ui.json`, JSON.stringify({ rate: { 'ui:options': { errors: OWN_WORDS } } })],
  ]);
  const held = { texts: first };
  function Held() {
    const [texts, setTexts] = useState(first);
    held.texts = texts;
    const change = (make: (before: ProjectTexts) => ProjectTexts) => setTexts(make);
    const parts = { step: STEP, texts, flowPath: '', section: '', type: change, edit: change };
    const [field] = stepIn(texts, STEP).fields;
    return (
      <StepFormContext value={{ ...parts, attempt: () => [] }}>
        {field !== undefined && <FieldLimits field={field} />}
      </StepFormContext>
    );
  }
  render(<Held />);
  const limit = (label: string) => screen.getByRole('spinbutton', { name: label });
  const rate = () => file(held.texts, STEP, 'schema')['properties'];
  const ui = () => file(held.texts, STEP, 'ui');
  return { user: userEvent.setup(), limit, rate, ui };
}

test('a limit that is cleared and typed anew keeps the message written for it', async () => {
  const { user, limit, rate, ui } = mount();
  await user.type(limit('Maximum'), '{Backspace}{Backspace}120');
  expect(rate()).toMatchObject({ rate: { maximum: 120 } });
  expect(ui()).toEqual({ rate: { 'ui:options': { errors: OWN_WORDS } } });
});

test('a limit that is left empty goes, and its message with it', async () => {
  const { user, limit, rate, ui } = mount();
  await user.clear(limit('Maximum'));
  await user.tab();
  expect(rate()).toEqual({ rate: { type: 'number', minimum: 1 } });
  expect(ui()).toEqual({ rate: { 'ui:options': {} } });
});

test('a limit below one can be typed, zeros and all', async () => {
  const { user, limit, rate } = mount();
  await user.clear(limit('Minimum'));
  await user.type(limit('Minimum'), '0.05');
  expect(rate()).toMatchObject({ rate: { minimum: 0.05 } });
});
