import { expect, test as base } from '@playwright/test';

/**
 * Every test with this page also shows: nothing is reported to the console as an error, nothing
 * is thrown, the content policy is not broken, and no request leaves the site's own origin.
 */
export const test = base.extend<{ allowedErrors: RegExp[] }>({
  allowedErrors: [[], { option: true }],
  page: async ({ page, baseURL, allowedErrors }, show) => {
    const troubles: string[] = [];
    const origin = new URL(baseURL ?? '').origin;
    page.on('pageerror', (error) => troubles.push(`thrown: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      const local = url.origin === origin || url.protocol === 'data:' || url.protocol === 'blob:';
      if (!local) troubles.push(`left the origin: ${request.url()}`);
    });
    await show(page);
    const unexpected = troubles.filter(
      (trouble) => !allowedErrors.some((allowed) => allowed.test(trouble)),
    );
    expect(unexpected).toEqual([]);
  },
});

export { expect };
