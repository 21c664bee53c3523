// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { FunnelHeader } from '../../../../src/site/funnel/frame/FunnelHeader.tsx';

afterEach(cleanup);

it.each([
  ['a page that does not load', undefined],
  ['a question', 'Saved just now'],
])('above %s are the logo, which links home, and the phone number', (_place, children) => {
  render(
    <MemoryRouter>
      <FunnelHeader>{children}</FunnelHeader>
    </MemoryRouter>,
  );
  const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Plumbline, home')).toBe('/');
  expect(href(/^Questions\? Call/)).toMatch(/^tel:/);
});
