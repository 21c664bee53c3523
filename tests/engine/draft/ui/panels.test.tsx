// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DraftNotice, DraftStore } from '../../../../src/engine/draft/types.ts';
import { DeleteAnswers } from '../../../../src/engine/pages/frame/AnswerTools.tsx';
import GoneQuestion from '../../../../src/engine/draft/ui/GoneQuestion.tsx';
import { ResumeLink } from '../../../../src/engine/draft/ui/ResumeLink.tsx';
import ResumeOpener from '../../../../src/engine/draft/ui/ResumeOpener.tsx';
import { useResumeTarget } from '../../../../src/engine/pages/frame/ResumeLinks.tsx';
import { WelcomeBack } from '../../../../src/engine/pages/frame/ReturnOffer.tsx';
import { later } from './fake-store.ts';

const ID = '0b5f5bd2-1111-4222-8333-444455556666';
const OTHER = '0b5f5bd2-9999-4222-8333-444455556666';
const draft = { uuid: OTHER, currentStep: 4, flowVersion: 1, answers: {} };

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => document.querySelector('dialog');
const isAsked = () => dialog()?.open ?? false;

describe('Welcome back', () => {
  function show(hasServer = true, onStartOver = vi.fn<(message: string) => void>()) {
    render(
      <MemoryRouter>
        <WelcomeBack
          stepTitle="Tell us about you"
          to="/onboarding/contact-info"
          hasServer={hasServer}
          savedAt={new Date().toISOString()}
          onStartOver={onStartOver}
        />
      </MemoryRouter>,
    );
    return onStartOver;
  }

  it('names the step reached and leads to it', () => {
    show();
    const panel = screen.getByRole('region', { name: 'Welcome back' });
    expect(panel.textContent).toContain('You got as far as “Tell us about you.”');
    expect(panel.textContent).toContain('Last saved just now.');
    const link = screen.getByRole('link', { name: 'Go there' });
    expect(link.getAttribute('href')).toBe('/onboarding/contact-info');
  });

  it('starts over only after confirmation', async () => {
    const user = userEvent.setup();
    const onStartOver = show();
    await user.click(button('Start over'));
    await vi.waitFor(() => expect(isAsked()).toBe(true));
    await user.click(button('Keep my answers'));
    expect(isAsked()).toBe(false);
    expect(onStartOver).not.toHaveBeenCalled();
    await user.click(button('Start over'));
    await user.click(button('Yes, start over'));
    expect(onStartOver).toHaveBeenCalledExactlyOnceWith(
      'Your answers were removed from this device.',
    );
    expect(isAsked()).toBe(false);
  });

  it.each([
    [true, /copy in our database/],
    [false, /^All answers on this device will be removed\. This cannot be undone\.$/],
  ])('names a copy elsewhere only where there is one: %s', async (hasServer, text) => {
    const user = userEvent.setup();
    show(hasServer);
    await user.click(button('Start over'));
    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe('the resume link', () => {
  const CODE = '7c1d2e3f-5555-4666-8777-888899990000';

  function show(codes: (string | undefined)[], ends: ('ended' | 'failed')[] = []) {
    const makeLink = vi.fn<DraftStore['makeLink']>(async () => codes.shift());
    const endLinks = vi.fn<DraftStore['endLinks']>(async () => ends.shift() ?? 'failed');
    const store = { makeLink, endLinks };
    render(<ResumeLink store={store} start={new URL('https://plumbline.test/onboarding')} />);
    return store;
  }

  it('is shown with a QR code once the server has the answers, and is copied', async () => {
    const user = userEvent.setup();
    const { makeLink } = show([CODE]);
    await user.click(button('Get a link to finish later'));
    const link = `https://plumbline.test/onboarding#continue=${CODE}`;
    const input = await screen.findByLabelText<HTMLInputElement>('Your link');
    expect(input.value).toBe(link);
    expect(screen.getByText('Your link is ready.').closest('output')).toBeTruthy();
    expect(makeLink).toHaveBeenCalledOnce();
    await user.click(button('Copy link'));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(await screen.findByRole('img', { name: 'QR code of your link' })).toBeTruthy();
  });

  it('is not shown before the server has the answers', async () => {
    const user = userEvent.setup();
    show([undefined, CODE]);
    await user.click(button('Get a link to finish later'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'could not be saved online yet',
    );
    expect(screen.queryByLabelText('Your link')).toBeNull();
    await user.click(button('Try again'));
    expect(await screen.findByLabelText('Your link')).toBeTruthy();
  });

  it('asks to copy by hand when the browser does not copy', async () => {
    const user = userEvent.setup();
    show([CODE]);
    await user.click(button('Get a link to finish later'));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/Select the link and copy it by hand/)).toBeTruthy();
  });

  it('disappears once it was ended, and a new one can be made', async () => {
    const user = userEvent.setup();
    show([CODE, CODE], ['failed', 'ended']);
    await user.click(button('Get a link to finish later'));
    await user.click(await screen.findByRole('button', { name: 'End all links to my answers' }));
    expect((await screen.findByRole('alert')).textContent).toContain('still work');
    expect(screen.getByLabelText('Your link')).toBeTruthy();
    await user.click(button('End all links to my answers'));
    expect(await screen.findByText('No link opens your answers anymore.')).toBeTruthy();
    expect(screen.queryByLabelText('Your link')).toBeNull();
    await user.click(button('Get a link to finish later'));
    expect(await screen.findByLabelText('Your link')).toBeTruthy();
  });
});

describe('Delete my answers', () => {
  it('says that nothing was removed when the server cannot be reached, then deletes', async () => {
    const user = userEvent.setup();
    const first = later<'deleted' | 'failed'>();
    const deleteEverywhere = vi
      .fn<DraftStore['deleteEverywhere']>()
      .mockReturnValueOnce(first.promise)
      .mockResolvedValueOnce('deleted');
    const onDeleted = vi.fn<(message: string) => void>();
    render(<DeleteAnswers store={{ deleteEverywhere, hasServer: true }} onDeleted={onDeleted} />);
    await user.click(button('Delete my answers'));
    const confirm = () =>
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete my answers' });
    await user.click(confirm());
    await user.click(button('Deleting…'));
    expect(deleteEverywhere).toHaveBeenCalledOnce();
    expect(button('Keep my answers').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Keep my answers'));
    fireEvent(dialog() ?? document, new Event('cancel', { cancelable: true }));
    expect(isAsked()).toBe(true);
    await act(async () => first.settle('failed'));
    expect(screen.getByRole('alert').textContent).toContain('Those on this device are still here');
    expect(onDeleted).not.toHaveBeenCalled();
    await user.click(confirm());
    await waitFor(() => expect(onDeleted).toHaveBeenCalledWith('Your answers were deleted.'));
    expect(isAsked()).toBe(false);
  });
});

it.each([
  [true, 'from this device and from our server'],
  [false, 'from this device, the only place where they are kept'],
])('deleting names a server only where there is one: %s', async (hasServer, text) => {
  const user = userEvent.setup();
  const deleteEverywhere = async () => 'deleted' as const;
  render(<DeleteAnswers store={{ deleteEverywhere, hasServer }} onDeleted={() => undefined} />);
  await user.click(button('Delete my answers'));
  expect(screen.getByRole('dialog').textContent).toContain(text);
});

describe('opening a resume link', () => {
  type Behind = Awaited<ReturnType<DraftStore['draftBehind']>>;
  type Options = {
    has: boolean;
    outcome: 'resumed' | 'not-found' | 'failed';
    behind?: Record<string, Behind | Promise<Behind>>;
  };
  async function show(options: Options) {
    const resume = vi.fn<DraftStore['resume']>(async () => options.outcome);
    const draftBehind = vi.fn<DraftStore['draftBehind']>(
      async (code) => options.behind?.[code] ?? { kind: 'ended' },
    );
    const hasAnswers = () => options.has;
    const store = { resume, draftBehind, hasAnswers, getSnapshot: () => draft };
    const notices: DraftNotice[] = [];
    const onResumed = vi.fn<() => void>();
    function Links() {
      const target = useResumeTarget();
      const notify = (notice: DraftNotice) => void notices.push(notice);
      if (target === undefined) return null;
      return <ResumeOpener target={target} store={store} notify={notify} onResumed={onResumed} />;
    }
    await act(async () => void render(<Links />));
    return { resume, notices, onResumed };
  }

  const visit = (id: string) => window.history.replaceState(null, '', `/onboarding#resume=${id}`);

  it('opens after confirmation when this device has no answers, and the id leaves the address', async () => {
    const user = userEvent.setup();
    visit(ID);
    const { resume, notices, onResumed } = await show({ has: false, outcome: 'resumed' });
    expect(window.location.hash).toBe('');
    expect(resume).not.toHaveBeenCalled();
    await user.click(button('Open the answers from the link'));
    await waitFor(() => expect(onResumed).toHaveBeenCalledOnce());
    expect(resume).toHaveBeenCalledWith(ID);
    expect(notices.map(({ title }) => title)).toEqual(['Welcome back']);
    expect(isAsked()).toBe(false);
  });

  it.each([
    ['holds none', false, 'Begin without them'],
    ['holds answers', true, 'Keep the answers on this device'],
  ])('warns who else sees the answers when this device %s, and no cancels', async (_, has, no) => {
    const user = userEvent.setup();
    visit(ID);
    const { resume } = await show({ has, outcome: 'resumed' });
    expect(isAsked()).toBe(true);
    expect(dialog()?.textContent).toContain(
      'Whoever gave you this link can see and change what you enter, so open it only if it is yours.',
    );
    await user.click(button(no));
    expect(isAsked()).toBe(false);
    expect(resume).not.toHaveBeenCalled();
  });

  it('mentions setting answers aside only if there are any', async () => {
    visit(ID);
    await show({ has: false, outcome: 'resumed' });
    expect(dialog()?.textContent).not.toContain('put aside');
    cleanup();
    visit(ID);
    await show({ has: true, outcome: 'resumed' });
    expect(dialog()?.textContent).toContain('the answers on this device are put aside');
  });

  it('replaces the answers of this device after confirmation', async () => {
    const user = userEvent.setup();
    visit(ID);
    const { resume, onResumed } = await show({ has: true, outcome: 'resumed' });
    await user.click(button('Open the answers from the link'));
    await waitFor(() => expect(onResumed).toHaveBeenCalledOnce());
    expect(resume).toHaveBeenCalledWith(ID);
  });

  it.each([
    ['not-found', 'Link not found'],
    ['failed', 'Connection error'],
  ] as const)('says when it is %s', async (outcome, title) => {
    const user = userEvent.setup();
    visit(ID);
    const { notices, onResumed } = await show({ has: false, outcome });
    await user.click(button('Open the answers from the link'));
    await waitFor(() => expect(notices.map((notice) => notice.title)).toEqual([title]));
    expect(onResumed).not.toHaveBeenCalled();
  });

  const CODE = '7c1d2e3f-5555-4666-8777-888899990000';
  const visitCode = () => window.history.replaceState(null, '', `/onboarding#continue=${CODE}`);

  it('looks up the draft of a code first, and the code leaves the address', async () => {
    const user = userEvent.setup();
    visitCode();
    const behind = { [CODE]: { kind: 'found', uuid: ID } } as const;
    const { resume, onResumed } = await show({ has: false, outcome: 'resumed', behind });
    expect(window.location.hash).toBe('');
    await user.click(await screen.findByRole('button', { name: 'Open the answers from the link' }));
    await waitFor(() => expect(onResumed).toHaveBeenCalledOnce());
    expect(resume).toHaveBeenCalledWith(ID);
  });

  it.each([
    [{ kind: 'ended' }, 'Link ended'],
    [{ kind: 'failed' }, 'Connection error'],
  ] as const)('asks nothing when the code leads nowhere: %o', async (found, title) => {
    visitCode();
    const shown = await show({ has: true, outcome: 'resumed', behind: { [CODE]: found } });
    await waitFor(() => expect(shown.notices.map((notice) => notice.title)).toEqual([title]));
    expect(isAsked()).toBe(false);
    expect(shown.resume).not.toHaveBeenCalled();
  });

  it('asks about the link opened last, even if an earlier one is found later', async () => {
    const user = userEvent.setup();
    visitCode();
    const slow = later<Behind>();
    const { resume } = await show({
      has: false,
      outcome: 'resumed',
      behind: { [CODE]: slow.promise },
    });
    visit(ID);
    await act(async () => void window.dispatchEvent(new Event('hashchange')));
    await act(async () => slow.settle({ kind: 'found', uuid: 'the draft of the first link' }));
    await user.click(button('Open the answers from the link'));
    expect(resume).toHaveBeenCalledExactlyOnceWith(ID);
  });

  it('needs no question for a code of the answers that are open already', async () => {
    visitCode();
    const behind = { [CODE]: { kind: 'found', uuid: OTHER } } as const;
    const { resume, onResumed } = await show({ has: true, outcome: 'resumed', behind });
    await waitFor(() => expect(onResumed).toHaveBeenCalledOnce());
    expect(isAsked()).toBe(false);
    expect(resume).not.toHaveBeenCalled();
  });

  it('needs no question and no server for the answers that are open already', async () => {
    visit(OTHER);
    const { resume, onResumed } = await show({ has: true, outcome: 'resumed' });
    expect(isAsked()).toBe(false);
    expect(resume).not.toHaveBeenCalled();
    expect(onResumed).toHaveBeenCalledOnce();
  });
});

describe('answers that were deleted on the server', () => {
  const question = 'Delete your answers here too?';

  function show() {
    const done = {
      keep: vi.fn<() => void>(),
      onDelete: vi.fn<() => void>(),
    };
    const page = (gone: boolean, uuid: string) => (
      <GoneQuestion
        store={{ ...done, getSnapshot: () => ({ ...draft, uuid }) }}
        gone={gone}
        onDelete={done.onDelete}
      />
    );
    const { rerender } = render(page(true, ID));
    return { ...done, become: (gone: boolean, uuid = ID) => rerender(page(gone, uuid)) };
  }

  it('are kept after one press, and no button takes a key meant for a field', async () => {
    const user = userEvent.setup();
    const { keep, onDelete, become } = show();
    expect(isAsked()).toBe(true);
    expect(document.activeElement?.textContent).toBe(question);
    await user.click(button('Keep my answers'));
    expect(keep).toHaveBeenCalledOnce();
    become(false, OTHER);
    expect(isAsked()).toBe(false);
    expect(onDelete).not.toHaveBeenCalled();
  });

  it('are deleted here too after confirmation', async () => {
    const user = userEvent.setup();
    const { keep, onDelete } = show();
    await user.click(button('Delete them here too'));
    expect(onDelete).toHaveBeenCalledOnce();
    expect(keep).not.toHaveBeenCalled();
  });

  it('stay unchanged after Esc, and the question comes once per draft', () => {
    const { keep, onDelete, become } = show();
    fireEvent(dialog() ?? document, new Event('cancel', { cancelable: true }));
    expect(isAsked()).toBe(false);
    expect(keep).not.toHaveBeenCalled();
    expect(onDelete).not.toHaveBeenCalled();
    become(false);
    become(true);
    expect(isAsked()).toBe(false);
    become(true, OTHER);
    expect(isAsked()).toBe(true);
  });
});
