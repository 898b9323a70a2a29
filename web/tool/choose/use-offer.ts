import { type Dispatch, useCallback } from 'react';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import { batchOf, offerEvent } from '../../files/chosen-files.ts';
import type { Event } from '../conversion/state.ts';

/** Offers files to a page; true if it has chosen them for its next conversion. */
export type Offer = (files: readonly File[], how: 'dropped' | 'picked') => boolean;

interface Handlers {
  readonly send: Dispatch<Event>;
  /** Called with several files for a tool that converts one at a time. */
  readonly onSeveral: (files: readonly File[]) => void;
  /** Called with a file that the page rejects; null once it accepts one. */
  readonly onRejected: (file: File | null) => void;
}

/** Decides what becomes of files that are dropped, picked, pasted or handed over. */
export function useOffer(tool: PageTool, { send, onSeveral, onRejected }: Handlers): Offer {
  return useCallback(
    (files, how) => {
      const several = batchOf(tool, files, how);
      if (several !== null) {
        onSeveral(several);
        return false;
      }
      const answer = offerEvent(tool.input, files, how);
      send(answer);
      onRejected(answer.type === 'rejected' && files.length === 1 ? (files[0] ?? null) : null);
      return answer.type === 'chosen';
    },
    [tool, send, onSeveral, onRejected],
  );
}
