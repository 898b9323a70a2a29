import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Artifact, Engine } from '../../../api/engine.ts';
import { createChromium } from '../../../api/engines/chromium/index.ts';
import { findZygotes } from '../../../api/engines/chromium/zygotes.ts';
import type { PageOptions } from '../../../api/formats/paper.ts';
import { installedBrowser } from '../../../api/installed-browser.ts';
import { measureTree } from '../../../api/jail/process-tree.ts';
import { liberationSansAs } from '../../support/fonts/font-file.ts';
import { inputFile } from '../../support/input-file.ts';
import { controlCharacters } from '../../support/office/control-characters.ts';
import { colourAt, fontsOf, outlineOf, readPdf } from '../../support/pdf/read-pdf.ts';
import { png } from '../../support/pictures/png.ts';
import { processesWith } from '../../support/processes/processes-with.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { folderIn, scratchFolder } from '../../support/scratch.ts';
import { testEngine } from '../conformance.ts';

const program = installedBrowser();
const settings = { program, size: 1, paper: 'A4', timeoutMs: 40_000 } as const;
/** A word that takes a browser far more than seconds to break into lines. */
const slow = () => Buffer.from(`<title>Slow</title><p style="overflow-wrap: anywhere">${'{'.repeat(3_000_000)}`);

testEngine('chromium', {
  create: (processes, folder) => createChromium({ processes, folder, ...settings }),
  createMissing: (processes, folder) => createChromium({ processes, folder, ...settings, program: '/nowhere' }),
  cases: [
    {
      operation: 'print',
      options: {},
      format: 'html',
      file: () => Buffer.from('<!doctype html><h1>Hello</h1>'),
      result: 'pdf',
      corrupt: { file: controlCharacters, code: 'unsupported-file-type' },
    },
  ],
  slow: { operation: 'print', options: {}, format: 'html', file: slow },
});

it('starts in a folder with a path of the maximum socket length', async () => {
  const folder = join(await scratchFolder(), 'x'.repeat(110));
  const engine = createChromium({
    processes: await testProcesses(),
    folder,
    ...settings,
  });
  await engine.start?.();
  expect(await engine.version()).toMatch(/^Chromium \d/);
  await engine.stop?.();
});

