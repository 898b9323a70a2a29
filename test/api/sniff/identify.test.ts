import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { identify } from '../../../api/sniff/identify.ts';
import { sampleOf } from '../../support/samples.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const pdf = join(scratch, 'upload-1');
const gif = join(scratch, 'upload-2');
await writeFile(pdf, await sampleOf('pdf'));
await writeFile(gif, 'GIF89a\0');
const wanted = { allowed: ['pdf'], hasPassword: false } as const;

describe('identifying uploads', () => {
  it('gives the formats in the order of the files, whatever their names say', async () => {
    const png = join(scratch, 'upload-3');
    await writeFile(png, await sampleOf('png'));
    const files = [
      { path: png, name: 'a.pdf' },
      { path: pdf, name: 'b.png' },
    ];
    expect(await identify(files, { ...wanted, allowed: ['pdf', 'png'] })).toEqual(['png', 'pdf']);
  });

  it('names the rejected file only if there are several', async () => {
    const bad = { path: gif, name: 'photos/cat.gif' };
    await expect(identify([bad], wanted)).rejects.toMatchObject({ detail: expect.stringMatching(/^This is a GIF/) });
    await expect(identify([{ path: pdf, name: 'a.pdf' }, bad], wanted)).rejects.toMatchObject({
      code: 'unsupported-file-type',
      detail: expect.stringMatching(/^“cat\.gif”: This is a GIF/),
    });
  });
});
