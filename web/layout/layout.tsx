import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { frame } from '../../catalog/copy/site/pages.ts';
import { notFoundPage } from '../../catalog/site/pages.ts';
import { pageAt, titleOf } from '../head/page-at.ts';
import { useSite } from '../site-view.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Loaded with the first navigation: a page that the server sends has its head. */
const loadHead = () => import('../head/head.ts');

/** The frame around every page. Navigation scrolls to the top, updates the head and moves the focus. */
export function Layout() {
  const site = useSite();
  const { path } = pageAt(useLocation({ select: (location) => location.pathname }));
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const page = pageAt(path);
    document.title = titleOf(page, site.name);
    loadHead().then(
      ({ applyHead, headOf }) => shown.current === path && applyHead(headOf(page, site.name, site.url)),
      // Only crawlers and other programs read the rest, and none of them navigates.
      () => undefined,
    );
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path, site]);

  return (
    <>
      <a className="skip-link" href="#main">
        {frame.skip}
      </a>
      <Header path={path} />
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer path={path === notFoundPage.path ? '/' : path} />
    </>
  );
}
