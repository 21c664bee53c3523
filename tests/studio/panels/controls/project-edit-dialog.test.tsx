// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ok } from '../../../../src/engine/logic/result.ts';
import type { Edited } from '../../../../src/studio/edits/flow/project-edits.ts';
import { ProjectEditDialog } from '../../../../src/studio/panels/controls/ProjectEditDialog.tsx';
import { projectStore } from '../../../../src/studio/session/project/project-store.ts';
import { StudioContext, type StudioParts } from '../../../../src/studio/session/studio-context.tsx';

afterEach(cleanup);

/** A dialog whose edit waits for the server until `answer` is called. */
function mount() {
  const project = projectStore();
  project.load(new Map([['a.json', { text: '1', hash: 'h' }]]));
  const asked: ((edited: Edited) => void)[] = [];
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      isOpen && (
        <ProjectEditDialog
          title="Remove"
          action="Remove"
          onClose={() => setOpen(false)}
          edit={() => new Promise((resolve) => asked.push(resolve))}
        >
          <p>All of it.</p>
        </ProjectEditDialog>
      )
    );
  }
  render(
    <StudioContext value={{ project } as StudioParts}>
      <Page />
    </StudioContext>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const answer = () =>
    act(async () => asked.forEach((resolve) => resolve(ok(new Map([['a.json', '2']])))));
  return { project, asked, press, answer };
}

test('an edit that waits for the server says so, and is made once', async () => {
  const { project, asked, press, answer } = mount();
  await press('Remove');
  await press('Remove');
  expect(screen.getByRole('status').textContent).toBe('Working …');
  expect(asked).toHaveLength(1);
  await answer();
  expect(project.getState().texts.get('a.json')).toBe('2');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an edit that is canceled while it waits is not made', async () => {
  const { project, press, answer } = mount();
  await press('Remove');
  await press('Cancel');
  await answer();
  expect(project.getState().texts.get('a.json')).toBe('1');
});
