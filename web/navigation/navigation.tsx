import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Router, Shown } from './router.ts';

/** What links and pages need to lead elsewhere. */
interface Navigation {
  readonly router: Router;
  /** The path below which the pages live, language included; empty at the root. */
  readonly basePath: string;
}

const NavigationContext = createContext<Navigation | null>(null);

export const NavigationProvider = NavigationContext.Provider;

/** The navigation of the site. Throws outside of it. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error('There is no navigation around this component.');
  return navigation;
}

/** The page that is shown. */
export function useShown(): Shown {
  const { router } = useNavigation();
  return useSyncExternalStore(router.subscribe, router.shown, router.shown);
}
