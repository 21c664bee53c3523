// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Link, LinkedText } from '../../../src/engine/ui/Link.tsx';

afterEach(cleanup);

function Here() {
  const { pathname, search, state } = useLocation();
  return <output>{JSON.stringify({ at: pathname + search, state })}</output>;
}

const here = (): unknown => JSON.parse(screen.getByRole('status').textContent);
const link = () => screen.getByRole('link', { name: 'Change' });

function show(onClick?: (event: MouseEvent) => void) {
  render(
    <MemoryRouter initialEntries={['/from']}>
      <Link to="/to?step=2" state={{ field: '/email' }} className="quiet" onClick={onClick}>
        Change
      </Link>
      <Here />
    </MemoryRouter>,
  );
}

it('a press opens the page with the state, without a reload', async () => {
  show();
  expect(link().getAttribute('href')).toBe('/to?step=2');
  expect(link().className).toBe('quiet');
  await userEvent.click(link());
  expect(here()).toEqual({ at: '/to?step=2', state: { field: '/email' } });
});

it('other handlers of a press run before the page is left', async () => {
  const seen = vi.fn<() => unknown>(here);
  show(seen);
  await userEvent.click(link());
  expect(seen).toHaveReturnedWith({ at: '/from', state: null });
  expect(here()).toMatchObject({ at: '/to?step=2' });
});

it('a prevented press leaves the page unchanged', async () => {
  show((event) => event.preventDefault());
  await userEvent.click(link());
  expect(here()).toEqual({ at: '/from', state: null });
});

it('a press that opens a new tab leaves the page unchanged', async () => {
  const user = userEvent.setup();
  show();
  await user.keyboard('{Control>}');
  await user.click(link());
  expect(here()).toEqual({ at: '/from', state: null });
});

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
