// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Expression } from '../../../../src/engine/logic/expressions/expression.ts';
import { ConditionPicker } from '../../../../src/studio/panels/controls/ConditionPicker.tsx';
import { questionsIn } from '../../../../src/studio/edits/condition/questions.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

afterEach(cleanup);

const QUESTIONS = questionsIn(questionnaire('dance-workshop'), 'flows/dance-workshop.json');

function mount(first: Expression | null, section?: string, questions = QUESTIONS) {
  const written: (Expression | null)[] = [];
  function Held() {
    const [condition, setCondition] = useState(first);
    const onChange = (next: Expression | null) => {
      written.push(next);
      setCondition(next);
    };
    return (
      <ConditionPicker
        {...{
          condition,
          onChange,
          questions,
          ...(section !== undefined && { section }),
        }}
      />
    );
  }
  render(<Held />);
  return { written, user: userEvent.setup() };
}

const row = (number: number) => within(screen.getByRole('group', { name: `Comparison ${number}` }));

test.each([undefined, 'plan.'])(
  'where nothing can be compared, that is said instead of offering a condition (section %s)',
  (section) => {
    mount(null, section, { ...QUESTIONS, asked: [] });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/^No condition is possible here: /)).toBeTruthy();
  },
);

test('a condition is written once its last choice is made, and read as a sentence', async () => {
  const { user, written } = mount(null);
  await user.click(screen.getByRole('button', { name: 'Add a condition' }));
  await user.selectOptions(
    row(1).getByRole('combobox', { name: 'Question' }),
    'Is there live music?',
  );
  expect(written).toEqual([]);
  expect(screen.getByRole('status').textContent).toContain('Not applied yet');
  await user.selectOptions(row(1).getByRole('combobox', { name: 'Value' }), 'Yes');
  await screen.findByText('If "Is there live music?" is "Yes"');

  await user.click(screen.getByRole('button', { name: 'Add another comparison' }));
  await user.selectOptions(
    row(2).getByRole('combobox', { name: 'Question' }),
    'Percent for the band',
  );
  await user.selectOptions(row(2).getByRole('combobox', { name: 'Comparison' }), 'is at least');
  await user.type(row(2).getByRole('spinbutton', { name: 'Value' }), '20');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'How many must be true' }),
    'Any of these',
  );
  await screen.findByText(/is "Yes" or "Percent for the band" is at least 20$/);
  expect(written.at(-1)).toEqual({
    or: [{ '==': [{ var: 'event.music' }, 'yes'] }, { '>=': [{ var: 'plan.band' }, 20] }],
  });
});

test('a day is compared with another answer, and what is removed is gone', async () => {
  const { user, written } = mount({ answered: 'plan.notes' });
  await user.click(screen.getByRole('button', { name: 'Add another comparison' }));
  await user.selectOptions(row(2).getByRole('combobox', { name: 'Question' }), 'Tickets until');
  await user.selectOptions(row(2).getByRole('combobox', { name: 'Comparison' }), 'is after');
  await user.selectOptions(row(2).getByRole('combobox', { name: 'Compared with' }), 'Tickets from');
  expect(written.at(-1)).toEqual({
    and: [{ answered: 'plan.notes' }, { '>': [{ var: 'plan.until' }, { var: 'plan.from' }] }],
  });
  await user.click(screen.getByRole('button', { name: 'Remove comparison 1' }));
  expect(written.at(-1)).toEqual({ '>': [{ var: 'plan.until' }, { var: 'plan.from' }] });
  await user.click(screen.getByRole('button', { name: 'Remove comparison 1' }));
  expect(written.at(-1)).toBeNull();
});

test('what pickers cannot express stays unchanged, shown as a sentence', async () => {
  const sum: Expression = { '==': [{ '+': [{ var: 'plan.band' }, { var: 'plan.house' }] }, 100] };
  const { user, written } = mount({ and: [sum, { answered: 'plan.notes' }] });
  expect(row(1).getByText(/plus "Percent for the house" is 100/)).toBeDefined();
  await user.selectOptions(row(2).getByRole('combobox', { name: 'Comparison' }), 'is not answered');
  expect(written).toEqual([{ and: [sum, { '!': [{ answered: 'plan.notes' }] }] }]);
});

test('for the "if" of a step only what it can express is offered and written', async () => {
  const { user, written } = mount({ in: ['sound', { var: 'plan.help' }] }, 'plan.');
  const comparisons = within(row(1).getByRole('combobox', { name: 'Comparison' }));
  expect(comparisons.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'includes',
    'is answered',
  ]);
  await user.click(screen.getByRole('button', { name: 'Add another comparison' }));
  await user.selectOptions(row(2).getByRole('combobox', { name: 'Question' }), 'What do you need?');
  await user.selectOptions(row(2).getByRole('combobox', { name: 'Value' }), 'Light');
  expect(screen.getByRole('status').textContent).toContain('only once for a question');
  expect(written).toEqual([]);
});
