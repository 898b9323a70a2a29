import { setFlagsFromString } from 'node:v8';
import { v8Version } from './v8-version.ts';

// V8 optimises in other threads. A document of few pages is mostly written before the optimised code has paid for that: it
// took half of the processor time.

/** V8's first version that counts calls of a function where those before counted the bytes of bytecode that it ran. */
const callsSince = 12;
/**
 * Bytes of bytecode, or calls, after which V8 optimises a function: ten times as many as by itself where pages are few, and
 * twice as many where they are many.
 */
const budgets = { few: { bytes: 600_000, calls: 30_000 }, many: { bytes: 150_000, calls: 6_000 } } as const;
/** Bytes of WebAssembly that a function runs before V8 optimises it: about a tenth of a second. */
const webAssemblyBudget = 100_000_000;
/** Pages from which on functions are optimised earlier: long documents take longer without that. */
export const manyPages = 100;

/**
 * Has V8 optimise only those functions of WebAssembly that run very often, and check each as it is first called, since all
 * of it is the project's own. To be called before any is compiled.
 */
export function optimiseWebAssemblyLate(): void {
  setFlagsFromString(`--wasm-tiering-budget=${webAssemblyBudget}`);
  setFlagsFromString('--wasm-lazy-validation');
}

/** Per cent by which V8's memory grows before it collects garbage: by itself it may double before that. */
const growth = 30;

/**
 * Has V8 optimise only what runs often: very often, if a document has few pages. Of one that has many, it collects garbage
 * more often, which takes no more time than to get the memory.
 */
export function optimiseFor(pages: number): void {
  const areMany = pages >= manyPages;
  if (areMany) setFlagsFromString(`--heap-growing-percent=${growth}`);
  const countsCalls = v8Version >= callsSince;
  const budget = budgets[areMany ? 'many' : 'few'];
  setFlagsFromString(
    countsCalls ? `--invocation-count-for-turbofan=${budget.calls}` : `--interrupt-budget=${budget.bytes}`,
  );
}
