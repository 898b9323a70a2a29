import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

const require = createRequire(import.meta.url);
const scratchBytes = 65_536;
/** The unit in which WebAssembly's memory grows. */
const pageBytes = 65_536;

/** Emscripten's hook that lets its caller instantiate the module. */
type InstantiateWasm = (imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) => object;

type Call = (...values: unknown[]) => unknown;
/** How the library makes a function of PDFium's callable, by the types of what it returns and takes. */
type Wrap = (name: string, returned: string | null, taken: readonly string[]) => Call;

/**
 * An environment for PDFium's library in which functions that take no texts are called at once. The library's own calls
 * look for texts among the values anew each time, which takes several times as long as reading a letter.
 * @param functionsOf PDFium's functions once it has started.
 */
function withDirectCalls(functionsOf: () => WebAssembly.Exports): { cwrap: Wrap } {
  let wrapOfLibrary: Wrap;
  const direct: Wrap = (name, returned, taken) => {
    const call = functionsOf()[name] as Call | undefined;
    if (call === undefined || returned === 'string' || taken.includes('string'))
      return wrapOfLibrary(name, returned, taken);
    return returned === 'boolean' ? (...values) => Boolean(call(...values)) : call;
  };
  return {
    get cwrap() {
      return direct;
    },
    set cwrap(wrap) {
      wrapOfLibrary = wrap;
    },
  };
}

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
  /** The given number of bytes of the scratch memory as Latin-1 text, without the final zero. */
  readonly latin: (bytes: number) => string;
  /** The same as UTF-16. */
  readonly wide: (bytes: number) => string;
  /** A copy of bytes of PDFium's memory. */
  readonly copy: (address: number, bytes: number) => Uint8Array;
  /** Bytes of PDFium's memory themselves, which may only be read until PDFium is called again. */
  readonly bytesAt: (address: number, bytes: number) => Uint8Array;
  readonly write: (address: number, bytes: Uint8Array) => void;
  readonly allocate: (bytes: number) => number;
  readonly free: (address: number) => void;
  /** Bytes of its memory, which never shrinks. */
  readonly memoryBytes: () => number;
}

/** PDFium's code, compiled once per process: what is used often becomes faster over time. */
let compiled: Promise<WebAssembly.Module> | undefined;

/** Refuses memory beyond a limit, as an exhausted machine would: PDFium then gives up or aborts. */
function limitMemory(memory: WebAssembly.Memory, maxBytes: number): void {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * pageBytes > maxBytes) throw new RangeError('too much memory');
    return grow(pages);
  };
}

/**
 * Takes back what PDFium's library puts into the global object: getters that only warn of functions that it lacks, and keep
 * all of its memory.
 * @param before The names of all properties before it was started.
 */
function removeWarnings(before: ReadonlySet<string>): void {
  for (const [name, { get, configurable }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis)))
    if (!before.has(name) && configurable && get !== undefined) Reflect.deleteProperty(globalThis, name);
}

/**
 * Starts PDFium (WebAssembly) in this thread, with separate memory. Throws if its file is missing.
 * @param maxMemoryBytes How far its memory may grow; 2 GB by default.
 */
export async function startPdfium(maxMemoryBytes = Number.POSITIVE_INFINITY): Promise<Pdfium> {
  compiled ??= WebAssembly.compile(readFileSync(require.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const module = await compiled;
  let functions: WebAssembly.Exports = {};
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  const api = await new Promise<WrappedPdfiumModule>((resolve, reject) => {
    const instantiateWasm: InstantiateWasm = (imports, receive) => {
      WebAssembly.instantiate(module, imports).then((instance) => {
        functions = instance.exports;
        limitMemory(instance.exports.memory as WebAssembly.Memory, maxMemoryBytes);
        receive(instance);
      }, reject);
      return {};
    };
    const environment = Object.assign(
      withDirectCalls(() => functions),
      { instantiateWasm },
    );
    init(environment as unknown as Parameters<typeof init>[0]).then(resolve, reject);
  });
  removeWarnings(before);
  api.PDFiumExt_Init();
  const { malloc, free } = api.pdfium.wasmExports;
  const scratch = malloc(scratchBytes);
  const heap = () => (api.pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;
  let known = heap();
  let memory = new DataView(known.buffer);
  // The memory is replaced when it grows, which leaves the one before without bytes.
  const view = () => {
    if (known.length > 0) return memory;
    known = heap();
    memory = new DataView(known.buffer);
    return memory;
  };
  const copy = (address: number, bytes: number) => heap().slice(address, address + bytes);
  const text = (bytes: number, encoding: 'latin1' | 'utf16le') =>
    Buffer.from(heap().buffer, scratch, Math.min(bytes, scratchBytes)).toString(encoding).replace(/\0+$/, '');
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
    bytesAt: (address, bytes) => heap().subarray(address, address + bytes),
    write: (address, bytes) => heap().set(bytes, address),
    allocate: malloc,
    free,
    memoryBytes: () => heap().length,
  };
}
