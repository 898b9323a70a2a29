import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mendRtf } from '../../../../../api/engines/libreoffice/check/mend-rtf.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

it('drops the copies of pictures, and keeps every other byte as it is', async () => {
  const folder = await mkdtemp(join(await scratchFolder(), 'rtf-'));
  const [source, output] = [join(folder, 'written.rtf'), join(folder, 'mended.rtf')];
  const bytes = Buffer.from(
    Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => !'\\{}'.includes(String.fromCharCode(byte))),
  );
  await writeFile(
    source,
    Buffer.concat([Buffer.from('{\\rtf1 '), bytes, Buffer.from('{\\nonshppict{\\pict 00}}'), bytes, Buffer.from('}')]),
  );
  await mendRtf(source, output, new AbortController().signal);
  expect(await readFile(output)).toEqual(Buffer.concat([Buffer.from('{\\rtf1 '), bytes, bytes, Buffer.from('}')]));
});
