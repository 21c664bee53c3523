// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { LinkedText } from '../../../src/engine/ui/LinkedText.tsx';

afterEach(cleanup);

it('words in brackets are links to pages and calls to numbers, everything else is text', () => {
  render(
    <MemoryRouter>
      <p>
        <LinkedText text="Read the [terms](/terms), [call us](tel:+13125550142), or [write](mailto:a@b.co)." />
      </p>
    </MemoryRouter>,
  );
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['terms', '/terms'],
    ['call us', 'tel:+13125550142'],
  ]);
  expect(screen.getByRole('paragraph').textContent).toBe(
    'Read the terms, call us, or [write](mailto:a@b.co).',
  );
});
