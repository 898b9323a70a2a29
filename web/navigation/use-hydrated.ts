import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether script runs on the page; false while it is built, and while React takes it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
