import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { frame } from '../../catalog/copy/site/pages.ts';
import { notFoundPage } from '../../catalog/site/pages.ts';
import { applyHead, headOf, pageAt } from '../head/head.ts';
import { useSite } from '../site-view.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** The frame around every page. Navigation scrolls to the top, updates the head and moves the focus. */
export function Layout() {
  const site = useSite();
  const { path } = pageAt(useLocation({ select: (location) => location.pathname }));
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    applyHead(headOf(pageAt(path), site.name, site.url));
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
