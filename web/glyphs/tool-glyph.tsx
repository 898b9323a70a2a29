import type { ListedTool } from '../../catalog/tool/tool.ts';
import { FileGlyph } from './file-glyph.tsx';
import { type GlyphFormat, inputFormat, outputFormat } from './tool-formats.ts';

/** The sign between two sheets. */
const signs = {
  arrow: <path d="M2 8h11M9 3.5 13.5 8 9 12.5" />,
  gather: <path d="M2 3h3.5c2 0 3 2 3 5s-1 5-3 5H2M8.5 8H14" />,
  spread: <path d="M14 3h-3.5c-2 0-3 2-3 5s1 5 3 5H14M7.5 8H2" />,
} as const;

/** What comes out of an archive may be anything. */
const anyFormat: GlyphFormat = { extension: '', hue: 'archive' };

function signOf({ family, input }: ListedTool): keyof typeof signs {
  if (family === 'converter') return 'arrow';
  return input.several === 'together' ? 'gather' : 'spread';
}

/** A tool's drawing: input and output sheets and what becomes of them, or one sheet between two rules. */
export function ToolGlyph({ tool }: { readonly tool: ListedTool }) {
  if (tool.family === 'compressor') {
    return (
      <span className="tool-glyph tool-glyph-pressed" aria-hidden="true">
        <FileGlyph format={inputFormat(tool)} />
      </span>
    );
  }
  const sign = signOf(tool);
  return (
    <span className="tool-glyph" aria-hidden="true">
      <FileGlyph format={inputFormat(tool)} />
      <svg className="tool-icon" viewBox="0 0 16 16" aria-hidden="true">
        {signs[sign]}
      </svg>
      <FileGlyph format={sign === 'spread' ? anyFormat : outputFormat(tool)} />
    </span>
  );
}
