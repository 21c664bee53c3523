// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { use, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TextLine } from '../../../../src/studio/panels/controls/inputs.tsx';

afterEach(cleanup);

const NOW = Promise.resolve();

/** Stands for everything that an edit rerenders. */
function Rest({ drawn }: { drawn: Promise<void> }) {
  use(drawn);
  return null;
}

test('a text field shows a key before its consequences are rendered', async () => {
  let finish = () => undefined as void;
  function Form() {
    const [{ value, drawn }, set] = useState({ value: 'One', drawn: NOW });
    const edit = (text: string) =>
      set({ value: text, drawn: new Promise((done) => (finish = done)) });
    return (
      <>
        <TextLine label="Label" value={value} onChange={edit} />
        <output>{value}</output>
        <Rest drawn={drawn} />
      </>
    );
  }
  await act(async () => render(<Form />));
  const label = screen.getByLabelText<HTMLTextAreaElement>('Label');
  await act(async () => fireEvent.change(label, { target: { value: 'Two' } }));
  expect(label.value).toBe('Two');
  expect(screen.getByRole('status').textContent).toBe('One');
  await act(async () => finish());
  expect(label.value).toBe('Two');
  expect(screen.getByRole('status').textContent).toBe('Two');
});
