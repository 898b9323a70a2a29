import { expect, it } from 'vitest';
import { readMessage } from '../../../../../api/engines/libreoffice/chunks/read-message.ts';
import { savedPage } from '../../../../support/office/chunked-docx.ts';

const read = (text: string) => readMessage(Buffer.from(text, 'latin1'));

it('gives the page and its pictures, however their address is written', () => {
  const message = read(savedPage('<p style="a">Grüße</p>', { 'picture 1.png': Buffer.from('pixels') }));
  expect(message.page).toEqual({ text: '<p style="a">Grüße</p>\n', isHtml: true });
  for (const address of ['picture%201.png', './picture 1.png', 'file:///C:/fake/picture%201.png']) {
    expect(message.fileAt(address)).toEqual({ type: 'image/png', content: Buffer.from('pixels') });
  }
  expect(message.fileAt('other.png')).toBeUndefined();
});

it('reads parts within parts, folded lines and other line ends', () => {
  const inner =
    'Content-Type: text/plain\r\n\r\nplain\r\n--b\r\nContent-Type: text/html;\r\n charset=windows-1251\r\n\r\n\xcf\xf0';
  const part = `Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\n${inner}\r\n--b--\r\n`;
  const picture =
    'Content-Type: image/gif\r\nContent-ID: <one@two>\r\nContent-Transfer-Encoding: BASE64\r\n\r\nR0lG\r\n';
  const head = 'MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\tboundary="a"\r\n\r\npreamble\r\n';
  const message = read(`${head}--a\r\n${part}--a\r\n${picture}--a--\r\n`);
  expect(message.page?.text.trim()).toBe('Пр');
  expect(message.fileAt('cid:one@two')?.content.toString()).toBe('GIF');
});

it('takes a plain text where there is no HTML, and nothing where there is neither', () => {
  expect(read('Content-Type: text/plain; charset=nonsense\n\nText').page).toEqual({ text: 'Text', isHtml: false });
  expect(read('Content-Type: image/png\n\nabc').page).toBeNull();
});

it('stops at parts within parts without end', () => {
  const heads = Array.from(
    { length: 1000 },
    (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}.\n\n--b${depth}.\n`,
  );
  expect(read(`${heads.join('')}Content-Type: text/html\n\n<p>Text`).page).toBeNull();
});
