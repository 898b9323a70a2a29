import { Link } from '@tanstack/react-router';
import { notFoundCopy } from '../../catalog/copy/site/pages.ts';
import { listedTools } from '../../catalog/listed-tools.ts';
import { DropAnywhere } from '../open/drop-anywhere.tsx';
import { ToolTiles } from './tool-tiles.tsx';

/** The page for an unknown address, with a link to the landing page and all tools. */
export function NotFoundPage() {
  return (
    <section className="tile-section not-found">
      <DropAnywhere />
      <header>
        <h1>{notFoundCopy.heading}</h1>
        <p>{notFoundCopy.lead}</p>
        <p>
          <Link to="/" className="button button-primary">
            {notFoundCopy.home}
          </Link>
        </p>
        <p>{notFoundCopy.tools}</p>
      </header>
      <ToolTiles tools={listedTools} size="compact" />
    </section>
  );
}
