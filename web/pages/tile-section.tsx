import type { Tool } from '../../catalog/tool/tool.ts';
import { ToolTiles } from './tool-tiles.tsx';

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  readonly tools: readonly Tool[];
  readonly brief?: boolean;
}

/** A headed grid of tools. */
export function TileSection({ id, heading, lead, tools, brief = false }: Props) {
  return (
    <section className="tile-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{heading}</h2>
        <p>{lead}</p>
      </header>
      <ToolTiles tools={tools} brief={brief} />
    </section>
  );
}
