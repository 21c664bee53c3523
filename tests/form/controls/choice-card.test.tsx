// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ChoiceCard } from '../../../src/form/controls/ChoiceCard.tsx';

function mount(answer?: 'refused') {
  const onCheck = vi.fn<(value: string, checked: boolean) => 'refused' | void>(() => answer);
  const card = (label: string) => (
    <ChoiceCard
      type="radio"
      id={label}
      name="group"
      value={label}
      label={label}
      checked={false}
      onCheck={onCheck}
    />
  );
  render(
    <form>
      {card('one')}
      {card('two')}
    </form>,
  );
  return {
    onCheck,
    radio: (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }),
  };
}

it('tells of a press once, and shows it by itself', async () => {
  const { onCheck, radio } = mount();
  await userEvent.click(radio('two'));
  expect(onCheck.mock.calls).toEqual([['two', true]]);
  expect(radio('two').checked).toBe(true);
});

it('leaves the one chosen that was pressed last, whatever React puts back after a press', async () => {
  const { radio } = mount();
  await userEvent.click(radio('one'));
  await userEvent.click(radio('two'));
  expect([radio('one').checked, radio('two').checked]).toEqual([false, true]);
});

it('shows what it did before where a press is refused', async () => {
  const { radio } = mount('refused');
  await userEvent.click(radio('one'));
  expect(radio('one').checked).toBe(false);
});
