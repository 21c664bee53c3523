import { mkdirSync, mkdtempSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  application,
  fileOf,
  prerender,
  readAssets,
  stylesOf,
} from '../../../../src/server/build/prerender/prerender.ts';
import { robotsTxt, sitemapXml } from '../../../../src/server/build/build.ts';
import { compress } from '../../../../src/server/build/prerender/compress.ts';
import { fillTemplate, policyTag } from '../../../../src/server/build/prerender/document.ts';
import { firstStepPage } from '../../../../src/server/build/prerender/funnel.ts';

const TEMPLATE = `<head><!--page-head-->
<script type="module" crossorigin src="/assets/app-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react-2.js">
<link rel="stylesheet" crossorigin href="/assets/app-3.css"></head>
<body><div id="root"><!--page-body--></div></body>`;
const app = { kind: 'app', src: '/assets/recover-8.js', preload: [], inlined: [] } as const;
const page = { head: '<title>A</title>', styles: ['a{color:red}'], body: '<h1>A</h1>' };

describe('the style sheets of a page without the application', () => {
  const sheet = '._a_1{color:red}._a_1 ._b_2{color:green}a,.seen,[data-open]{color:#00f}';

  it.each([
    ['keep what its markup names', '<p class="_a_1"><b class="x _b_2"></b></p>', sheet],
    [
      'lose rules that need a class it does not name',
      '<p class="_a_1">_b_20</p>',
      '._a_1{color:red}a,.seen,[data-open]{color:#00f}',
    ],
    ['keep what is not a class of a module', '', 'a,.seen,[data-open]{color:#00f}'],
  ])('%s', (_name, markup, left) => {
    expect(stylesOf(markup, [sheet])).toEqual([left]);
  });

  it('keep rules for elements without such a class, and media queries around the rest', () => {
    const css = '._b_2:not(._a_1){color:red}@media print{._a_1{color:red}._b_2{color:green}}';
    expect(stylesOf('<p class="_b_2">', [css])).toEqual([
      '._b_2:not(._a_1){color:red}@media print{._b_2{color:green}}',
    ]);
  });

  it('are none if nothing is left', () => {
    expect(stylesOf('<p>', ['._a_1{color:red}'])).toEqual([]);
  });
});

describe('a page in the template', () => {
  it('has its own small script in place of the application', () => {
    const html = fillTemplate(TEMPLATE, {
      ...page,
      script: { kind: 'page', src: '/assets/page-4.js', preload: ['/assets/enhance-5.js'] },
    });
    expect(html).not.toMatch(/app-1|react-2|app-3/);
    expect(html).toContain('<script type="module" src="/assets/page-4.js"></script>');
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/enhance-5.js" />');
    expect(html).toContain('<style>a{color:red}</style>');
    expect(html).toContain('<div id="root"><h1>A</h1></div>');
  });

  describe('of the application', () => {
    const html = fillTemplate(TEMPLATE, {
      ...page,
      script: {
        kind: 'app',
        src: '/assets/recover-8.js',
        preload: ['/assets/app-1.js', '/assets/step-6.js'],
        inlined: ['/assets/step-7.css'],
      },
    });

    it('loads only its files, ahead of the application and of what is read first', () => {
      expect(html).toMatch(
        /modulepreload" crossorigin href="\/assets\/step-6.js" \/>[^]*recover-8.js[^]*<style>[^]*src="\/assets\/app-1.js"/,
      );
      // Files listed by the template itself are not repeated.
      expect(html).not.toMatch(/react-2|app-3/);
      expect(html.match(/app-1\.js/g)).toHaveLength(1);
    });

    it('has its style sheets inline, waits for none, and tells the loader so', () => {
      expect(html).toContain('<style>a{color:red}</style>');
      expect(html).toContain('<link rel="stylesheet" disabled href="/assets/step-7.css" />');
      expect(html).not.toContain('<link rel="stylesheet" crossorigin');
    });
  });

  it('is inserted verbatim, including dollar signs', () => {
    expect(fillTemplate(TEMPLATE, { ...page, body: "$& $' $1", script: app })).toContain(
      "$& $' $1",
    );
  });

  it.each(['<!--page-head-->', '<!--page-body-->', '<script type="module"'])(
    'is refused when the template has lost its %s',
    (part) => {
      expect(() => fillTemplate(TEMPLATE.replace(part, ''), { ...page, script: app })).toThrow(
        part,
      );
    },
  );
});

