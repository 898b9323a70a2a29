import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Writes a Brotli and a gzip file next to each asset that gets smaller that way; fonts are compressed already. */
export async function compressAssets(folder) {
  const names = (await readdir(folder)).filter((name) => /\.(js|mjs|css|svg|wasm)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name));
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      const compressed = {
        br: await promisify(brotliCompress)(content, { params }),
        gz: await promisify(gzip)(content, { level: 9 }),
      };
      for (const [extension, bytes] of Object.entries(compressed)) {
        if (bytes.length < content.length) await writeFile(join(folder, `${name}.${extension}`), bytes);
      }
    }),
  );
}
