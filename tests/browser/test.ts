import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
} from '@playwright/test';

type Fixtures = {
  /** What a test expects to go wrong in the page, as it is told here. */
  allowedErrors: RegExp[];
  /** Origins that pages may talk to: the site's own, and those of servers that a test starts. */
  origins: Set<string>;
  troubles: string[];
  /** Another visitor's browser, or one with other settings; closed and judged with the test. */
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
};

/**
 * Every browser test also shows: nothing is reported to the console as an error, nothing is thrown,
 * the content policy is not broken, and no request leaves the site's own origin.
 */
export const test = base.extend<Fixtures>({
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

/** Writes down all that goes wrong in any page of the context. */
export async function watch(
  context: BrowserContext,
  origins: ReadonlySet<string>,
  troubles: { push: (trouble: string) => unknown },
): Promise<void> {
  await context.addInitScript(tellViolations);
  if (context.browser()?.browserType().name() === 'firefox')
    await context.addInitScript(putErrorsInWords);
  context.on('weberror', (error) => troubles.push(`thrown: ${error.error().message}`));
  context.on('console', (message) => {
    // A Chromium with windows asks for an icon by itself where a file is opened, as `blank.ts` does.
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isIcon) troubles.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isLocal = origins.has(origin) || protocol === 'data:' || protocol === 'blob:';
    if (!isLocal) troubles.push(`left the origin: ${request.url()}`);
  });
}

/** Runs in the page: of an error as such, Firefox tells its driver no more than that it is one. */
function putErrorsInWords(): void {
  const tell = console.error.bind(console);
  console.error = (...all: unknown[]) =>
    tell(...all.map((one) => (one instanceof Error ? `${one.name}: ${one.message}` : one)));
}

/** Runs in the page: a report of the content policy becomes an error of the console. */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    const place = `${sourceFile}:${lineNumber}`;
    console.error(`content policy: ${violatedDirective} ${blockedURI} at ${place} ${sample}`);
  });
}
