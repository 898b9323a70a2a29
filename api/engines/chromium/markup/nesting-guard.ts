import { ProblemError } from '../../../problem.ts';
import { thresholds } from '../thresholds.ts';
import { createOpenElements } from './open-elements.ts';

/** Formatting elements, which stay open until they are closed, whatever element ends around them (HTML, §13.2.4.3). */
const formatting = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

const { maxOpenElements, maxOpenFormatting, maxOpenLinks } = thresholds;

/** Handlers for the tokens of a document. */
export interface NestingGuard {
  /** Throws `too-complex` if more elements are open than a browser can lay out in time. */
  readonly startTag: (name: string, selfClosing?: boolean) => void;
  readonly endTag: (name: string) => void;
}

const refusal = (count: number, what: string) =>
  new ProblemError(
    'too-complex',
    `This document opens more than ${count.toLocaleString('en')} ${what} without closing them. Close them, or save it again in a program that does.`,
  );

/**
 * Creates a guard against documents that never close their elements: a browser's time grows with the square of how many
 * are open. Formatting, which stays open until it is closed (HTML, §13.2.6.4.7, the adoption agency algorithm), is
 * counted by name, in any order; all other elements as they nest.
 */
export function createNestingGuard(): NestingGuard {
  const open = new Map<string, number>();
  const elements = createOpenElements();
  let total = 0;
  const add = (name: string, change: 1 | -1) => {
    total += change;
    open.set(name, (open.get(name) ?? 0) + change);
  };
  return {
    startTag(name, selfClosing) {
      if (!formatting.has(name)) {
        if (elements.startTag(name, selfClosing) > maxOpenElements) throw refusal(maxOpenElements, 'elements');
        return;
      }
      add(name, 1);
      if ((open.get('a') ?? 0) > maxOpenLinks) throw refusal(maxOpenLinks, 'links');
      if (total > maxOpenFormatting) throw refusal(maxOpenFormatting, 'elements');
    },
    endTag(name) {
      if (!formatting.has(name)) elements.endTag(name);
      else if ((open.get(name) ?? 0) > 0) add(name, -1);
    },
  };
}
