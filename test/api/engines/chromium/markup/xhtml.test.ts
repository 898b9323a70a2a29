import { describe, expect, it } from 'vitest';
import { xhtmlAsHtml } from '../../../../../api/engines/chromium/markup/xhtml.ts';
import { withinCpuTime } from '../../../../support/processes/within-cpu-time.ts';

async function* pieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function read(text: string, length = 1000): Promise<string> {
  let whole = '';
  for await (const piece of xhtmlAsHtml(pieces(text, length))) whole += piece;
  return whole;
}

const xhtml = (body: string) => `<html xmlns="http://www.w3.org/1999/xhtml"><body>${body}</body></html>`;

describe('XHTML', () => {
  it('gets end tags for elements that close themselves, unless they have none in HTML', async () => {
    expect(await read(xhtml('<script src="a>b.js"/><title/><br/><p class=\'x\' />&nbsp;'), 7)).toBe(
      xhtml('<script src="a>b.js"></script><title></title><br/><p class=\'x\' ></p>&nbsp;'),
    );
  });

  it('keeps what stands in drawings, formulas and comments', async () => {
    const kept = xhtml('<svg><title/><g><path d="M0 0"/></g></svg><math><mi/></math><!-- <div/> --><?php <div/> ?>');
    expect(await read(kept)).toBe(kept);
    expect(await read(xhtml('<svg/><svg><g/></svg><div/>'))).toBe(xhtml('<svg/><svg><g/></svg><div></div>'));
  });

  it('has its plain text as styles, scripts or text need it', async () => {
    expect(await read(xhtml('<style><![CDATA[a > b {}]]></style><p><![CDATA[1 < 2 & <div/>]]></p>'))).toBe(
      xhtml('<style>a > b {}</style><p>1 &lt; 2 &amp; &lt;div/></p>'),
    );
  });

  it.each([
    ['declaration', '<?xml version="1.0"?><html><div/></html>'],
    [
      'type',
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><html><div/></html>',
    ],
  ])('is known by its %s', async (_, document) => {
    expect(await read(document)).toBe(document.replace('<div/>', '<div></div>'));
  });
});

describe('is left as it is', () => {
  it.each([
    ['HTML', '<!doctype html><html><body><div/>text</body></html>'],
    ['XHTML that is not well-formed', xhtml('<p>one<p>two<div/>')],
    ['nothing', ''],
  ])('%s', async (_, document) => {
    expect(await read(document)).toBe(document);
  });

  it('a document that says only later that it is XHTML', async () => {
    const document = `${' '.repeat(2000)}${xhtml('<div/>')}`;
    expect(await read(document)).toBe(document);
  });

  it(
    'in time linear to its length',
    withinCpuTime(10_000, async () => {
      for (const piece of ['<!--', '<![CDATA[', '<a b="', '<?x', '/>', '<a/>'])
        await read(xhtml(piece.repeat(300_000)), 65_536);
    }),
  );
});
