import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';

type Fixtures = {
  /** Errors that a test expects in the page. */
  allowedErrors: RegExp[];
  /** Origins that pages may contact: the site's own and those of servers started by a test. */
  origins: Set<string>;
  troubles: string[];
  /**
   * Opens the browser of another visitor, or one with other settings; closed and checked with the test.
   */
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
};

type WorkerFixtures = {
  /**
   * The page of `persistent-page.ts`, opened for the first test that uses it. It is defined here because
   * Playwright starts other workers for tests with other worker fixtures.
   */
  lasting: { page: Page; troubles: string[] };
};

/**
 * Every browser test also checks that nothing is logged as an error, nothing is thrown, the content
 * security policy holds, and no request leaves the site's origin.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  lasting: [
    async ({ browser }, show, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
        ...(timezoneId === undefined ? {} : { timezoneId }),
        serviceWorkers: 'block',
      });
      const troubles: string[] = [];
      await watch(context, new Set([new URL(baseURL ?? '').origin]), troubles);
      const page = await context.newPage();
      for (const kept of ['clock', 'addInitScript', 'exposeFunction'] as const) {
        Object.defineProperty(page, kept, {
          get() {
            throw new Error(
              `"${kept}" would last into the tests that share this page: use that of test.ts.`,
            );
          },
        });
      }
      await show({ page, troubles });
      await context.close();
    },
    { scope: 'worker' },
  ],
  allowedErrors: [[], { option: true }],
  origins: async ({ baseURL }, show) => {
    await show(new Set([new URL(baseURL ?? '').origin]));
  },
  troubles: async ({ allowedErrors }, show) => {
    const troubles: string[] = [];
    await show(troubles);
    const unexpected = troubles.filter(
      (trouble) => !allowedErrors.some((allowed) => allowed.test(trouble)),
    );
    expect(unexpected).toEqual([]);
  },
  context: async ({ context, origins, troubles }, show) => {
    await watch(context, origins, troubles);
    await show(context);
  },
  openContext: async ({ browser, baseURL, origins, troubles }, show) => {
    const opened: BrowserContext[] = [];
    await show(async (options = {}) => {
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        serviceWorkers: 'block',
        ...options,
      });
      opened.push(context);
      await watch(context, origins, troubles);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect };

/** Records everything that goes wrong in any page of the context. */
export async function watch(
  context: BrowserContext,
  origins: ReadonlySet<string>,
  troubles: { push: (trouble: string) => unknown },
): Promise<void> {
  await context.addInitScript(tellViolations);
  await context.addInitScript(tellCauses);
  if (context.browser()?.browserType().name() === 'firefox')
    await context.addInitScript(putErrorsInWords);
  context.on('weberror', (error) => troubles.push(`thrown: ${error.error().message}`));
  context.on('console', (message) => {
    // Headed Chromium requests an icon on its own when a file is opened, as `blank.ts` does.
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isIcon) troubles.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isLocal = origins.has(origin) || protocol === 'data:' || protocol === 'blob:';
    if (!isLocal) troubles.push(`left the origin: ${request.url()}`);
  });
}

/**
 * Runs in the page: logs errors as text, because Firefox tells its driver nothing about Error objects.
 */
function putErrorsInWords(): void {
  const tell = console.error.bind(console);
  console.error = (...all: unknown[]) =>
    tell(...all.map((one) => (one instanceof Error ? `${one.name}: ${one.message}` : one)));
}

/** Runs in the page: logs content security policy violations as console errors. */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    const place = `${sourceFile}:${lineNumber}`;
    console.error(`content policy: ${violatedDirective} ${blockedURI} at ${place} ${sample}`);
  });
}

/** Runs in the page: logs why an error was thrown. React throws one that says only that it recovered. */
function tellCauses(): void {
  addEventListener('error', ({ error }) => {
    if (error instanceof Error && error.cause instanceof Error)
      console.error(`caused by: ${error.cause.stack ?? error.cause.message}`);
  });
}
