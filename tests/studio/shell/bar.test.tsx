// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { projectStore } from '../../../src/studio/session/project/project-store.ts';
import { valueStore } from '../../../src/studio/session/project/value-store.ts';
import { StudioContext, type StudioParts } from '../../../src/studio/session/studio-context.tsx';
import { Bar } from '../../../src/studio/shell/Bar.tsx';

afterEach(cleanup);

const PATH = 'flows/a.json';
const onDisk = (text: string) => new Map([[PATH, { text, hash: text }]]);

function mount() {
  const project = projectStore();
  project.load(onDisk('1'));
  const connected = valueStore(true);
  const parts = {
    project,
    connected,
    kept: valueStore(true),
    windows: valueStore(1),
    others: valueStore(0),
  } as Partial<StudioParts> as StudioParts;
  render(
    <StudioContext value={parts}>
      <Bar root="/project" />
    </StudioContext>,
  );
  const said = (role: 'alert' | 'status') =>
    screen
      .getAllByRole(role)
      .map(({ textContent }) => textContent)
      .join('');
  return { project, connected, said };
}

test('the end of the server is told at once, as an alert', () => {
  const { connected, said } = mount();
  expect(said('alert')).toBe('');
  act(() => connected.set(false));
  expect(said('alert')).toContain("The studio's server has ended.");
  act(() => connected.set(true));
  expect(said('alert')).toBe('');
});

test('a change from outside is told at once: as news, or as an alert where it needs a choice', () => {
  const { project, said } = mount();
  act(() => project.load(onDisk('2')));
  expect(said('status')).toContain(`Changed outside of the studio: ${PATH}.`);
  expect(said('alert')).toBe('');
  act(() => project.edit(PATH, 'mine'));
  act(() => project.load(onDisk('3')));
  expect(said('alert')).toContain(`Somebody else changed ${PATH} too: choose a version`);
});
