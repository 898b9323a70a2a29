import type { Frame, Page } from 'playwright-core';

/**
 * Calls a function in a page or frame, which uses nothing from outside of it, with one argument that JSON can hold. What
 * it answers is the page's word: a document may have taken its process over. Throws the browser's error.
 */
export function callInPage<T>(page: Page | Frame, inside: (argument: T) => unknown, argument: T): Promise<unknown> {
  // The loader of TypeScript sources has every function within another named by a helper, which the page lacks.
  return page.evaluate(`{ const __name = (named) => named; (${inside})(${JSON.stringify(argument)}) }`);
}
