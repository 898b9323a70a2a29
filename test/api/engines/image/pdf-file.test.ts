import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPdfFile } from '../../../../api/engines/image/pdf-file.ts';
import { scratchFolder } from '../../../support/scratch.ts';

it('writes objects at the offsets in its xref table, and stream lengths after the streams', async () => {
  const path = join(await scratchFolder(), 'file.pdf');
  const pdf = await createPdfFile(path);
  const later = pdf.reserve();
  const stream = await pdf.stream('/Kind /Test', [Buffer.from('abc'), Buffer.from('defg')]);
  await pdf.object('<< /Late true >>', later);
  const info = await pdf.object('<< >>');
  const { bytes } = await pdf.finish(later, info);

  const content = await readFile(path, 'latin1');
  expect(content.length).toBe(bytes);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(content)?.[1]);
  const entries = content.slice(table).match(/^\d{10} \d{5} [nf] $/gm) ?? [];
  expect(entries).toHaveLength(5);
  for (const [number, entry] of entries.entries()) {
    if (number > 0) expect(content.slice(Number(entry.slice(0, 10)))).toMatch(new RegExp(`^${number} 0 obj\n`));
  }
  expect(content).toContain(`${stream} 0 obj\n<< /Kind /Test /Length ${stream + 1} 0 R >>\nstream\nabcdefg\nendstream`);
  expect(content).toContain(`${stream + 1} 0 obj\n7\nendobj`);
  expect(content).toContain(`/Root ${later} 0 R /Info ${info} 0 R`);
});
