// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const lineCount = (details: string) => details.split('\n').length - HEAD;
/** Page, browser and network come before the log lines. */
const HEAD = 3;

describe('the log for support', () => {
  let log: typeof import('../../../../src/engine/ui/support/log.ts');

  beforeEach(async () => {
    vi.resetModules();
    log = await import('../../../../src/engine/ui/support/log.ts');
  });

  it('holds the last 50 lines and no more', () => {
    for (let number = 1; number <= 120; number += 1) log.note(`line ${number}`);
    const details = log.supportDetails(window);
    expect(lineCount(details)).toBe(50);
    expect(details).toMatch(/line 120$/);
    expect(details).toContain('line 71\n');
    expect(details).not.toContain('line 70\n');
  });

  it('removes e-mail addresses from its lines', () => {
    log.note('refused ada@example.com');
    expect(log.supportDetails(window)).toContain('refused [e-mail]');
  });

  it('names the page without its parameters', () => {
    window.history.replaceState(null, '', '/onboarding/email?email=ada%40example.com#resume=x');
    const details = log.supportDetails(window);
    expect(details).toMatch(/^\/onboarding\/email\n/);
    expect(details).not.toMatch(/ada|resume/);
  });

  it('keeps a thrown error with its location in the code', () => {
    const error = new TypeError('x is undefined');
    error.stack = 'TypeError: x\n at f (https://x.test/assets/StepForm-a1B2.js:1:2345)';
    log.noteError('Step', error);
    expect(log.supportDetails(window)).toMatch(
      /Step: TypeError: x is undefined at StepForm-a1B2\.js:1:2345$/,
    );
  });

  it('keeps only the type of a thrown value that is not an error', () => {
    log.noteError('Unhandled', { email: 'ada@example.com' });
    expect(log.supportDetails(window)).toMatch(/Unhandled: object$/);
  });

  it('keeps uncaught errors', () => {
    log.watchErrors(window);
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('too far') }));
    const rejected = Object.assign(new Event('unhandledrejection'), { reason: new Error('late') });
    window.dispatchEvent(rejected);
    const details = log.supportDetails(window);
    expect(details).toContain('Uncaught: RangeError: too far');
    expect(details).toContain('Unhandled: Error: late');
  });
});
