import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';

/**
 * Tables from character codes to glyphs, which PDFs in Chinese, Japanese and Korean refer to without embedding them.
 */
const characterMaps = import.meta.glob<string>('../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url',
  import: 'default',
  eager: true,
});

const addresses: Readonly<Record<string, string>> = {
  'jbig2.wasm': jbig2,
  'openjpeg.wasm': openjpeg,
  ...Object.fromEntries(Object.entries(characterMaps).map(([path, url]) => [path.split('/').at(-1) ?? '', url])),
};

/** Serves pdf.js its data files from the build; pdf.js wants a class (getDocument, `BinaryDataFactory`). */
export class BuiltInData {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = addresses[filename];
    if (address === undefined) throw new Error(`the build holds no ${filename}`);
    return new Uint8Array(await (await fetch(address)).arrayBuffer());
  }
}
