// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { papersFor } from '../../../src/site/papers/papers.ts';
import PapersPage from '../../../src/site/papers/PapersPage.tsx';
import { subject } from './subject.ts';
import { knownCatalogs } from '../quote/offer/known-catalogs.ts';

const makePdf = vi.hoisted(() => vi.fn<() => Promise<Blob | undefined>>());
vi.mock('../../../src/site/papers/pdf/make-pdf.ts', () => ({ makePdf }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  makePdf.mockReset();
});

/** Opens the page with its paper in the URL, as the route does. */
function openPapers(paper = 'quote') {
  function Route() {
    const [parameters] = useSearchParams();
    const [client, setClient] = useState('');
    return (
      <PapersPage
        papers={papersFor(knownCatalogs, { ...subject, client }, undefined)}
        shown={parameters.get('paper') ?? undefined}
        hrefOf={(id) => `/papers?paper=${id}`}
        quoteHref="/quote"
        client={client}
        onClient={setClient}
      />
    );
  }
  render(
    <MemoryRouter initialEntries={[`/papers?paper=${paper}`]}>
      <Route />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const sheet = () => screen.getByRole('article');
const button = (name: string) => screen.getByRole('button', { name });
const pdf = () => new Blob(['%PDF'], { type: 'application/pdf' });

/** Intercepts downloads and returns their names. */
function catchDownloads(): string[] {
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:paper');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}

/** A device with a share sheet. */
function withShareSheet(share: (data: ShareData) => Promise<void>) {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { canShare: () => true, share }),
  );
}

describe('the papers of a quote', () => {
  it('are chosen by links that indicate the current one', async () => {
    const user = openPapers();
    const choice = within(screen.getByRole('navigation', { name: 'Documents' }));
    expect(within(sheet()).getByRole('heading', { level: 2 }).textContent).toBe('Quote summary');
    await user.click(choice.getByRole('link', { name: 'Subcontractor pack' }));
    expect(within(sheet()).getByRole('heading', { level: 2 }).textContent).toBe(
      'Subcontractor pack',
    );
    expect(
      choice.getByRole('link', { name: 'Subcontractor pack' }).getAttribute('aria-current'),
    ).toBe('page');
  });

  it('start with the first one if the URL names none that exists', () => {
    openPapers('receipt');
    expect(within(sheet()).getByRole('heading', { level: 2 }).textContent).toBe('Quote summary');
  });

  it('have a sample certificate that is marked as one, with the limits of the chosen plan', () => {
    openPapers('certificate');
    expect(sheet().getAttribute('data-watermark')).toBe('SAMPLE');
    expect(sheet().textContent).toContain(
      'Sample certificate for the Premier plan. It is not valid.',
    );
    expect(sheet().textContent).toContain('General liability, per claim$1M');
  });

  it('put the name of the client on the certificate, as it is typed', async () => {
    const user = openPapers('certificate');
    await user.type(screen.getByRole('textbox', { name: /client/ }), 'Harbor Builders');
    expect(sheet().textContent).toContain('Certificate holderHarbor Builders');
  });

  it('ask for a client on the certificate only', () => {
    openPapers('quote');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('are printed by the browser', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const user = openPapers();
    await user.click(button('Print'));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('a PDF', () => {
  it('with letters that its fonts lack is printed by the browser, which has them', async () => {
    makePdf.mockResolvedValue(undefined);
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const user = openPapers();
    await user.click(button('Download PDF'));
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toContain('choose “Save as PDF”');
    });
    expect(print).toHaveBeenCalledOnce();
  });

  it('is saved under the name of its paper, and announced', async () => {
    makePdf.mockResolvedValue(pdf());
    const names = catchDownloads();
    const user = openPapers('certificate');
    await user.click(button('Download PDF'));
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toBe('Saved as sample-certificate.pdf.');
    });
    expect(names).toEqual(['sample-certificate.pdf']);
  });

  it('that cannot be made leaves printing as an alternative', async () => {
    makePdf.mockRejectedValue(new Error('offline'));
    vi.spyOn(console, 'warn').mockReturnValue();
    const user = openPapers();
    await user.click(button('Download PDF'));
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toMatch(/Print the page instead/);
    });
  });

  it('goes to the share sheet if the device has one', async () => {
    makePdf.mockResolvedValue(pdf());
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    withShareSheet(share);
    const user = openPapers();
    await user.click(button('Share'));
    await waitFor(() => {
      expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('quote-summary.pdf');
    });
  });

  it('that is not shared in the end is not a failure', async () => {
    makePdf.mockResolvedValue(pdf());
    const share = vi.fn<() => Promise<void>>(() =>
      Promise.reject(new DOMException('closed', 'AbortError')),
    );
    withShareSheet(share);
    const user = openPapers();
    await user.click(button('Share'));
    await waitFor(() => {
      expect(share).toHaveBeenCalledOnce();
      expect(screen.getByRole('status').textContent).toBe('');
    });
  });

  it('is not offered for sharing without a share sheet', () => {
    openPapers();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});
