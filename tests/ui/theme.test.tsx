// @vitest-environment happy-dom
import Button from '@mui/material/Button';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { theme } from '../../src/ui/theme.ts';
import { ThemeShell } from '../../src/ui/ThemeShell.tsx';

afterEach(cleanup);

describe('the MUI theme', () => {
  it('keeps nothing in the storage of the browser, which holds the draft and nothing else', () => {
    render(
      <ThemeShell>
        <Button>Save</Button>
      </ThemeShell>,
    );
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('starts the tablet layout at 768 px and the desktop layout at 1024 px', () => {
    expect(theme.breakpoints.up('md')).toBe('@media (min-width:768px)');
    expect(theme.breakpoints.up('lg')).toBe('@media (min-width:1024px)');
  });
});
