import { readFileSync, writeFileSync } from 'node:fs';
import koffi from 'koffi';

// Converts fonts from presentations (Embedded OpenType) to installable fonts. Started as `eot-worker FILE…`; writes
// `FILE.ttf` for each that it can convert. libeot comes with LibreOffice.

/** Size of libeot's structure for a font's metadata, with a margin: 72 bytes in version 0.01. */
const metadataBytes = 4096;

const decode = koffi
  .load('libeot.so.0')
  .func(
    'int EOT2ttf_buffer(const uint8_t *font, uint32_t size, void *metadata, _Out_ void **out, _Out_ uint32_t *outSize)',
  );

for (const file of process.argv.slice(2)) {
  const font = readFileSync(file);
  const out: unknown[] = [null];
  const size = [0];
  const failed = decode(font, font.length, Buffer.alloc(metadataBytes), out, size);
  if (failed === 0 && out[0]) writeFileSync(`${file}.ttf`, Buffer.from(koffi.view(out[0], size[0] ?? 0)));
}
