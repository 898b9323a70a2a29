import { useEffect, useState } from 'react';

/**
 * A part of the program that is loaded once it is wanted; null until it is there. Where it cannot be loaded, the page
 * works on without it.
 */
export function useModule<T>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    if (!isWanted || loaded !== null) return;
    load().then(
      (module) => setLoaded(() => module),
      // biome-ignore lint/suspicious/noConsole: for whoever looks into a page that lacks a part
      (error: unknown) => console.error(error),
    );
  }, [load, isWanted, loaded]);
  return loaded;
}
