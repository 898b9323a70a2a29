import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { recodeAsFax, recodeAsRgb } from '../../../../../api/engines/image/tiff/libtiff.ts';
import { stubProcesses } from '../../../../support/processes/stub-processes.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const badCode = 'Fax4Decode: Bad code word at line 16 of strip 0 (x 0).';

/** Recodes a page by a tiffcp that ends at errors unless it is to ignore them, as libtiff 4.7 does. */
async function recode(errors: string) {
  const workspace = await scratchFolder();
  const processes = stubProcesses(async ({ args }) => {
    if (!args.includes('-i')) return { exitCode: 1, stderr: `${errors}\nd.tif: Error, can't read scanline 16.` };
    await writeFile(args.at(-1) ?? '', Buffer.alloc(100));
    return { stderr: errors };
  });
  return recodeAsFax('d.tif', [0], { processes, workspace, signal: new AbortController().signal, timeoutMs: 1000 });
}

describe('a page whose codes cannot all be decoded', () => {
  it('is kept as damaged if it is a fax', async () => {
    expect(await recode(badCode)).toEqual([{ path: expect.any(String), index: 0, isDamaged: true }]);
  });

  it('is not recoded if it is none, alone or beside one', async () => {
    expect(await recode('LZWDecode: Corrupted LZW table at scanline 0.')).toEqual([]);
    expect(await recode(`${badCode}\nLZWDecode: Corrupted LZW table at scanline 0.`)).toEqual([]);
  });
});

describe('a page as RGB', () => {
  const recodeSaying = async (messages: string) => {
    const workspace = await scratchFolder();
    const processes = stubProcesses(async ({ args }) => {
      await writeFile(args.at(-1) ?? '', Buffer.alloc(100));
      return { stderr: messages };
    });
    const settings = { processes, workspace, signal: new AbortController().signal, timeoutMs: 1000 };
    return recodeAsRgb('d.tif', 'opaque', settings);
  };

  it.each([
    'TIFFFillStrip: Read error on strip 8; got 3983 bytes, expected 8000.',
    'TIFFFillStrip: Read error on strip 9; got 18446744073709547599 bytes, expected 8000.',
    'ZIPDecode: Decoding error at scanline 0.',
    'd.tif: Using code not yet in table.',
  ])('is none where a part of it is left out: %s', async (message) => {
    expect(await recodeSaying(message)).toBeUndefined();
  });

  it.each([
    '',
    'TIFFFillStrip: Read error on strip 2; got 865 bytes, expected 866.',
    'TIFFReadDirectory: Warning, Bogus "StripByteCounts" field, ignoring and calculating from imagelength.',
    'JPEGLib: Warning, Corrupt JPEG data: 3 extraneous bytes before marker 0xd9.',
    'TIFFFetchNormalTag: Defined set_field_type of custom tag 0 (Tag 0) is TIFF_SETGET_UNDEFINED.',
  ])('is one where nothing is: %s', async (message) => {
    expect(await recodeSaying(message)).toMatch(/\.tif$/);
  });
});
