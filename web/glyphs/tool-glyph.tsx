import type { Tool } from '../../catalog/tool/tool.ts';
import { FileGlyph } from './file-glyph.tsx';
import { inputFormat, outputFormat } from './tool-formats.ts';

/** The sign between two sheets: an arrow, or a gathering bracket. */
const signs = {
  converter: <path d="M2 8h11M9 3.5 13.5 8 9 12.5" />,
  utility: <path d="M2 3h3.5c2 0 3 2 3 5s-1 5-3 5H2M8.5 8H14" />,
} as const;

/** A tool's drawing: input and output sheets, or one sheet between two rules. */
export function ToolGlyph({ tool }: { readonly tool: Tool }) {
  if (tool.family === 'compressor') {
    return (
      <span className="tool-glyph tool-glyph-pressed" aria-hidden="true">
        <FileGlyph format={inputFormat(tool)} />
      </span>
    );
  }
  return (
    <span className="tool-glyph" aria-hidden="true">
      <FileGlyph format={inputFormat(tool)} />
      <svg className="tool-sign" viewBox="0 0 16 16" aria-hidden="true">
        {signs[tool.family]}
      </svg>
      <FileGlyph format={outputFormat(tool)} />
    </span>
  );
}
