import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { type SpliceHandlers, spliceXml } from '../../../../api/formats/xml/splice-xml.ts';

/** Feeds a text in chunks of some bytes, which may cut tags and characters. */
async function spliced(text: string, chunkBytes: number, handlers: SpliceHandlers): Promise<string> {
  const bytes = Buffer.from(text);
  const chunks = async function* () {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
  };
  return (await buffer(spliceXml(chunks(), handlers))).toString();
}

const odd = `\uFEFF<?xml version='1.0'?>\r\n<!-- <a> --><r  x = "1>2"\n><a b='ü😀"' /><![CDATA[<a/>]]>é&amp;&#x41;<b>текст</b >\r</r>\n`;

it.each([1, 2, 3, 7, 1000])('leaves all bytes unchanged, in chunks of %d', async (size) => {
  expect(await spliced(odd, size, {})).toBe(odd);
});

it.each([1, 3, 1000])('edits tags in place, in chunks of %d', async (size) => {
  const result = await spliced(odd, size, {
    open({ name, attributes }, edit) {
      if (name === 'a') {
        expect(attributes.b).toBe('ü😀"');
        edit().replace('<new/>');
      }
      if (name === 'b') {
        edit().before('[');
        edit().after(']');
      }
    },
    close(name, _, edit) {
      if (name === 'r') edit().before('<last/>');
    },
  });
  expect(result).toBe(odd.replace(`<a b='ü😀"' />`, '<new/>').replace('<b>', '[<b>]').replace('</r>', '<last/></r>'));
});

it('edits names of the root’s namespace only', async () => {
  const names: string[] = [];
  const open: SpliceHandlers['open'] = ({ name }) => names.push(name);
  await spliced('<x:r><x:a/><b/><y:a/></x:r>', 100, { open });
  expect(names).toEqual(['r', 'a', '', '']);
});

it('refuses binary content and document types', async () => {
  const reading = (text: string) => spliced(text, 100, {});
  await expect(reading('<a><b></a>')).rejects.toThrow('unexpected close tag');
  await expect(reading('<a>&bomb;</a>')).rejects.toThrow('entity');
  await expect(reading('<a>'.repeat(200) + '</a>'.repeat(200))).rejects.toThrow('too deep');
  await expect(reading(`<a>${'x'.repeat(5_000_000)}</a>`)).rejects.toThrow('more than');
  const bomb = '<!DOCTYPE a [<!ENTITY b "x">]><a>&b;</a>';
  await expect(reading(bomb)).rejects.toMatchObject({
    code: 'damaged-file',
    detail: expect.stringContaining('document type'),
  });
  const utf16 = async function* () {
    yield Buffer.from('\uFEFF<a/>', 'utf16le');
  };
  await expect(buffer(spliceXml(utf16(), {}))).rejects.toThrow('not UTF-8');
});
