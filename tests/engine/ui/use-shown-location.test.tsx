// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useShownLocation } from '../../../src/engine/ui/browser-state.ts';

function App({ ready, code }: { ready: boolean; code: Promise<string> }) {
  const location = useShownLocation(() => ready);
  return (
    <>
      <Link to="/next">Go on</Link>
      <Suspense fallback="Loading">
        <Routes location={location}>
          <Route path="/" element={<h1>First</h1>} />
          <Route path="/next" element={<Next code={code} />} />
        </Routes>
      </Suspense>
    </>
  );
}

const Next = ({ code }: { code: Promise<string> }) => <h1>{use(code)}</h1>;

async function openPage(ready: boolean): Promise<(text: string) => void> {
  let arrive: (text: string) => void = () => undefined;
  const code = new Promise<string>((done) => {
    arrive = done;
  });
  render(
    <MemoryRouter useTransitions={false}>
      <App ready={ready} code={code} />
    </MemoryRouter>,
  );
  await act(async () => screen.getByRole('link').click());
  return arrive;
}

it('the previous page stays until the code of the next one has loaded', async () => {
  const arrive = await openPage(false);
  expect(screen.getByRole('heading').textContent).toBe('First');
  await act(async () => arrive('Second'));
  expect(screen.getByRole('heading').textContent).toBe('Second');
});

it('a page whose code is reported as loaded is drawn at once', async () => {
  await openPage(true);
  expect(screen.queryByText('Loading')).not.toBeNull();
});