describe('the policy of a page', () => {
  it('allows each of its style sheets once, and files of the site', () => {
    const html =
      '<style>a{}</style><script type="application/ld+json">{}</script><style>a{}</style>';
    // sha256 of "a{}", computed with openssl.
    expect(policyTag(html)).toBe(
      '<meta http-equiv="Content-Security-Policy" content="style-src \'self\' ' +
        "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='\" />",
    );
  });

  it('comes before the style sheets and scripts that it governs', () => {
    const html = fillTemplate(TEMPLATE, { ...page, body: '<style>b{}</style>', script: app });
    const [before = '', after = ''] = html.split('<meta http-equiv="Content-Security-Policy"');
    expect(before).not.toMatch(/<(?:style|script|link|title)/);
    expect(after.match(/sha256-/g)).toHaveLength(2);
    expect(after).toContain('<style>a{color:red}</style>');
  });
});

describe('prerendering', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  const asset = (name: string, text: string) => {
    mkdirSync(join(dist, 'assets'), { recursive: true });
    writeFileSync(join(dist, 'assets', name), text);
    return `assets/${name}`;
  };
  const manifest = {
    'index.html': {
      file: asset('app.js', ''),
      css: [asset('base.css', 'b{top:0}')],
      imports: ['_r.js'],
    },
    '_start.js': { file: asset('start.js', 's'), name: 'start-onboarding', imports: ['_r.js'] },
    'schemas/next/schema.json?step': {
      file: asset('next.js', 'nn'),
      css: [asset('next.css', 'n{top:0}')],
      imports: ['_r.js'],
    },
    '_r.js': { file: asset('r.js', 'rrr') },
    'src/Landing.tsx': {
      file: asset('l.js', ''),
      css: [asset('l.css', 'l{top:0}')],
      imports: ['_r.js'],
    },
    'src/site/marketing/enhance/page.ts': { file: asset('page.js', ''), imports: ['_e.js'] },
    'src/site/app/recover.ts': { file: asset('recover.js', '') },
    '_e.js': { file: asset('e.js', '') },
    'src/engine/ui/fonts/big-shoulders.woff2': { file: asset('big.woff2', '') },
  };
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(dist, 'index.html'), TEMPLATE);
  const head = { title: 'T', description: 'D', jsonLd: [] };
  const FUNNEL = {
    id: 'onboarding',
    base: '/onboarding',
    pages: [{ path: '/onboarding/next', step: 'next' }, { path: '/onboarding/done' }],
    head: { ...head, title: 'Get a quote', indexed: false },
  };

  it('writes each page with the styles of its module, and the shell for the others', async () => {
    const listed = await prerender(
      dist,
      {
        staticPages: [
          { path: '/about', source: 'src/Landing.tsx', head: { ...head, indexed: true } },
          { path: '/404', source: 'src/Landing.tsx', head: { ...head, indexed: false } },
        ],
        renderApp: (path) => Promise.resolve(`<h1>${path}</h1>`),
        renderWaiting: () => '<p>Loading</p>',
        site: { siteUrl: 'https://a.example', siteName: 'A', image: '/i.png', imageAlt: 'I' },
      },
      [FUNNEL],
      [
        {
          path: '/onboarding',
          render: (assets) =>
            Promise.resolve({ ...page, ...application(assets, ['src/Landing.tsx']) }),
        },
      ],
    );

    expect(listed).toEqual(['/about']);
    const about = readFileSync(join(dist, 'about/index.html'), 'utf8');
    expect(about).toContain('<h1>/about</h1>');
    expect(about).toContain('<style>b{top:0}</style>');
    expect(about).toContain('<style>l{top:0}</style>');
    expect(about).toContain('href="/assets/e.js"');
    // A font preload in the head delays the first paint.
    expect(about).toMatch(/<body>[^]*<link rel="preload" href="\/assets\/big.woff2" as="font"/);
    expect(readFileSync(join(dist, '404.html'), 'utf8')).toContain('noindex');
    expect(readFileSync(join(dist, 'onboarding/index.html'), 'utf8')).toMatch(/r\.js[^]*l\.js/);
    const shell = readFileSync(join(dist, 'spa.html'), 'utf8');
    expect(shell).toContain('<div id="root"><p>Loading</p></div>');
    expect(shell).toMatch(/src="\/assets\/recover.js"[^]*app-1.js/);
    expect(shell).toContain('noindex');
    expect(shell).toContain('<title>A</title>');
    expect(shell).toContain('<meta name="description" content="D" />');
    expect(shell).toContain('<meta property="og:title" content="Get a quote" />');
    expect(shell).toContain('<meta property="og:image" content="https://a.example/i.png" />');
    // The page of an address knows its questionnaire; the fallback page for all addresses does not.
    const preload = (name: string) =>
      `<link rel="modulepreload" crossorigin href="/assets/${name}.js" />`;
    const done = readFileSync(join(dist, 'onboarding/done/index.html'), 'utf8');
    expect(done).toContain(preload('start'));
    expect(done.replace(preload('start'), '').replace(/\s+/g, ' ')).toBe(
      shell.replace(/\s+/g, ' '),
    );
    // A step's page preloads the step, after the larger files.
    const next = readFileSync(join(dist, 'onboarding/next/index.html'), 'utf8');
    const [r, step, start] = ['r', 'next', 'start'].map((name) => next.indexOf(preload(name)));
    expect([r, step, start]).toEqual([r, step, start].toSorted((a = 0, b = 0) => a - b));
    expect(r).toBeGreaterThan(0);
    expect(next).toContain('<style>n{top:0}</style>');
    expect(next).toContain('<link rel="stylesheet" disabled href="/assets/next.css" />');
    expect(done).not.toContain('next.');
    // It is served at many addresses, none of which is canonical.
    expect(shell).not.toMatch(/canonical|og:url/);
  });

  it('describes the first question for sharing in the words of the funnel, with its own title', async () => {
    const { render } = firstStepPage(
      {
        renderApp: () => Promise.resolve('<title>Step 1</title><h1>First</h1>'),
        site: { siteUrl: 'https://a.example', siteName: 'A', image: '/i.png', imageAlt: 'I' },
      },
      FUNNEL,
    );
    const first = await render(readAssets(dist));
    expect(first.head).toMatch(/^<title>Step 1<\/title>/);
    expect(first.head).toContain('content="noindex"');
    expect(first.head).toContain('<meta name="description" content="D" />');
    expect(first.head).toContain('<meta property="og:title" content="Get a quote" />');
    expect(first.body).toBe('<h1>First</h1>');
    expect(first.script).toMatchObject({ kind: 'app', src: '/assets/recover.js' });
  });

  it('names a module that is missing from the manifest', () => {
    expect(() => readAssets(dist).url('src/Gone.tsx')).toThrow('src/Gone.tsx');
  });

  it('gives each path its file', () => {
    expect(['/', '/404', '/products/a'].map(fileOf)).toEqual([
      'index.html',
      '404.html',
      'products/a/index.html',
    ]);
  });
});

