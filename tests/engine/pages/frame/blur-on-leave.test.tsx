// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BlurOnLeave } from '../../../../src/engine/pages/frame/Frame.tsx';

/** The page `at` with a single control. */
function page(at: string, onBlur?: () => void) {
  return (
    <BlurOnLeave at={at}>
      <input key={at} aria-label={at} onBlur={onBlur} />
    </BlurOnLeave>
  );
}

it('a control loses the focus before its page is removed, without a blur event', () => {
  const onBlur = vi.fn<() => void>();
  const { rerender } = render(page('first', onBlur));
  const control = screen.getByLabelText('first');
  control.focus();
  let hadFocus: boolean | undefined;
  const { parentNode } = control;
  const remove = vi.spyOn(Node.prototype, 'removeChild');
  remove.mockImplementationOnce((child) => {
    hadFocus = document.activeElement === child;
    remove.mockRestore();
    return parentNode?.removeChild(child) ?? child;
  });
  rerender(page('second'));
  expect(hadFocus).toBe(false);
  expect(onBlur).not.toHaveBeenCalled();
  expect(screen.getByLabelText('second').isConnected).toBe(true);
});

it('a page that renders again keeps its focus', () => {
  const { rerender } = render(page('first'));
  screen.getByLabelText('first').focus();
  rerender(page('first'));
  expect(document.activeElement).toBe(screen.getByLabelText('first'));
});
