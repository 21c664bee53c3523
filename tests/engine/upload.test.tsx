// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { compileQuestionnaire } from '../../src/engine/questionnaire/compile-questionnaire.ts';
import { Upload } from '../fixtures/upload.tsx';
import { browserAndServer, openForm, press } from './schemas/on-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ADDRESS = 'https://files.example.org/4f1c';

const questionnaire = compileQuestionnaire({
  flow: {
    id: 'adopt',
    steps: [{ id: 'form' }],
    pages: [{ id: 'done', number: { prefix: 'F-', below: 1000 } }],
  },
  steps: {
    form: {
      schema: {
        type: 'object',
        properties: { proof: { type: 'string', format: 'uri', title: 'Proof' } },
        required: ['proof'],
      },
      ui: { proof: { 'ui:widget': 'upload' } },
    },
  },
  widgets: { upload: Upload },
  pages: { done: async () => ({ default: () => null }) },
});

it('the widget for files in the manual is this one', () => {
  const manual = readFileSync('src/engine/README.md', 'utf8');
  expect(manual).toContain(`\`\`\`tsx\n${readFileSync('tests/fixtures/upload.tsx', 'utf8')}\`\`\``);
});

it('sends a file, and the answer is its address', async () => {
  const server = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockImplementation(async () => new Response(ADDRESS));
  vi.stubGlobal('fetch', server);
  const { page, submitted } = browserAndServer();
  await openForm(questionnaire, page());
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>('Proof');

  await user.upload(field, new File([new Uint8Array(5_000_001)], 'a.pdf', PDF));
  await screen.findByText('This file has more than 5 MB: choose a smaller one.');
  expect(server).not.toHaveBeenCalled();

  await user.upload(field, new File(['b'], 'b.pdf', PDF));
  await screen.findByText('The file could not be sent: choose it once more.');
  await press();
  expect(submitted()).toBeUndefined();

  await user.upload(field, new File(['c'], 'c.pdf', PDF));
  await screen.findByText('The file has arrived.');
  await press();
  await waitFor(() => expect(submitted()).toMatchObject({ form: { proof: ADDRESS } }));
});

const PDF = { type: 'application/pdf' };
