import { RouterProvider } from '@tanstack/react-router';
import type { siteRouter } from './router.tsx';
import { SiteProvider, type SiteView } from './site-view.tsx';

interface Props {
  readonly router: ReturnType<typeof siteRouter>;
  readonly site: SiteView;
}

/** The whole site, the same in the browser and in the build. */
export function App({ router, site }: Props) {
  return (
    <SiteProvider value={site}>
      <RouterProvider router={router} />
    </SiteProvider>
  );
}
