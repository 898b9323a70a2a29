import { Link } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { toolsPanel } from '../../catalog/copy/tool-page/tool-page.ts';
import type { Family } from '../../catalog/tool/tool.ts';
import { IconButton } from '../glyphs/icon-button.tsx';
import { CloseIcon, ListIcon } from '../glyphs/icons.tsx';
import { ToolGlyph } from '../glyphs/tool-glyph.tsx';
import { ToolSearch } from '../pages/tool-search.tsx';
import { useFoundTools } from '../pages/use-found-tools.ts';

const panelId = 'tools-panel';

/** The panel's groups: the converters, under its title, and all others. */
const groups: readonly { readonly id: Family; readonly title: string | null }[] = [
  { id: 'converter', title: null },
  { id: 'compressor', title: toolsPanel.compressors },
  { id: 'utility', title: toolsPanel.utilities },
];

/**
 * The panel that slides in and lists the converters, then all other tools. As a popover it opens without script; Esc
 * and a click outside close it.
 */
export function ToolsPanel() {
  const [query, setQuery] = useState('');
  const found = useFoundTools(query);
  return (
    <>
      <button type="button" className="button button-plain tools-button" popoverTarget={panelId}>
        <ListIcon />
        {toolsPanel.open}
      </button>
      <nav id={panelId} className="tools-panel" popover="auto" aria-labelledby={`${panelId}-title`}>
        <div className="tools-panel-head">
          <h2 id={`${panelId}-title`}>{toolsPanel.title}</h2>
          <IconButton popoverTarget={panelId} popoverTargetAction="hide" label={toolsPanel.close}>
            <CloseIcon />
          </IconButton>
        </div>
        <ToolSearch query={query} onQuery={setQuery} />
        {groups.map(({ id, title }) => {
          const listed = found.filter((tool) => tool.family === id);
          return (
            listed.length > 0 && (
              <Fragment key={id}>
                {title !== null && <h3>{title}</h3>}
                <ul>
                  {listed.map((tool) => (
                    <li key={tool.id}>
                      <Link to={tool.path} activeProps={{ 'aria-current': 'page' }}>
                        <ToolGlyph tool={tool} />
                        {tool.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Fragment>
            )
          );
        })}
      </nav>
    </>
  );
}
