import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

const require = createRequire(import.meta.url);
const scratchBytes = 65_536;

/** PDFium, with scratch memory for the values that its functions return through pointers. */
export interface Pdfium {
  readonly api: WrappedPdfiumModule;
  /** Address of the scratch memory. Slots are byte offsets in it. */
  readonly scratch: number;
  readonly scratchBytes: number;
  readonly float: (slot: number) => number;
  readonly double: (slot: number) => number;
  readonly integer: (slot: number) => number;
  /** Writes values to the scratch memory from its beginning. */
  readonly setFloats: (values: readonly number[]) => void;
  /** So many bytes of the scratch memory as Latin-1 text, without the final zero. */
  readonly latin: (bytes: number) => string;
  /** The same as UTF-16. */
  readonly wide: (bytes: number) => string;
  /** Bytes of PDFium's memory. */
  readonly copy: (address: number, bytes: number) => Uint8Array;
  readonly write: (address: number, bytes: Uint8Array) => void;
  readonly allocate: (bytes: number) => number;
  readonly free: (address: number) => void;
}

/** Starts PDFium (WebAssembly) in this process. Throws if its file is missing. */
export async function startPdfium(): Promise<Pdfium> {
  const file = readFileSync(require.resolve('@embedpdf/pdfium/pdfium.wasm'));
  const wasmBinary = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  const api = await init({ wasmBinary });
  api.PDFiumExt_Init();
  const { malloc, free } = api.pdfium.wasmExports;
  const scratch = malloc(scratchBytes);
  const heap = () => (api.pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;
  // The memory is replaced when it grows: never keep a view of it.
  const view = () => new DataView(heap().buffer);
  const copy = (address: number, bytes: number) => heap().slice(address, address + bytes);
  const text = (bytes: number, encoding: 'latin1' | 'utf16le') =>
    Buffer.from(copy(scratch, Math.min(bytes, scratchBytes)))
      .toString(encoding)
      .replace(/\0+$/, '');
  return {
    api,
    scratch,
    scratchBytes,
    float: (slot) => view().getFloat32(scratch + slot, true),
    double: (slot) => view().getFloat64(scratch + slot, true),
    integer: (slot) => view().getInt32(scratch + slot, true),
    setFloats: (values) => {
      const memory = view();
      values.forEach((value, index) => {
        memory.setFloat32(scratch + index * 4, value, true);
      });
    },
    latin: (bytes) => text(bytes, 'latin1'),
    wide: (bytes) => text(bytes, 'utf16le'),
    copy,
    write: (address, bytes) => heap().set(bytes, address),
    allocate: malloc,
    free,
  };
}
