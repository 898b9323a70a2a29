import { ProblemError } from '../../../problem.ts';
import { thresholds } from '../thresholds.ts';
import type { InnerDocument } from './keep-tags.ts';

const { maxDepth, maxFrames, maxFrameCharacters } = thresholds;

/** Counts the documents within a document: in frames, and in `noscript` elements. */
export interface FrameGuard {
  /** Throws `too-complex` if a document lies too deep, or there are too many or too long ones. */
  readonly enter: (inner: InnerDocument, depth: number) => void;
}

const refusal = (what: string) =>
  new ProblemError('too-complex', `This document ${what}. Save what its frames show as documents of their own.`);

/** Creates a guard against documents within documents without end, each of which is read once for each level around it. */
export function createFrameGuard(): FrameGuard {
  let frames = 0;
  let characters = 0;
  return {
    enter({ html, kind }, depth) {
      if (depth > maxDepth) throw refusal(`shows others within each other more than ${maxDepth} levels deep`);
      if (kind === 'frame' && ++frames > maxFrames) throw refusal(`shows more than ${maxFrames} others in frames`);
      characters += html.length;
      if (characters > maxFrameCharacters) throw refusal('shows others in frames that are too long');
    },
  };
}
