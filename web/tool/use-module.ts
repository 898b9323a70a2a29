import { useEffect, useState } from 'react';

/** A module that is loaded once it is wanted; null before. If it cannot be loaded, the page works without it. */
export function useModule<T>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    if (!isWanted || loaded !== null) return;
    load().then(
      (module) => setLoaded(() => module),
      // biome-ignore lint/suspicious/noConsole: for developers, to see why a part of the page is missing
      (error: unknown) => console.error(error),
    );
  }, [load, isWanted, loaded]);
  return loaded;
}
