// @vitest-environment happy-dom
import TextField from '@mui/material/TextField';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { failed } from '../../../../src/engine/logic/result.ts';
import { DialogButton, OpenDialogs } from '../../../../src/studio/panels/controls/EditDialog.tsx';
import {
  type OpenDialog,
  StudioContext,
  type StudioParts,
  useProject,
} from '../../../../src/studio/session/studio-context.tsx';
import { ProjectEditDialog } from '../../../../src/studio/panels/controls/ProjectEditDialog.tsx';
import { projectStore } from '../../../../src/studio/session/project/project-store.ts';
import { valueStore } from '../../../../src/studio/session/project/value-store.ts';

afterEach(cleanup);

const ROW = 'row.json';

function Row() {
  const { texts } = useProject();
  const [name, setName] = useState('');
  return (
    texts.has(ROW) && (
      <DialogButton label={`Rename ${texts.get(ROW)} …`}>
        {(onClose) => (
          <ProjectEditDialog
            title={`Rename ${texts.get(ROW)}`}
            action="Rename"
            onClose={onClose}
            edit={() => failed(['That name is taken.'])}
          >
            <TextField label="Name" value={name} onChange={({ target }) => setName(target.value)} />
            <Typed />
          </ProjectEditDialog>
        )}
      </DialogButton>
    )
  );
}

/** A field that keeps what is typed to itself, as most dialogs do. */
function Typed() {
  const [note, setNote] = useState('');
  return <TextField label="Note" value={note} onChange={({ target }) => setNote(target.value)} />;
}

const onDisk = (text?: string) =>
  new Map(text === undefined ? [] : [[ROW, { text, hash: text }] as const]);

async function open() {
  const project = projectStore();
  project.load(onDisk('one'));
  const parts = { project, dialogs: valueStore<readonly OpenDialog[]>([]) };
  render(
    <StudioContext value={parts as unknown as StudioParts}>
      <Row />
      <OpenDialogs />
    </StudioContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Rename one …' }));
  await userEvent.type(screen.getByLabelText('Note'), 'typed');
  const changeOnDisk = (text?: string) => act(async () => project.load(onDisk(text)));
  return { changeOnDisk };
}

const note = () => screen.getByLabelText<HTMLInputElement>('Note').value;
const button = (name: string) => screen.queryByRole('button', { name, hidden: true });

test('a dialog follows what it is about', async () => {
  const { changeOnDisk } = await open();
  await changeOnDisk('two');
  expect(screen.getByRole('dialog', { name: 'Rename two' })).toBeTruthy();
  expect(note()).toBe('typed');
  await userEvent.type(screen.getByLabelText('Name'), 'new');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('new');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog stays when what it is about is removed on disk, says so, and cannot be applied', async () => {
  const { changeOnDisk } = await open();
  await changeOnDisk();
  expect(button('Rename one …')).toBeNull();
  expect(note()).toBe('typed');
  expect(screen.getByRole('alert').textContent).toContain('is no longer there');
  expect(button('Rename')).toBeNull();
  expect(button('Show the changes')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is typed in a dialog is asked about on Escape, and kept unless it is discarded', async () => {
  await open();
  const asking = () => screen.queryByRole('alertdialog', { name: 'Discard what you typed?' });
  await userEvent.keyboard('{Escape}');
  expect(asking()).toBeTruthy();
  expect(asking()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(asking()).toBeNull());
  expect(note()).toBe('typed');
  expect(document.activeElement).toBe(screen.getByLabelText('Note'));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(button('Rename')).toBeNull();
});

test('a press beside the dialog asks in the same way', async () => {
  await open();
  const beside = document.querySelector('.MuiDialog-container');
  if (beside === null) throw new Error('There is nothing beside the dialog.');
  await userEvent.click(beside);
  expect(screen.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeTruthy();
  expect(note()).toBe('typed');
});

test('a dialog without typed text is left by Escape at once', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Rename one …' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
