import type { Family, Tool } from '../../catalog/tool.ts';
import { FileGlyph } from './file-glyph.tsx';
import { inputFormat, outputFormat } from './tool-formats.ts';

/** What happens between the sheets: an arrow, two rules that press, a bracket that gathers. */
const signs = {
  converter: <path d="M2 8h11M9 3.5 13.5 8 9 12.5" />,
  compressor: <path d="M8 0v4.5M5.5 2.5 8 5l2.5-2.5M2 8h12M8 16v-4.5M5.5 13.5 8 11l2.5 2.5" />,
  utility: <path d="M2 3h3.5c2 0 3 2 3 5s-1 5-3 5H2M8.5 8H14" />,
} as const satisfies Record<Family, React.JSX.Element>;

/** What a tool does, drawn: the sheet that comes in and the sheet that goes out. */
export function ToolGlyph({ tool }: { readonly tool: Tool }) {
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
