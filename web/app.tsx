import { Layout } from './layout/layout.tsx';
import { NavigationProvider } from './navigation/navigation.tsx';
import type { Router } from './navigation/router.ts';
import { SiteProvider, type SiteView } from './site-view.tsx';

interface Props {
  readonly router: Router;
  /** The path below which the pages live, language included; empty at the root. */
  readonly basePath: string;
  readonly site: SiteView;
}

/** The whole site, the same in the browser and in the build. */
export function App({ router, basePath, site }: Props) {
  return (
    <SiteProvider value={site}>
      <NavigationProvider value={{ router, basePath }}>
        <Layout />
      </NavigationProvider>
    </SiteProvider>
  );
}
