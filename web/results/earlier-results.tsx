import { useSyncExternalStore } from 'react';
import type { Download } from '../client/client.ts';
import { useModule } from '../tool/use-module.ts';
import { type Result, resultStore } from './result-store.ts';

const noResults: readonly Result[] = [];

const loadList = () => import('./earlier-list.tsx');

/** Earlier results of this visit, without the one already shown; their list is loaded with the first. */
export function EarlierResults({ shown }: { readonly shown: Download | null }) {
  const results = useSyncExternalStore(resultStore.subscribe, resultStore.results, () => noResults);
  const earlier = results.filter(({ download }) => download !== shown);
  const list = useModule(loadList, results.length > 0);
  return earlier.length > 0 && list !== null ? <list.EarlierList results={earlier} /> : null;
}
