// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ChoiceCard } from '../../../../src/engine/form/controls/ChoiceCard.tsx';
import { seeded } from '../../draft/seeded.ts';

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

it('reports a press once, and shows it immediately', async () => {
  const { onCheck, radio } = mount();
  await userEvent.click(radio('two'));
  expect(onCheck.mock.calls).toEqual([['two', true]]);
  expect(radio('two').checked).toBe(true);
});

it('keeps the last pressed card chosen, whatever React restores after a press', async () => {
  const { radio } = mount();
  await userEvent.click(radio('one'));
  await userEvent.click(radio('two'));
  expect([radio('one').checked, radio('two').checked]).toEqual([false, true]);
});

it('reverts when a press is refused', async () => {
  const { radio } = mount('refused');
  await userEvent.click(radio('one'));
  expect(radio('one').checked).toBe(false);
});

/** Cards for one answer that can also be set from outside: by a link, another tab, or Undo. */
function Answer({ hold }: { hold: (arrive: (chosen: string) => void) => void }) {
  const [chosen, choose] = useState('one');
  hold(choose);
  return (
    <form>
      {['one', 'two', 'three'].map((value) => (
        <ChoiceCard
          key={value}
          type="radio"
          id={value}
          name="answer"
          value={value}
          label={value}
          checked={value === chosen}
          onCheck={choose}
        />
      ))}
      <output>{chosen}</output>
    </form>
  );
}

it('accepts every press, whatever answers arrived from elsewhere before it', () => {
  const move = fc.record({
    how: fc.constantFrom('press', 'arrive'),
    card: fc.constantFrom('one', 'two', 'three'),
  });
  seeded(
    fc.property(fc.array(move, { maxLength: 8 }), (moves) => {
      let arrive: (chosen: string) => void = () => undefined;
      render(<Answer hold={(given) => (arrive = given)} />);
      for (const { how, card } of moves) {
        const radio = screen.getByRole<HTMLInputElement>('radio', { name: card });
        act(() => (how === 'press' ? radio.click() : arrive(card)));
        expect([radio.checked, screen.getByRole('status').textContent]).toEqual([true, card]);
      }
      cleanup();
    }),
    50,
  );
});
