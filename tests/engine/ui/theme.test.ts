import { describe, expect, it } from 'vitest';
import { theme } from '../../../src/engine/ui/theme.ts';

describe('the MUI theme', () => {
  it('starts the tablet layout at 768 px and the desktop layout at 1024 px', () => {
    expect(theme.breakpoints.up('md')).toBe('@media (min-width:768px)');
    expect(theme.breakpoints.up('lg')).toBe('@media (min-width:1024px)');
  });
});
