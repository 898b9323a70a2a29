import { type Dispatch, useEffect, useLayoutEffect, useRef } from 'react';
import { fileHandoff } from '../../files/file-handoff.ts';
import type { Conversion, Event } from '../conversion/state.ts';
import type { Offer } from './use-offer.ts';

/** Where files may come from besides the form, and what hears of their end. */
interface GivenFiles {
  /** Files that replace what was chosen. */
  readonly files: readonly File[];
  readonly offer: Offer;
  /** Called when the last file of a list is removed. */
  readonly onEmpty: () => void;
}

/** Takes the files that another page or part of the page has for a form. */
export function useGivenFiles(state: Conversion, send: Dispatch<Event>, { files, offer, onEmpty }: GivenFiles): void {
  useEffect(() => {
    const handedOver = fileHandoff.take();
    if (handedOver.length > 0) offer(handedOver, 'picked');
  }, [offer]);

  useLayoutEffect(() => {
    if (files.length === 0) return;
    send({ type: 'cleared' });
    send({ type: 'chosen', files });
  }, [files, send]);

  const wasFilled = useRef(false);
  const isFilled = state.files.length > 0;
  useEffect(() => {
    if (!isFilled && wasFilled.current) onEmpty();
    wasFilled.current = isFilled;
  }, [isFilled, onEmpty]);
}
