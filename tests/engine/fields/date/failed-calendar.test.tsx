// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import DateWidget from '../../../../src/engine/fields/date/widget.tsx';
import { mountField, textField } from '../mount-field.tsx';

// As a chunk that cannot be loaded, it fails at the import.
vi.mock('../../../../src/engine/fields/date/Calendar.tsx', () => {
  throw new Error('not loaded');
});

it('a calendar that fails to load says that the date can be typed, and it can', async () => {
  const { user, answer } = await mountField({
    widget: DateWidget,
    schema: { type: 'string', title: 'Start date' },
  });
  // Click once without preloading: vitest returns the real module to concurrent imports.
  fireEvent.click(screen.getByRole('button', { name: /calendar/ }));
  expect((await screen.findByRole('alert', {}, { timeout: 10_000 })).textContent).toContain(
    'You can type the date instead',
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.type(textField(/Start date/), '01052027');
  expect(answer()).toBe('2027-01-05');
});
