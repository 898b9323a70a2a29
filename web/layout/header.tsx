import { Link } from '@tanstack/react-router';
import { frame } from '../../catalog/copy/site/pages.ts';
import { listedTools } from '../../catalog/listed-tools.ts';
import { navigation } from '../../catalog/site/pages.ts';
import { BrandMark, MenuIcon } from '../glyphs/icons.tsx';
import { useSite } from '../site-view.tsx';
import { ToolsPanel } from './tools-panel.tsx';

const menuId = 'menu';

/**
 * Brand, the button of the Tools panel on converter pages, and navigation (a menu on small screens), whose position
 * does not depend on that button.
 */
export function Header({ path }: { readonly path: string }) {
  const site = useSite();
  const isConverter = listedTools.some((tool) => tool.path === path && tool.family === 'converter');
  return (
    <header className="header">
      <div className="header-row">
        <Link to="/" className="brand" aria-label={frame.brand(site.name)}>
          <BrandMark />
          <span className="brand-name">{site.name}</span>
        </Link>
        {isConverter && <ToolsPanel key={path} />}
        <nav className="navigation" aria-label={frame.navigation}>
          <button type="button" className="menu-button" popoverTarget={menuId} aria-label={frame.menu}>
            <MenuIcon />
          </button>
          <ul className="menu" id={menuId} popover="auto" key={path}>
            {navigation.map((link) => (
              <li key={link.path}>
                <Link to={link.path} activeProps={{ 'aria-current': 'page' }}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
