import { setTimeout as wait } from 'node:timers/promises';
import { chromium, firefox, type Browser } from '@playwright/test';
import { startWebKit } from '../../../webkit/driver.ts';
import { pageOf } from '../../../webkit/page.ts';
import { browserOptions } from '../../chromium.ts';
import { firefoxOptions } from '../../firefox.ts';

/** A visitor's window in one browser engine. Sizes are in CSS pixels. */
export type Camera = {
  engine: 'Chromium' | 'Firefox' | 'WebKit';
  open: (url: string) => Promise<unknown>;
  /** Runs a function body in the page. */
  evaluate: (body: string, ...args: unknown[]) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Screenshot of the window as PNG. */
  shoot: () => Promise<Buffer>;
  close: () => Promise<unknown>;
};

/** One camera per engine, with reduced motion. */
export async function openCameras(): Promise<Camera[]> {
  return [
    await playwrightCamera('Chromium', await chromium.launch(browserOptions())),
    await playwrightCamera('Firefox', await firefox.launch(firefoxOptions())),
    await webkitCamera(),
  ];
}

async function playwrightCamera(engine: 'Chromium' | 'Firefox', browser: Browser): Promise<Camera> {
  const page = await browser.newPage({ locale: 'en-US', serviceWorkers: 'block' });
  return {
    engine,
    open: (url) => page.goto(url),
    evaluate: (body, ...args) =>
      page.evaluate(`(function () {${body}})(...${JSON.stringify(args)})`),
    resize: (width, height) => page.setViewportSize({ width, height }),
    shoot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

async function webkitCamera(): Promise<Camera> {
  const webkit = await startWebKit();
  const page = pageOf(webkit);
  return {
    engine: 'WebKit',
    open: page.open,
    evaluate: page.evaluate,
    resize: async (width, height) => {
      const bar = Number(await page.evaluate('return outerHeight - innerHeight'));
      await page.resize(width, height + bar);
      // The window is resized before the page follows.
      await wait(100);
    },
    shoot: async () => {
      // Content below the initial viewport is drawn a little later.
      await wait(400);
      return Buffer.from(String(await webkit.send('GET', 'screenshot')), 'base64');
    },
    close: webkit.quit,
  };
}
