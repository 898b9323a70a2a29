import { Link } from '@tanstack/react-router';
import { toolsPanel } from '../../catalog/copy/tool-page/tool-page.ts';
import { tools } from '../../catalog/tools.ts';
import { CloseIcon, ListIcon } from '../glyphs/icons.tsx';
import { ToolGlyph } from '../glyphs/tool-glyph.tsx';

const panelId = 'tools-panel';
const converters = tools.filter((tool) => tool.family === 'converter');

/** The panel that slides in and lists the converters. A popover: it opens without script, Esc and a click outside close it. */
export function ToolsPanel() {
  return (
    <>
      <button type="button" className="button button-plain tools-button" popoverTarget={panelId}>
        <ListIcon />
        {toolsPanel.open}
      </button>
      <nav id={panelId} className="tools-panel" popover="auto" aria-labelledby={`${panelId}-title`}>
        <div className="tools-panel-head">
          <h2 id={`${panelId}-title`}>{toolsPanel.title}</h2>
          <button
            type="button"
            className="button button-icon"
            popoverTarget={panelId}
            popoverTargetAction="hide"
            aria-label={toolsPanel.close}
          >
            <CloseIcon />
          </button>
        </div>
        <ul>
          {converters.map((tool) => (
            <li key={tool.id}>
              <Link to={tool.path} activeProps={{ 'aria-current': 'page' }}>
                <ToolGlyph tool={tool} />
                {tool.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