describe('the files beside the pages', () => {
  it.for(['<script>go()</script>', '<script type="module">go()</script>'])(
    'refuses %s, which the policy would not run',
    (html) => {
      expect(() => policyTag(`<script src="/a.js"></script>${html}`)).toThrow('inline script');
    },
  );

  it('compresses long text files, and nothing else', () => {
    const dir = mkdtempSync(join(tmpdir(), 'files-'));
    const long = join(dir, 'long.html');
    const short = join(dir, 'short.html');
    const image = join(dir, 'image.png');
    writeFileSync(long, 'plumb '.repeat(500));
    writeFileSync(short, 'plumb');
    writeFileSync(image, 'plumb '.repeat(500));
    compress([long, short, image]);
    expect(gunzipSync(readFileSync(`${long}.gz`)).toString()).toBe('plumb '.repeat(500));
    expect(brotliDecompressSync(readFileSync(`${long}.br`)).toString()).toBe('plumb '.repeat(500));
    expect([`${short}.gz`, `${image}.br`].filter(existsSync)).toEqual([]);
  });

  it('lists absolute URLs in the sitemap, which robots.txt names', () => {
    expect(sitemapXml('https://a.example', ['/', '/b'])).toContain(
      '<url><loc>https://a.example/b</loc></url>',
    );
    expect(robotsTxt('https://a.example')).toContain('Sitemap: https://a.example/sitemap.xml');
  });

  it('lets robots read every page, so that they find out which ones not to list', () => {
    const rules = robotsTxt('https://a.example').split('\n');
    expect(rules.filter((line) => line.startsWith('Disallow'))).toEqual(['Disallow:']);
  });
});
