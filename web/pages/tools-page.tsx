import { Link } from '@tanstack/react-router';
import { toolsIndexCopy } from '../../catalog/copy/site/tools-index.ts';
import { listedTools } from '../../catalog/listed-tools.ts';
import { DropAnywhere } from '../open/drop-anywhere.tsx';
import { TileSection } from './tile-section.tsx';

const { heading, lead, compress, combine, converters, toConverters } = toolsIndexCopy;

/** The tools that are not converters, as cards. */
export function ToolsPage() {
  return (
    <>
      <DropAnywhere />
      <header className="page-heading">
        <h1>{heading}</h1>
        <p>{lead}</p>
      </header>
      <TileSection id="compress" {...compress} tools={listedTools.filter((tool) => tool.family === 'compressor')} />
      <TileSection id="combine" {...combine} tools={listedTools.filter((tool) => tool.family === 'utility')} />
      <p className="onward">
        {converters} <Link to="/">{toConverters}</Link>
      </p>
    </>
  );
}
