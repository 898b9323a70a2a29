import { readFileSync, writeFileSync } from 'node:fs';
import koffi from 'koffi';

// A program that turns fonts from presentations, in Embedded OpenType, into fonts as they are installed. Started as
// `eot-worker FILE…`; writes `FILE.ttf` for each that it can. libeot comes with LibreOffice.

/** Where libeot writes what it learns of a font, with room to spare: 72 bytes in its version 0.01. */
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
