import { type FormatGroup, formatOf, formatOfExtension } from '../../catalog/formats.ts';
import type { ListedTool } from '../../catalog/tool/tool.ts';

/** A glyph's label and colour. */
export interface GlyphFormat {
  readonly extension: string;
  readonly hue: FormatGroup;
}

function glyphFormat(extension: string): GlyphFormat {
  const id = formatOfExtension(extension);
  return { extension, hue: id === undefined ? 'archive' : formatOf(id).group };
}

/** The format that a tool's drawing shows on its left. */
export function inputFormat(tool: ListedTool): GlyphFormat {
  return tool.input.accept === 'any' ? { extension: '', hue: 'archive' } : glyphFormat(tool.input.accept[0]);
}

/** The output format while every field has its default. */
export function outputFormat(tool: ListedTool): GlyphFormat {
  return glyphFormat(tool.output.formatByDefault ?? '');
}

/** A tool's colour: that of its input format, or of its output if it accepts any. */
export function hueOf(tool: ListedTool): FormatGroup {
  return tool.input.accept === 'any' ? outputFormat(tool).hue : inputFormat(tool).hue;
}
