import { setFlagsFromString } from 'node:v8';

/** V8's first version that counts calls of a function where those before counted the bytes of bytecode that it ran. */
const callsSince = 12;
/** Bytes of bytecode, or calls, after which V8 optimises a function by itself. */
const usual = { bytes: 67_584, calls: 3000 } as const;
/** The same for processes that end soon. */
const late = { bytes: 600_000, calls: 30_000 } as const;
/** Bytes of WebAssembly that a function runs before V8 optimises it: about a tenth of a second. */
const webAssemblyBudget = 100_000_000;
/** Pages from which on a document takes long enough for V8's own budget. */
const manyPages = 100;

function setBudget({ bytes, calls }: typeof usual | typeof late): void {
  const countsCalls = Number.parseInt(process.versions.v8, 10) >= callsSince;
  setFlagsFromString(countsCalls ? `--invocation-count-for-turbofan=${calls}` : `--interrupt-budget=${bytes}`);
}

/**
 * Has V8 optimise only what runs very often. A process that ends with its task is mostly done before the code that V8
 * optimises in other threads has paid for that: it took half of the processor time of short documents. WebAssembly is
 * checked function by function as it is first called, since all of it is the project's own. To be called before any is
 * compiled.
 */
export function optimiseLate(): void {
  setBudget(late);
  setFlagsFromString(`--wasm-tiering-budget=${webAssemblyBudget}`);
  setFlagsFromString('--wasm-lazy-validation');
}

/** Has V8 optimise as soon as it does by itself again, if a document has many pages. */
export function optimiseFor(pages: number): void {
  if (pages >= manyPages) setBudget(usual);
}
