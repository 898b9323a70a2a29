import { Link } from '@tanstack/react-router';
import { frame } from '../../catalog/copy/site/pages.ts';
import { footer } from '../../catalog/site/pages.ts';
import { useSite } from '../site-view.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** Links, the page in other languages, a promise, and the copyright line with the current year (the server's, if clocks disagree). */
export function Footer({ path }: { readonly path: string }) {
  const site = useSite();
  return (
    <footer className="footer">
      <div className="footer-row">
        <p className="footer-promise">{frame.promise}</p>
        <nav aria-label={frame.footer}>
          <ul className="footer-links">
            {footer.map((link) => (
              <li key={link.path}>
                <Link to={link.path}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch path={path} />
        <p className="copyright" suppressHydrationWarning>
          {frame.copyright(site.year, site.holder)}
        </p>
      </div>
    </footer>
  );
}
