import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../../api/engines/markdown/render-markdown.ts';
import { withinCpuTime } from '../../../support/processes/within-cpu-time.ts';

const body = (text: string) => /<body>\n([\s\S]*)<\/body>/.exec(renderMarkdown(text, 'A4').html)?.[1] ?? '';

describe('renderMarkdown', () => {
  it.each([
    ['tables', '| a |\n|--:|\n| 1 |', '<td style="text-align:right" dir="ltr">1</td>'],
    ['struck text', '~~a~~', '<s>a</s>'],
    ['tasks', '- [x] a', 'checked'],
    ['addresses', 'see https://a.example/b.', '<a href="https://a.example/b" class="bare">https://a.example/b</a>.'],
    ['footnotes', 'a[^1]\n\n[^1]: note', '<section class="footnotes">'],
    ['alerts', '> [!NOTE]\n> Text', '<strong>Note</strong><br />'],
    ['coloured code', '```js\nconst a = 1;\n```', '<span class="hljs-keyword">const</span>'],
    ['code in no known language', '```nope\n<a>\n```', '<code>&lt;a&gt;\n</code>'],
    ['formulas', '$x^2$', 'class="katex"'],
    ['formulas over lines', '$$\nx\n$$', '<div class="math"><span class="katex-display">'],
    ['formulas in fences', '```math\nx\n```', 'katex-display'],
    ['anchors', '## What’s New, again?\n\n## What’s New, again?', 'id="whats-new-again-1"'],
    ['details, opened', '<details><summary>s</summary>\n\n*t*\n\n</details>', '<details open>'],
    [
      'images inside the document',
      '![a](data:image/png;base64,AAAA)',
      '<img src="data:image/png;base64,AAAA" alt="a" />',
    ],
    ['the direction of each block', 'שלום\n\nshalom', '<p dir="rtl">שלום</p>\n<p dir="ltr">'],
    ['the direction of its first letter', '1. **<b>(שלום)</b>** a', '<ol dir="rtl">\n<li dir="rtl">'],
  ])('writes %s', (_, text, expected) => {
    expect(body(text)).toContain(expected);
  });

  it.each([
    ['scripts', '<script>alert(1)</script>', 'alert'],
    ['styles', '<style>p { color: red }</style>', 'color'],
    ['event handlers', '<p onclick="x()">a</p>', 'onclick'],
    ['script links', '[a](javascript:x()) <a href="javascript:x()">b</a>', 'href'],
    ['frames', '<iframe src="https://a.example"></iframe>', '<iframe'],
    ['forms', '<form action="https://a.example"><input type="text"></form>', '<input'],
    ['styles that lay over', '<p style="position:fixed;color:red">a</p>', 'position'],
    ['links to disks', '[a](file:///etc/passwd)', 'href'],
  ])('takes out %s', (_, text, forbidden) => {
    expect(body(text)).not.toContain(forbidden);
  });

  it('keeps the texts of a form, but not the form', () => {
    const text =
      '<form><input value="<i>Typed"> <input type="password" value="secret"><input type="CHECKBOX" checked>' +
      '<textarea>Written <script>x</script></textarea><select><option>One &lt;b&gt;</option></select></form>';
    const html = body(text);
    expect(html).toContain('<span>&lt;i&gt;Typed</span>');
    expect(html).toContain('<input type="checkbox" checked />');
    expect(html).toContain('Written &lt;script&gt;x&lt;/script&gt;</div>');
    expect(html).toMatch(/<ul[^>]*><li[^>]*>One &lt;b&gt;<\/li><\/ul>/);
    expect(html).not.toMatch(/secret|<form|<textarea|<select/);
  });

  it('leaves prices, file names and escaped characters unchanged', () => {
    expect(body('$5 and $10, README.md, \\$x\\$')).toBe('<p dir="ltr">$5 and $10, README.md, $x$</p>\n');
  });

  it('lists link targets once at the end, unless the text states them', () => {
    const html = body('[a](https://a.example/x) [b](docs/b.md) [a](https://a.example/x) [c](#c) https://d.example');
    expect(html.match(/data-note="\d"/g)).toEqual(['data-note="1"', 'data-note="2"', 'data-note="1"']);
    expect(html.match(/<li>.*<\/li>/g)).toEqual([
      '<li><a href="https://a.example/x">https://a.example/x</a></li>',
      '<li>docs/b.md</li>',
    ]);
  });

  it('includes only the styles it uses', () => {
    const plain = renderMarkdown('# Plain', 'A4').html;
    expect(plain).not.toMatch(/hljs|@font-face/);
    expect(plain.length).toBeLessThan(10_000);
    expect(renderMarkdown('$x$', 'A4').html).not.toMatch(/url\((?!data:)/);
  });

  it('names title, language and paper', () => {
    const { html } = renderMarkdown('# 漢字と<かな>', 'Letter');
    expect(html).toContain('<html lang="ja">');
    expect(html).toContain('<title>漢字と');
    expect(html).toContain('size: Letter');
  });

  it('cannot forge the engine’s own markers', () => {
    const { html } = renderMarkdown('`a` $x$ kept0x0x kept00000000000000000000000000000000x0x', 'A4');
    expect(html).toContain('kept0x0x kept00000000000000000000000000000000x0x');
  });

  it('links a host that begins with www, and no file name', () => {
    const { html } = renderMarkdown('See www.example.com/a_b. and README.md, notwww.example.', 'A4');
    expect(html).toContain('<a href="http://www.example.com/a_b"');
    expect(html).not.toContain('README.md</a>');
    expect(html).not.toContain('notwww.example</a>');
  });
});

it(
  'keeps formulas as they are written that would never be laid out',
  withinCpuTime(15_000, () => {
    const nested = (levels: number) => `$$${'\\frac{1}{'.repeat(levels)}x${'}'.repeat(levels)}$$`;
    expect(renderMarkdown(nested(20), 'A4').notes).toEqual([]);
    const endless = [
      nested(300),
      `$$${'\\left('.repeat(60)}x${'\\right)'.repeat(60)}$$`,
      `$$${'x+'.repeat(200_000)}y$$`,
    ];
    for (const formula of endless) {
      expect(renderMarkdown(formula, 'A4').notes).toEqual([{ code: 'formulas-kept', formulas: 1 }]);
    }
    expect(renderMarkdown(`$${'\\{'.repeat(80)}$`, 'A4').notes).toEqual([]);
  }),
);

it(
  'takes time linear in formulas that never end, and in tables',
  withinCpuTime(15_000, () => {
    expect(renderMarkdown('$$a\n\n'.repeat(20_000), 'A4').html).toContain('$$a');
    expect(renderMarkdown('|a|\n|-|\n|b|\n\n'.repeat(1000), 'A4').html.match(/<table/g)).toHaveLength(1000);
  }),
);
