import { useSyncExternalStore } from 'react';
import type { Download } from '../client/client.ts';
import { useModule } from '../tool/use-module.ts';
import { type Result, visit } from './results.ts';

const none: readonly Result[] = [];

const loadList = () => import('./earlier-list.tsx');

/** Earlier results of this visit, without the one already shown; their list is loaded with the first. */
export function EarlierResults({ shown }: { readonly shown: Download | null }) {
  const results = useSyncExternalStore(visit.subscribe, visit.results, () => none);
  const earlier = results.filter(({ download }) => download !== shown);
  const list = useModule(loadList, results.length > 0);
  return earlier.length > 0 && list !== null ? <list.EarlierList results={earlier} /> : null;
}
