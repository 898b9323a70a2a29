import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Has V8 free what is not used any more. By itself it waits until much has gathered beside what is used, and does not count
 * what PDFium has in its own memory. Takes a tenth of a second where a long document is at hand.
 */
export function collectGarbage(): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}
