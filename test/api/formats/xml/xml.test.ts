import { expect, it } from 'vitest';
import { createFaultCounter, readXml, type XmlEvents, type XmlOptions } from '../../../../api/formats/xml/xml.ts';
import { withinCpuTime } from '../../../support/processes/within-cpu-time.ts';

const signal = new AbortController().signal;

async function* pieces(content: Uint8Array, bytes: number) {
  const buffer = Buffer.from(content);
  for (let at = 0; at < buffer.length; at += bytes) yield buffer.subarray(at, at + bytes);
}

const read = (content: string | Uint8Array, events: XmlEvents = {}, options: Partial<XmlOptions> = {}) =>
  readXml(pieces(Buffer.from(content), 7), events, { signal, ...options });

async function texts(content: string | Uint8Array) {
  const found: string[] = [];
  await read(content, { text: (text) => found.push(text) });
  return found.join('').trim();
}

it('reads the encodings that XML may have, by byte order mark and declaration', async () => {
  expect(await texts('<a>é你</a>')).toBe('é你');
  expect(await texts('\ufeff<a>é<![CDATA[<b>]]></a>')).toBe('é<b>');
  expect(await texts(Buffer.from('\ufeff<a>é你</a>', 'utf16le'))).toBe('é你');
  expect(await texts(Buffer.from('<a>é你</a>', 'utf16le'))).toBe('é你');
  const latin1 = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', 'latin1');
  expect(await texts(latin1)).toBe('é');
  const declaration = '<?xml version="1.0" encoding="windows-1252"?>';
  const western = Buffer.from(`${declaration}<a>\x93\x805\x94</a>`, 'latin1');
  expect(await texts(western)).toBe('“€5”');
  const long = Buffer.from(`${declaration}<a>${'\x93\x805\x94'.repeat(100)}</a>`, 'latin1');
  expect(await texts(long)).toBe('“€5”'.repeat(100));
  await expect(texts('<?xml version="1.0" encoding="UTF-7"?>+ADwAYQA+-')).rejects.toMatchObject({
    code: 'damaged-file',
  });
});

it('reports names and attributes as written, and rejects ill-formed XML', async () => {
  const seen: string[] = [];
  const errors: string[] = [];
  const events: XmlEvents = {
    open: (name, attributes) => seen.push(`${name}${JSON.stringify(attributes)}`),
    close: (name) => seen.push(`/${name}`),
    error: (message) => errors.push(message),
  };
  await read('<w:a w:b="1&amp;2"><c/></w:a>', events);
  expect(seen).toEqual(['w:a{"w:b":"1&2"}', 'c{}', '/c', '/w:a']);
  expect(errors).toEqual([]);
  await read('<w:a/>', events, { namespaces: true });
  expect(errors.join()).toContain('unbound namespace prefix');
  errors.length = 0;
  await read('<a><b></a>', events);
  expect(errors.length).toBeGreaterThan(0);
});

it('refuses entities that grow', async () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><x>&b;</x>';
  await expect(read(bomb)).rejects.toMatchObject({ code: 'damaged-file' });
});

it('refuses an element of endless attributes, but no number of elements that have some', async () => {
  const attributes = (count: number) => Array.from({ length: count }, (_, index) => ` a${index}="1"`).join('');
  await read(`<x>${`<y${attributes(300)}/>`.repeat(5)}</x>`);
  await expect(read(`<x${attributes(2000)}/>`)).rejects.toMatchObject({ code: 'too-complex' });
  await expect(read(`<x${attributes(2000)}/>`, {}, { namespaces: true })).rejects.toMatchObject({
    code: 'too-complex',
  });
});

it('refuses endless depth, and stops at the signal', async () => {
  const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
  await read(nested(200));
  await expect(read(nested(300))).rejects.toMatchObject({ code: 'too-complex' });
  await read(nested(300), {}, { maxDepth: 400 });
  await expect(read('<a/>', {}, { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
});

it(
  'gives up on a document of nothing but faults',
  withinCpuTime(5000, async () => {
    const faults = `<a>${'&;'.repeat(5_000_000)}</a>`;
    const whole = async function* () {
      yield Buffer.from(faults);
    };
    await expect(readXml(whole(), {}, { signal })).rejects.toMatchObject({ code: 'damaged-file' });
    const countFault = createFaultCounter();
    const some = `<a>${'&;'.repeat(8000)}</a>`;
    await read(some, {}, { countFault });
    await expect(read(some, {}, { countFault })).rejects.toMatchObject({ code: 'damaged-file' });
  }),
);
