import type { ListedTool } from '../../catalog/tool/tool.ts';
import { ToolTiles } from './tool-tiles.tsx';

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  readonly tools: readonly ListedTool[];
  /** Tools with larger tiles than the others; if there are none, all tiles are alike. */
  readonly popular?: readonly string[];
}

/** A headed grid of tools. */
export function TileSection({ id, heading, lead, tools, popular = [] }: Props) {
  const isPopular = ({ id: tool }: ListedTool) => popular.includes(tool);
  return (
    <section className="tile-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{heading}</h2>
        <p>{lead}</p>
      </header>
      {popular.length === 0 ? (
        <ToolTiles tools={tools} />
      ) : (
        <>
          <ToolTiles tools={tools.filter(isPopular)} size="brief" />
          <ToolTiles tools={tools.filter((tool) => !isPopular(tool))} size="compact" />
        </>
      )}
    </section>
  );
}
