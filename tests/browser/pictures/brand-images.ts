import { Command } from '@commander-js/extra-typings';
import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { browserOptions } from '../chromium.ts';
import { colorOf } from '../../../src/server/vite/tokens.ts';

/**
 * Draws the site's raster images into `public/`: the social sharing card, made from the landing page's
 * hero, and the icons, from `favicon.svg`. Run it after a build when the hero or the logo mark has
 * changed; the results are committed.
 */
const PORT = 4351;
const CARD = { width: 1200, height: 630 };
const ICONS = {
  'favicon-32': 32,
  'apple-touch-icon': 180,
  'icon-192': 192,
  'icon-512': 512,
  'icon-maskable-512': 512,
};
/** Masks may cut off everything outside the central circle, which is 80 % as wide as the icon. */
const SAFE_ZONE = 0.8;

const CARD_CSS = `
  .card { --grid: color-mix(in srgb, var(--primary-700) 7%, transparent); }
  html, body { overflow: hidden; }
  .card { display: grid; grid-template-columns: 500px 600px; gap: 20px; align-items: center;
    width: 1200px; height: 630px; padding: 0 40px; border-bottom: 24px solid var(--night);
    background: linear-gradient(var(--grid) 1px, transparent 1px) 0 0 / 24px 24px,
      linear-gradient(90deg, var(--grid) 1px, transparent 1px) 0 0 / 24px 24px, var(--canvas); }
  .card h1 { margin: 40px 0 0; font: 800 100px/0.98 var(--font-display); }
  .card > div > span { font-size: 48px; }
  .card > div > span svg { width: 30px; height: 54px; }
  .card > svg { align-self: end; overflow: visible; }`;

new Command('pictures brand').parse();

const server = await preview({ preview: { port: PORT, strictPort: true } });
const browser = await chromium.launch(browserOptions());
const page = await browser.newPage({ viewport: CARD, bypassCSP: true });
await drawCard(page);
for (const [name, size] of Object.entries(ICONS)) await drawIcon(page, name, size);
await browser.close();
await server.close();

async function drawCard(target: Page): Promise<void> {
  await target.goto(`http://localhost:${PORT}/`);
  await target.evaluate(async () => {
    await document.fonts.ready;
    const [logo, title, drawing] = ['header a > span', 'h1', 'main svg[role="img"]'].map(
      (selector) => document.querySelector(selector),
    );
    if (!logo || !title || !drawing) throw new Error('The landing page has lost its hero');
    const card = document.createElement('div');
    card.className = 'card';
    const words = document.createElement('div');
    words.append(logo, title);
    card.append(words, drawing);
    document.body.replaceChildren(card);
  });
  await target.addStyleTag({ content: CARD_CSS });
  await target.screenshot({ path: 'public/social-card.png' });
}

async function drawIcon(target: Page, name: string, size: number): Promise<void> {
  const svg = readFileSync('public/favicon.svg').toString('base64');
  // The system rounds the corners of touch icons, so the background fills the whole square.
  const ground = name === 'favicon-32' ? 'transparent' : colorOf('night');
  const mark = name.includes('maskable') ? size * SAFE_ZONE : size;
  await target.setViewportSize({ width: size, height: size });
  await target.setContent(
    `<style>body{margin:0;background:${ground}}img{display:block;margin:${(size - mark) / 2}px}</style>` +
      `<img src="data:image/svg+xml;base64,${svg}" width="${mark}" height="${mark}" alt="">`,
  );
  await target.screenshot({ path: `public/${name}.png`, omitBackground: true });
}
