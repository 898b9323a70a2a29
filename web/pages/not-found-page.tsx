import { Link } from '@tanstack/react-router';
import { notFoundCopy } from '../../catalog/copy/site/pages.ts';
import { tools } from '../../catalog/tools.ts';
import { ToolTiles } from './tool-tiles.tsx';

/** The page for an unknown address, with all tools. */
export function NotFoundPage() {
  return (
    <section className="tile-section not-found">
      <header>
        <h1>{notFoundCopy.heading}</h1>
        <p>{notFoundCopy.lead}</p>
      </header>
      <ToolTiles tools={tools} brief />
      <p>
        <Link to="/" className="button button-quiet">
          {notFoundCopy.home}
        </Link>
      </p>
    </section>
  );
}
