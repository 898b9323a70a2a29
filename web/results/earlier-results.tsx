import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Download } from '../client/client.ts';
import { useModule } from '../tool/use-module.ts';
import { hasKept } from './kept-key.ts';
import { type Result, resultStore } from './result-store.ts';

const noResults: readonly Result[] = [];

const loadList = () => import('./earlier-list.tsx');
const loadKeeper = () => import('./kept-results.ts');

/** Earlier results of this visit, also from before a reload, without the one already shown; their list is loaded with the first. */
export function EarlierResults({ shown }: { readonly shown: Download | null }) {
  const results = useSyncExternalStore(resultStore.subscribe, resultStore.results, () => noResults);
  const earlier = results.filter(({ download }) => download !== shown);
  const list = useModule(loadList, results.length > 0);
  const [wasReloaded, setWasReloaded] = useState(false);
  useEffect(() => setWasReloaded(hasKept()), []);
  const keeper = useModule(loadKeeper, results.length > 0 || wasReloaded);
  useEffect(() => keeper?.keepResults(), [keeper]);
  return earlier.length > 0 && list !== null ? <list.EarlierList results={earlier} /> : null;
}
