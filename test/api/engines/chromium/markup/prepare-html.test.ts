import { describe, expect, it } from 'vitest';
import { prepareHtml } from '../../../../../api/engines/chromium/markup/prepare-html.ts';
import { collectMissing } from '../../../../../api/engines/missing.ts';

async function* chunks(...parts: readonly string[]): AsyncGenerator<string> {
  yield* parts;
}

async function prepare(...parts: readonly string[]) {
  const missing = collectMissing();
  const { html, scripts } = await prepareHtml(chunks(...parts), missing);
  return { html, scripts, notes: missing.notes() };
}

describe('prepareHtml', () => {
  it('leaves a document unchanged, byte for byte', async () => {
    const html =
      '<!DOCTYPE html>\n<HTML lang=en><title>T &amp; t</title><body\tclass=a>x &lt; y<br/><!-- c --><p>é\r\n</HTML>\n';
    expect((await prepare(html)).html).toBe(html);
  });

  it.each([
    ['a refresh', '<title>t</title><META HTTP-EQUIV=" Refresh " content="0;url=x">a', '<title>t</title>a'],
    [
      'one for readers without scripts',
      '<title>t</title><noscript><meta http-equiv=refresh content=0>n</noscript>',
      '<title>t</title><noscript>n</noscript>',
    ],
    [
      'one in a frame',
      '<title>t</title><iframe srcdoc="<meta http-equiv=refresh content=0>&amp;n"></iframe>',
      '<title>t</title><iframe srcdoc="&amp;n"></iframe>',
    ],
    ['a relative link', '<title>t</title><a class="c" href="b.html">b</a>', '<title>t</title><a class="c">b</a>'],
    ['a script link', '<title>t</title><a href=" javascript:x()">b</a>', '<title>t</title><a>b</a>'],
  ])('takes out %s', async (_, before, after) => {
    expect((await prepare(before)).html).toBe(after);
  });

  it('keeps links to the web, within the document, and relative to a base', async () => {
    const html = '<title>t</title><a href=https://a.example>1</a><a href=#x>2</a><a href=//a.example/b>3</a>';
    expect((await prepare(html)).html).toBe(html);
    const based = '<title>t</title><base href=https://a.example><a href=b.html>b</a>';
    expect((await prepare(based)).html).toBe(based);
  });

  it('empties frames with an address, and reports it', async () => {
    const { html, notes } = await prepare(
      '<title>t</title><iframe src=https://a.example/x width=3></iframe><object data=y.svg>z</object>',
    );
    expect(html).toBe('<title>t</title><iframe width="3"></iframe><object>z</object>');
    expect(notes).toEqual([{ code: 'not-loaded', kind: 'frames', count: 2, from: ['a.example', 'y.svg'], more: 0 }]);
  });

  it('counts scripts, but not data in script elements', async () => {
    const { scripts } = await prepare(
      '<script>a</script><script type=module src=b></script><script type=application/ld+json>{}</script>',
    );
    expect(scripts).toBe(2);
  });

  it.each([
    ['<h1>The <b>first</b>\n heading</h1><h1>The second</h1>', '<title>The first heading</title><h1>'],
    ['<!doctype html><html><head></head><body>text', '<html><head></head><title>Untitled</title><body>'],
    ['<title> </title><h1>A &lt; B</h1>', '<title>A &lt; B</title><title> </title>'],
    ['<svg><title>drawing</title></svg><h2>Real</h2>', '<title>Real</title><svg>'],
  ])('gives %s a title', async (before, expected) => {
    expect((await prepare(before)).html).toContain(expected);
  });

  it('keeps the order of a drawing’s contents', async () => {
    const html = '<title>t</title><svg><noscript>a<text>b</text>c</noscript></svg>';
    expect((await prepare(html)).html).toBe(html);
  });

  it('reads tags that fall between two chunks', async () => {
    expect((await prepare('<title>t</title><met', 'a http-equiv="refr', 'esh" content=0>rest')).html).toBe(
      '<title>t</title>rest',
    );
  });

  it('handles any depth that browsers handle', async () => {
    const deep = `<title>t</title>${'<div>'.repeat(5000)}`;
    expect((await prepare(deep)).html).toBe(deep);
    const frames = (level: number): string =>
      level === 0
        ? 'end'
        : `<iframe srcdoc="${frames(level - 1)
            .replaceAll('&', '&amp;')
            .replaceAll('"', '&quot;')}"></iframe>`;
    expect((await prepare(frames(20))).html).toContain('end');
    await expect(prepare(frames(21))).rejects.toMatchObject({ code: 'too-complex' });
    const hidden = (levels: number) => `${'<noscript>'.repeat(levels)}end${'</noscript>'.repeat(levels)}`;
    expect((await prepare(hidden(20))).html).toContain('end');
    await expect(prepare(hidden(21))).rejects.toMatchObject({ code: 'too-complex' });
  });

  it('refuses more documents in frames, or longer ones, than a browser can show in time', async () => {
    await expect(prepare('<iframe srcdoc="one"></iframe>'.repeat(51))).rejects.toMatchObject({
      code: 'too-complex',
      detail: expect.stringContaining('more than 50 others'),
    });
    expect((await prepare('<noscript>one</noscript>'.repeat(51))).html).toContain('one');
    const long = `<iframe srcdoc="<iframe srcdoc='${'word '.repeat(2_100_000)}'></iframe>"></iframe>`;
    await expect(prepare(long)).rejects.toMatchObject({ detail: expect.stringContaining('too long') });
  });
});