describe('chromium', () => {
  let scratch: string;
  let engine: Engine<'chromium'>;
  const hits: string[] = [];
  const listener = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.end();
  });
  let origin: string;

  beforeAll(async () => {
    scratch = await scratchFolder();
    const processes = await testProcesses();
    const limits = { timeoutMs: 200_000, maxTreeBytes: 600_000_000 };
    engine = createChromium({ processes, folder: await folderIn(scratch, 'engine'), ...settings, ...limits });
    await engine.start?.();
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    await engine.stop?.();
    listener.close();
  });

  async function print(html: string | Uint8Array, options: PageOptions = {}): Promise<Artifact> {
    const workspace = await mkdtemp(join(scratch, 'workspace-'));
    const path = join(workspace, 'input-1.html');
    await writeFile(path, html);
    const { size: bytes } = await stat(path);
    const { signal } = new AbortController();
    return engine.operations.print({
      inputs: [inputFile({ path, format: 'html', bytes })],
      options,
      workspace,
      signal,
    });
  }

  /** The process that lays a document out, once it is hard at work; null before. */
  async function busyRenderer(): Promise<number | null> {
    const started = await processesWith(scratch);
    const pids = new Set(started.flatMap(({ pid }) => measureTree(pid).pids));
    const isRenderer = async (pid: number) =>
      (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('--type=renderer');
    for (const pid of pids) if (measureTree(pid).cpuMs > 500 && (await isRenderer(pid))) return pid;
    return null;
  }

  const linesOf = ({ path }: Artifact) =>
    readPdf(path)
      .text.split(/\s*[\n\f]\s*/)
      .filter(Boolean);

  it('shows what could be scrolled to, and reports the words that pages lack nevertheless', async () => {
    const printed = await print(`<title>News</title><p>First words of the story</p>
      <div style="height: 60px; overflow: auto"><p>Second words of the story</p>
      <p style="margin-top: 2000px">Third words, far below the others</p></div>
      <div style="position: absolute; left: 4000px; top: 9px"><p>Fourth words beside the paper</p></div>`);
    expect(linesOf(printed)).toContain('Third words, far below the others');
    const passages = ['Fourth words beside the paper'];
    expect(printed.notes).toEqual([{ code: 'words-missing', words: 5, of: 21, passages }]);
  });

  it('shows all of what documents in frames show, however deep', async () => {
    const frame = (html: string) =>
      `<iframe srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`;
    let deep = '<p>Innermost words</p>';
    for (let level = 0; level < 12; level++) deep = frame(deep);
    const lines = Array.from({ length: 20 }, (_, index) => `<p>Line ${index} of the frame</p>`).join('');
    const printed = await print(`<title>Frames</title><p>Outer words</p>${deep}<p>Between</p>${frame(lines)}`);
    expect(linesOf(printed)).toEqual(
      expect.arrayContaining(['Outer words', 'Innermost words', 'Line 19 of the frame']),
    );
    expect(printed.notes).toEqual([]);
  });

  it('prints all of a page that scrolls in a part as high as the screen', async () => {
    const paragraphs = Array.from({ length: 90 }, (_, index) => `<p>Paragraph ${index}</p>`).join('');
    const shell = `<style>html, body { height: 100%; margin: 0; overflow: hidden }
      .shell { display: flex; height: 100vh } main { flex: 1; height: 100%; overflow-y: auto }
      .fixed { position: fixed; inset: 0; overflow: auto }</style>`;
    for (const body of [
      `<div class="shell"><nav>Menu</nav><main>${paragraphs}</main></div>`,
      `<div class="fixed">${paragraphs}</div>`,
    ]) {
      const printed = await print(`<title>App</title>${shell}${body}`);
      expect(linesOf(printed).at(-1)).toBe('Paragraph 89');
      expect(printed).toMatchObject({ pages: 4, notes: [] });
    }
  });

  it('prints bars that stay in the window once where they would hide text', async () => {
    const paragraphs = (count: number) => Array.from({ length: count }, (_, at) => `<p>Paragraph ${at}</p>`).join('');
    const bars = `<style>header, footer { position: fixed; left: 0; right: 0; height: 60px; background: silver }
      header { top: 0 } footer { bottom: 0 } main { padding-top: 60px }</style><header>Menu</header>`;
    const page = (count: number) =>
      print(`<title>Bars</title>${bars}<main>${paragraphs(count)}</main><footer>Accept cookies</footer>`);
    const long = await page(90);
    const lines = linesOf(long);
    expect(long.pages).toBeGreaterThan(2);
    expect(lines.filter((line) => line === 'Menu')).toHaveLength(1);
    expect(lines.slice(-2)).toEqual(['Paragraph 89', 'Accept cookies']);
    // Beside the text of a single page it stays: the last line's bottom is far above it.
    const short = await page(3);
    expect(short.pages).toBe(1);
    expect(colourAt(short.path, 0.5, 0.94)).toBe('#c0c0c0');
  });

  it('prints what only print styles fix on every page', async () => {
    const head =
      '<style>@media print { .head { position: fixed; top: 0; margin: 0 } }</style><p class="head">Running head';
    const text = '<p style="break-before: page; padding-top: 60px">Another page'.repeat(2);
    const printed = await print(`<title>Heads</title>${head}<p style="height: 1200px; padding-top: 60px">Text${text}`);
    expect(printed.pages).toBeGreaterThan(2);
    expect(linesOf(printed).filter((line) => line === 'Running head')).toHaveLength(printed.pages ?? 0);
  });

  it('shows all of a text that runs through a window', async () => {
    const printed = await print('<title>News</title><p>Before</p><marquee>Words that <b>run</b> by</marquee><p>After');
    expect(linesOf(printed)).toEqual(['Before', 'Words that run by', 'After']);
  });

  it('wraps lines of code and long addresses, and puts slides beside each other below each other', async () => {
    const line = `${'call(argument); '.repeat(12)}last();`;
    const { path, notes } =
      await print(`<title>Code</title><pre style="overflow-x: auto">${line}</pre><pre>${line}</pre>
      <p>https://example.com/${'folder/'.repeat(30)}file</p>
      <div style="display: flex; overflow-x: scroll">${'<p style="flex: 0 0 100%">Slide</p>'.repeat(4)}</div>`);
    expect(notes).toEqual([]);
    expect(readPdf(path).width).toBeLessThan(600);
  });

  it('turns and shrinks pages for a wide table, unless the document sets their size', async () => {
    const cells = Array.from({ length: 40 }, (_, index) => `<td>Column ${index}</td>`).join('');
    const table = `<title>Table</title><table><tr>${cells}</table>`;
    for (const wide of [table, `<div style="overflow: auto">${table}</div>`]) {
      const printed = await print(wide);
      expect(printed.notes).toEqual([]);
      expect(readPdf(printed.path).width).toBeGreaterThan(800);
    }
    const { notes } = await print(`<style>@page { size: A5 }</style>${table}`);
    expect(notes).toEqual([expect.objectContaining({ code: 'words-missing' })]);
    const chosen = await print(`<style>@page { size: A5 }</style>${table}`, { paper: 'a4' });
    expect(chosen.notes).toEqual([]);
    expect(Math.round(readPdf(chosen.path).width)).toBe(595);
    const menu = '<nav style="position: absolute; left: 3000px">Menu</nav>';
    expect(readPdf((await print(`<title>Page</title><p>Text</p>${menu}`)).path).width).toBeLessThan(600);
  });

  it('prints animations as they end', async () => {
    const { path } = await print(`<title>Fade</title><style>p { opacity: 0; animation: fade 60s forwards; width: 200px;
      height: 60px; background: #c00000 } @keyframes fade { to { opacity: 1 } }</style><p>`);
    expect(colourAt(path, 0.15, 0.09)).toBe('#c00000');
  });

  it('prints what a script would fade in, and details that nobody opened', async () => {
    const printed = await print(`<title>Story</title><style>.fade { opacity: 0; transform: translateY(40px) }</style>
      <section class="fade"><h2>Seen once it is scrolled to</h2></section>
      <details name="one"><summary>First</summary><p>First answer</p></details>
      <details name="one"><summary>Second</summary><p>Second answer</p></details>
      <p>Heading <a class="fade" href="#a">Link</a></p>
      <div class="fade" style="position: absolute; top: 0">Hint that waits for a pointer</div>
      <img class="fade" width="200" height="100" alt="" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><text y='20'>Drawing</text></svg>">`);
    const lines = linesOf(printed);
    const shown = ['Seen once it is scrolled to', 'First answer', 'Second answer', 'Drawing'];
    expect(lines).toEqual(expect.arrayContaining(shown));
    expect(lines.join(' ')).not.toMatch(/Link|Hint/);
    expect(printed.notes).toEqual([]);
  });

  it('ignores hidden words', async () => {
    const { notes } = await print(`<title>News</title><style>@media print { nav { display: none } }</style>
      <nav>Home Products About</nav>
      <p style="position: absolute; clip: rect(0, 0, 0, 0)">Skip to the main content</p>
      <p style="position: absolute; clip-path: inset(50%)">For screen readers alone</p>
      <div style="height: 0; overflow: hidden"><p>Answer that is folded up</p></div>
      <p style="text-indent: -9999px">Name instead of its logo</p>
      <p style="content-visibility: hidden">Skipped until a script asks for it</p>
      <p style="filter: blur(0)">Drawn as a picture</p>
      <p style="visibility: hidden">Never seen by anybody</p>
      <p style="position: absolute; opacity: 0">Faded out entirely</p>
      <p style="color: transparent">Letters without a colour</p>
      <p aria-hidden="true">Drawn in another way</p>
      <p>Shown text, w<b>or</b>ds in two styles,<br>broken<br>lines.</p>`);
    expect(notes).toEqual([]);
  });

  it('fails at once, in a second browser too, if a page’s process is killed', async () => {
    let isOver = false;
    const printing = print(slow())
      .then(
        () => 'printed',
        (error: { code: string }) => error.code,
      )
      .finally(() => {
        isOver = true;
      });
    while (!isOver) {
      const pid = await busyRenderer();
      if (pid !== null) process.kill(pid, 'SIGKILL');
      await wait(50);
    }
    expect(await printing).toBe('conversion-failed');
  });

  it('replaces a browser whose zygotes are killed', async () => {
    const zygotes = async () => new Set((await processesWith(scratch)).flatMap(({ pid }) => [...findZygotes(pid)]));
    // The test before may have ended the browser: once a page is printed, there is one.
    expect((await print('<p>Text')).pages).toBe(1);
    const before = await zygotes();
    expect(before.size).toBeGreaterThan(0);
    for (const pid of before) process.kill(pid, 'SIGKILL');
    // What has ended has no name any more: those that are found are of another browser.
    await expect.poll(async () => (await zygotes()).size, { timeout: 60_000 }).toBeGreaterThan(0);
    expect((await print('<p>Text')).pages).toBe(1);
    expect((await print('<p>Text')).pages).toBe(1);
  });

  it('prints a tagged A4 page with title, language and bookmarks', async () => {
    const { path, pages, notes } = await print(
      '<!doctype html><html lang="de"><title>Bericht</title><h1>Erstens</h1><p>Text<h2>Zweitens</h2>',
    );
    const pdf = readPdf(path);
    expect(pdf).toMatchObject({ pages: 1, title: 'Bericht', tagged: true });
    expect([Math.round(pdf.width), Math.round(pdf.height)]).toEqual([596, 843]);
    expect(outlineOf(path).sort()).toEqual(['Erstens', 'Zweitens']);
    expect((await readFile(path)).includes('/Lang (de)')).toBe(true);
    expect({ pages, notes }).toEqual({ pages: 1, notes: [] });
  });

  it('honours page size, margins, page breaks and print styles, and prints backgrounds', async () => {
    const { path, pages } = await print(`<!doctype html><style>
      @page { size: 100mm 50mm; margin: 0 }
      body { margin: 0; background: #ff0000 }
      p { break-after: page; margin: 0; height: 20mm }
      @media print { .screen { display: none } }
    </style><p>One<p>Two<div>Three <span class=screen>SCREEN</span></div>`);
    const { width, height, text } = readPdf(path);
    expect(pages).toBe(3);
    expect([Math.round(width), Math.round(height)]).toEqual([283, 142]);
    expect(text).not.toContain('SCREEN');
    expect(colourAt(path, 0.9, 0.5)).toBe('#ff0000');
  });

  it.each([
    ['display: none', 'body { display: none }'],
    ['visibility: hidden and a background', '* { visibility: hidden } html { background: #eef }'],
  ])('prints as on a screen what print styles hide altogether by %s, and says so', async (_, styles) => {
    const hidden = `<style>@media print { ${styles} }</style><title>Kept</title><h1>Heading</h1><p>Words to read`;
    const { path, notes } = await print(hidden);
    expect(readPdf(path).text).toMatch(/Heading\s+Words to read/);
    expect(notes).toEqual([{ code: 'printed-as-on-screen' }]);
  });

  it.each<{ options: PageOptions; width: number; height: number; left: number }>([
    { options: { paper: 'a5' }, width: 420, height: 595, left: 25 / 148 },
    { options: { paper: 'legal', orientation: 'landscape' }, width: 1008, height: 612, left: 25 / 356 },
    { options: { orientation: 'portrait', margins: 'none' }, width: 595, height: 842, left: 0 },
    { options: { paper: 'auto', orientation: 'auto', margins: 'wide' }, width: 709, height: 567, left: 30 / 250 },
  ])('prints on the pages that a visitor chose, whatever the document says: $options', async (row) => {
    const { options, width, height, left } = row;
    const { path } = await print(
      `<style>@page { size: 250mm 200mm; margin: 25mm } @page wide { size: A3; margin: 9mm } body { margin: 0 }
      p { margin: 0; height: 80mm; background: red } div { page: wide }</style><p></p><div>Wide</div>`,
      options,
    );
    const pdf = readPdf(path);
    expect(Math.abs(pdf.width - width)).toBeLessThan(1.5);
    expect(Math.abs(pdf.height - height)).toBeLessThan(1.5);
    if (left > 0) expect(colourAt(path, left - 0.02, 0.2)).toBe('#ffffff');
    expect(colourAt(path, left + 0.02, 0.2)).toBe('#ff0000');
  });

  it('prints on the chosen pages whatever a document forbids, and whatever takes all that follows for its text', async () => {
    const policy = `<meta http-equiv="content-security-policy" content="style-src 'none'">`;
    const { path } = await print(`${policy}<style>@page { size: A3 }</style><p>Words<plaintext>`, { paper: 'a5' });
    expect(Math.round(readPdf(path).width)).toBe(420);
  });

  it('reports pages that stay blank although the document has text', async () => {
    expect((await print('<title>Named</title><p style="display: none">Shown by a script')).notes).toEqual([
      { code: 'pages-blank' },
    ]);
    expect((await print('<title>Named</title><style>p { color: red }</style>')).notes).toEqual([]);
  });

  it('keeps print styles that leave a drawing', async () => {
    const drawing = '<svg width="90" height="90"><circle cx="40" cy="40" r="30"/></svg>';
    const onlyDrawn = await print(`<style>@media print { p { display: none } }</style><p>For screens</p>${drawing}`);
    expect(readPdf(onlyDrawn.path).text.trim()).toBe('');
    expect(onlyDrawn.notes).toEqual([]);
  });

  it('shows embedded content, fetches nothing, and reports what is missing', async () => {
    const inside = `data:image/png;base64,${png(40, 40).toString('base64')}`;
    const { path, notes } = await print(`<!doctype html><title>Sources</title><base href="${origin}/base/">
      <meta http-equiv=refresh content="0;url=${origin}/refresh">
      <noscript><meta http-equiv=refresh content="0;url=${origin}/noscript"></noscript>
      <link rel=stylesheet href="${origin}/a.css"><style>@import url(${origin}/b.css);
      @font-face { font-family: x; src: url(${origin}/x.woff2) } h1 { font-family: x; background: url(${origin}/bg.png) }</style>
      <h1>Visible</h1><img src="${inside}"><img src="${origin}/1.png"><img srcset="2.png 2x" src=2.png>
      <iframe src="file:///etc/passwd"></iframe><object data="file:///etc/passwd"></object><embed src="${origin}/e">
      <iframe srcdoc="<p>inner text<img src=${origin}/inner.png>"></iframe>
      <svg><image href="file:///etc/passwd" /><image href="${origin}/svg.png" /></svg>
      <video src="${origin}/v.mp4" poster="${origin}/p.png"></video><link rel=prefetch href="${origin}/pre">
      <script src="${origin}/s.js"></script><script>document.body.textContent = 'SCRIPT RAN'</script>`);
    const { text } = readPdf(path);
    expect(hits).toEqual([]);
    expect(text).toContain('Visible');
    expect(text).toContain('inner text');
    expect(text).not.toMatch(/SCRIPT RAN|root:/);
    expect(notes).toContainEqual({ code: 'scripts-not-run', scripts: 2 });
    const kinds = new Set(notes.map((note) => (note.code === 'not-loaded' ? note.kind : note.code)));
    expect([...kinds].sort()).toEqual(['fonts', 'frames', 'images', 'media', 'scripts-not-run', 'styles']);
  });

  it('uses an embedded font for its document only', async () => {
    const font = (await liberationSansAs('Decoy')).toString('base64');
    const face = `@font-face { font-family: Decoy; src: url(data:font/ttf;base64,${font}) }`;
    const asking = 'p { font-family: Decoy, serif }';
    const decoy = expect.stringContaining('Decoy');
    const bringing = await print(`<style>${face} ${asking}</style><p>Words to read`);
    expect(fontsOf(bringing.path)).toContainEqual(decoy);
    // More often than browsers are warm: one of these gets the browser of the first.
    for (let count = 0; count < 2 * settings.size + 2; count++) {
      const fonts = fontsOf((await print(`<style>${asking}</style><p>Words to read`)).path);
      expect(fonts).not.toEqual([]);
      expect(fonts).not.toContainEqual(decoy);
    }
  });

  it('reads the encoding that a document declares, and the one that it does not', async () => {
    const declared = Buffer.concat([Buffer.from('<meta charset=windows-1251><p>'), Buffer.from([0xcf, 0xf0, 0xe8])]);
    expect(readPdf((await print(declared)).path).text).toContain('При');
    const utf16 = Buffer.from('\ufeff<p>Grüße 日本</p>', 'utf16le');
    expect(readPdf((await print(utf16)).path).text).toContain('Grüße');
  });

  it('uses the first heading as a missing title', async () => {
    const { path } = await print('<h2>Minutes of <em>March</em></h2><p>All present.');
    expect(readPdf(path).title).toBe('Minutes of March');
  });

  it('keeps absolute links, and hides the document’s folder in others', async () => {
    const { path } = await print('<a href="https://example.com/x">a</a> <a href="notes.html">b</a>');
    const content = (await readFile(path)).toString('latin1');
    expect(content).toContain('https://example.com/x');
    expect(content).not.toContain('notes.html');
  });

  it('prints passages of thousands of elements without tags, which would take it minutes', async () => {
    const told = async (html: string) => {
      const { path, notes } = await print(html);
      return { tagged: readPdf(path).tagged, outline: outlineOf(path).sort(), notes };
    };
    // Empty, they count as much, and are laid out in no time.
    const long = '<b></b>'.repeat(13_000);
    expect(await told('<p>Some <b>words</b>.')).toEqual({ tagged: true, outline: [], notes: [] });
    expect(await told(`<p>${long}`)).toEqual({
      tagged: false,
      outline: [],
      notes: [{ code: 'not-tagged', bookmarksLost: false }],
    });
    expect(await told(`<h1>One</h1><div><h2>Two</h2> and <p>${long}</div>`)).toEqual({
      tagged: false,
      outline: ['One', 'Two'],
      notes: [{ code: 'not-tagged', bookmarksLost: false }],
    });
    const styled = `<style>[aria-hidden] { display: none }</style><h1>One</h1><p>Text${long}`;
    for (const lost of [`<h1>One</h1>${long}`, styled]) {
      expect(await told(lost)).toEqual({
        tagged: false,
        outline: [],
        notes: [{ code: 'not-tagged', bookmarksLost: true }],
      });
    }
  });

  it('refuses a document of millions of pages before printing', async () => {
    const started = performance.now();
    await expect(print('<div style="height:90000000px">x</div>')).rejects.toMatchObject({ code: 'too-complex' });
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('stops a small document that takes more processor time than it may', async () => {
    const impatient = createChromium({
      processes: await testProcesses(),
      folder: await scratchFolder(),
      ...settings,
      timeoutMs: 100_000,
      maxCpuMs: 1000,
    });
    const style = 'p{counter-increment:a}p::before{content:counters(a,".")}div{counter-reset:a}';
    const file = Buffer.from(`<style>${style}</style>${'<div>'.repeat(300)}${'<div><p>x</div>'.repeat(5000)}`);
    const path = join(scratch, 'counters.html');
    await writeFile(path, file);
    const inputs = [inputFile({ path, format: 'html', bytes: file.length })] as const;
    const job = { inputs, options: {}, workspace: scratch, signal: new AbortController().signal };
    try {
      await expect(impatient.operations.print(job)).rejects.toMatchObject({ code: 'too-complex' });
    } finally {
      await impatient.stop?.();
    }
  });

  it('stops a document that exceeds its memory, and keeps working', async () => {
    const style = 'i{display:list-item;columns:2}i:before,i:after{content:"x";display:block;position:absolute}';
    const bomb = `<style>${style}</style>${'<i>x</i>'.repeat(100_000)}`;
    await expect(print(bomb)).rejects.toMatchObject({ code: 'too-complex' });
    expect((await print('<p>after')).pages).toBe(1);
  });
});
