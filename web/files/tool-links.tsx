import { Link } from '@tanstack/react-router';
import type { ListedTool } from '../../catalog/tool/tool.ts';
import { ForwardIcon } from '../glyphs/icons.tsx';
import { fileHandoff } from './file-handoff.ts';

interface Props {
  readonly lead: string;
  readonly tools: readonly ListedTool[];
  /** Creates the file that the chosen tool opens with. */
  readonly fileOf: () => File;
}

/** Links to tools, which open with a file. */
export function ToolLinks({ lead, tools, fileOf }: Props) {
  if (tools.length === 0) return null;
  const handOff = () => fileHandoff.give([fileOf()]);
  return (
    <p className="next-tools">
      <span>{lead}</span>
      {tools.map(({ id, path, title }) => (
        <Link key={id} to={path} onClick={handOff}>
          {title}
          <ForwardIcon />
        </Link>
      ))}
    </p>
  );
}
