import { Link } from '@tanstack/react-router';
import type { ListedTool } from '../../catalog/tool/tool.ts';
import { hueOf } from '../glyphs/tool-formats.ts';
import { ToolGlyph } from '../glyphs/tool-glyph.tsx';

interface Props {
  readonly tools: readonly ListedTool[];
  /**
   * `brief` shows titles only on small screens, where the list is long; `compact` shows small tiles with titles only.
   */
  readonly size?: 'full' | 'brief' | 'compact';
  /** Called before a tool's page opens. */
  readonly onOpen?: () => void;
}

/** Tools as tiles that link to their pages. */
export function ToolTiles({ tools, size = 'full', onOpen }: Props) {
  return (
    <ul className={`tiles tiles-${size}`}>
      {tools.map((tool) => (
        <li key={tool.id}>
          <Link to={tool.path} className="tile" data-hue={hueOf(tool)} onClick={onOpen}>
            <ToolGlyph tool={tool} />
            <span className="tile-title">{tool.title}</span>
            {size !== 'compact' && <span className="tile-text">{tool.description}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
