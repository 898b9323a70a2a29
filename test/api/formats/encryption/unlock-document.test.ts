import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unlockDocument } from '../../../../api/formats/encryption/unlock-document.ts';
import { sniff } from '../../../../api/sniff/sniff.ts';
import type { FormatId } from '../../../../catalog/formats.ts';
import { docx, odt, pptx } from '../../../support/office/documents.ts';
import { partsIn } from '../../../support/office/read/parts-in.ts';
import { agile, encryptedOdf } from '../../../support/pdf/encrypt.ts';
import { scratchFolder } from '../../../support/scratch.ts';

const folder = await scratchFolder();
const password = 'Größe 1';
const { signal } = new AbortController();

async function unlock(content: Uint8Array, format: FormatId, word = password) {
  const path = join(folder, `input.${format}`);
  await writeFile(path, content);
  await rm(join(folder, `unlocked.${format}`), { force: true });
  return unlockDocument({ path, format, bytes: content.length }, word, folder, signal);
}

async function partsOf(content: Uint8Array): Promise<ReadonlyMap<string, Buffer>> {
  const path = join(folder, 'plain');
  await writeFile(path, content);
  return partsIn(path);
}

describe('an encrypted Office package', () => {
  it('is decrypted byte for byte', async () => {
    const plain = await docx({ paragraphs: ['A sentence.', 'x'.repeat(20_000)] });
    const unlocked = await unlock(agile(plain, password), 'docx');
    expect(unlocked?.bytes).toBe(plain.length);
    expect((await readFile(unlocked?.path ?? '')).equals(plain)).toBe(true);
  });

  it('reports a wrong password, an unexpected document inside, and endless key derivation', async () => {
    const plain = await docx();
    await expect(unlock(agile(plain, password), 'docx', 'wrong')).rejects.toMatchObject({ code: 'wrong-password' });
    await expect(unlock(agile(await pptx(), password), 'docx')).rejects.toMatchObject({
      code: 'unsupported-file-type',
      detail: expect.stringContaining('no Word document'),
    });
    await expect(unlock(agile(plain, password, 10_000_000), 'docx')).rejects.toMatchObject({ code: 'too-complex' });
  });

  it('passes the check of its type with a password, as what it claims to be', async () => {
    const path = join(folder, 'shut');
    await writeFile(path, agile(await docx(), password));
    await expect(sniff(path, ['docx'], '.docx')).rejects.toMatchObject({ code: 'password-protected' });
    expect(await sniff(path, ['docx'], '.docx', true)).toBe('docx');
    await expect(sniff(path, ['odt'], '.odt', true)).rejects.toMatchObject({ code: 'unsupported-file-type' });
  });
});

describe('an encrypted OpenDocument package', () => {
  it('is decrypted with a plain manifest', async () => {
    const plain = await partsOf(await odt({ paragraphs: ['A sentence.', 'x'.repeat(20_000)] }));
    const unlocked = await unlock(await encryptedOdf(plain, password), 'odt');
    const parts = await partsIn(unlocked?.path ?? '');
    for (const [name, content] of plain) {
      if (name === 'META-INF/manifest.xml') continue;
      expect(parts.get(name)?.equals(content), name).toBe(true);
    }
    const manifest = String(parts.get('META-INF/manifest.xml'));
    expect(manifest).toContain('manifest:full-path="content.xml"');
    expect(manifest).not.toContain('encryption-data');
    expect([...parts.keys()][0]).toBe('mimetype');
  });

  it('reports a wrong password, and another kind of encryption', async () => {
    const plain = await partsOf(await odt());
    const shut = await encryptedOdf(plain, password);
    await expect(unlock(shut, 'odt', 'wrong')).rejects.toMatchObject({ code: 'wrong-password' });
    await expect(unlock(await encryptedOdf(plain, password, 'urn:argon2id'), 'odt')).rejects.toMatchObject({
      code: 'unsupported-file-type',
    });
  });
});

it('a document that is not encrypted is left unchanged', async () => {
  expect(await unlock(await docx(), 'docx')).toBeNull();
  expect(await unlock(await odt(), 'odt')).toBeNull();
});
