import { type Dispatch, useCallback } from 'react';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { batchOf, offered } from '../../files/chosen-files.ts';
import type { Event } from '../conversion/state.ts';

/** Offers files to a page; true if it has chosen them for its next conversion. */
export type Offer = (files: readonly File[], how: 'dropped' | 'picked') => boolean;

interface Takers {
  readonly send: Dispatch<Event>;
  /** Takes several files for a tool that converts one at a time. */
  readonly onSeveral: (files: readonly File[]) => void;
  /** Told of a file that the page does not take; null once it takes one. */
  readonly onStray: (file: File | null) => void;
}

/** Decides what becomes of files that are dropped, picked, pasted or handed over. */
export function useOffer(tool: Tool, { send, onSeveral, onStray }: Takers): Offer {
  return useCallback(
    (files, how) => {
      const several = batchOf(tool, files, how);
      if (several !== null) {
        onSeveral(several);
        return false;
      }
      const answer = offered(tool.input, files, how);
      send(answer);
      onStray(answer.type === 'rejected' && files.length === 1 ? (files[0] ?? null) : null);
      return answer.type === 'chosen';
    },
    [tool, send, onSeveral, onStray],
  );
}
