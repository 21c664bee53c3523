// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import type { FieldErrorProps } from '@rjsf/utils';
import { expect, it } from 'vitest';
import { FieldErrorTemplate } from '../../../../src/engine/form/templates/FieldTexts.tsx';

const field = { fieldPathId: { $id: 'root.city', path: ['city'] } } as unknown as FieldErrorProps;

it('a message that was mended keeps its place, and describes nothing any more', () => {
  const { container, rerender } = render(
    <FieldErrorTemplate {...field} errors={['Enter a city']} />,
  );
  expect(container.querySelector('[id="root.city__error"]')?.textContent).toBe('Enter a city');
  rerender(<FieldErrorTemplate {...field} errors={[]} />);
  expect(container.querySelector('[id]')).toBeNull();
  expect(container.querySelector('[data-mended]')?.textContent).toBe('Enter a city');
  rerender(<FieldErrorTemplate {...field} errors={['Enter another city']} />);
  expect(container.querySelector('[data-mended]')).toBeNull();
  expect(container.textContent).toBe('Enter another city');
});

it('a field that had no message takes no place for one', () => {
  const { container } = render(<FieldErrorTemplate {...field} errors={[]} />);
  expect(container.childElementCount).toBe(0);
});
