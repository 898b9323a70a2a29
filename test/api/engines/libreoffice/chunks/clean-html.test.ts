import { expect, it } from 'vitest';
import { cleanHtml } from '../../../../../api/engines/libreoffice/chunks/clean-html.ts';
import { png } from '../../../../support/office/documents.ts';

const nothing = () => undefined;
const textsOf = async (html: string) =>
  (await cleanHtml(html, nothing)).content.passages.map(({ text }) => text.replace(/\s+/g, ' '));

it('tells what is shown, block by block', async () => {
  const html = `<!doctype html><title>Title</title><style>p { color: red }</style><script>run()</script>
    <h1>Head</h1><p>One <b>and</b> more&nbsp;&amp;<br>on<p>Two<table><tr><td>a<td>b</table><!-- note --><ul><li>c<li>d`;
  expect(await textsOf(html)).toEqual(['Head', 'One and more & on', 'Two', 'a', 'b', 'c', 'd']);
});

it.each([
  '<div style="color:red; display : none">no<div>no</div>no</div>yes',
  '<p hidden>no <b>no</b><p>yes',
  '<div><p style="mso-hide:all">no</div>yes',
  '<template>no</template><noscript>no</noscript><xml><w:View>no</w:View></xml>yes',
])('leaves out what is hidden: %s', async (html) => {
  const { html: clean, content } = await cleanHtml(html, nothing);
  expect(content.passages.map(({ text }) => text)).toEqual(['yes']);
  expect(clean).not.toContain('no');
});

it('keeps nothing that would be loaded, run or found on this server', async () => {
  const { html } = await cleanHtml(
    `<base href="file:///secret/"><link rel="stylesheet" href="secret.css"><meta http-equiv="refresh" content="0;secret">
    <style>@import "secret.css"; p { background: u\\rl(secret.png) }</style>
    <body background="secret.png" onload="secret()"><p style="background:URL ( 'secret.png' );color:red">shown
    <img src="file:///secret.png" srcset="secret.png"><img src="../secret.png"><img src="http://secret/a.png">
    <object data="secret"><embed src="secret"></object><iframe src="secret"></iframe><a href="secret.html">link</a>
    <a href="javascript:secret()">link</a><a href="https://example.org/">link</a><input type="image" src="secret.png">
    <img src="data:image/svg+xml;base64,c2VjcmV0"><svg><image xlink:href="secret.png"/></svg>`,
    nothing,
  );
  expect(html.replace(/none\([^)]*\)/g, '')).not.toMatch(/secret|c2VjcmV0/);
  expect(html).toContain('shown');
  expect(html).toContain('color:red');
  expect(html).toContain('href="https://example.org/"');
});

it('keeps pictures that the page or its message brings, if they may be decoded', async () => {
  const picture = png(4, 4);
  const address = `data:image/png;base64,${picture.toString('base64')}`;
  const found = await cleanHtml(`<img src="${address}"><img src=a.png><img src=b.png>`, (name) =>
    name === 'a.png' ? { type: 'image/png', content: picture } : undefined,
  );
  expect(found.html.split(address)).toHaveLength(3);
  expect(found.content.pictures).toBe(2);
  const huge = Buffer.from(picture);
  huge.writeUInt32BE(100_000, 16);
  huge.writeUInt32BE(100_000, 20);
  const refused = await cleanHtml(`<img src="data:image/png;base64,${huge.toString('base64')}">`, nothing);
  expect(refused.html).not.toContain('src=');
  expect(refused.content.pictures).toBe(1);
});

it('tells of pictures that the page shows and does not bring', async () => {
  const html =
    '<img src="http://example.org/a.png"><img src=" b.png "><img src=""><img><img src="data:image/png;base64,AA==">';
  expect((await cleanHtml(html, nothing)).droppedPictures).toEqual(['http://example.org/a.png', 'b.png']);
});

it('nests tables no deeper than LibreOffice can read', async () => {
  const { html, content } = await cleanHtml(`${'<table><tr><td>'.repeat(5000)}deep${'</table>'.repeat(5000)}`, nothing);
  expect(html.match(/<table/g)?.length).toBeLessThan(100);
  expect(html.match(/<\/table/g)?.length).toBe(html.match(/<table/g)?.length);
  expect(content.passages).toEqual([{ text: 'deep', inBox: false }]);
});
