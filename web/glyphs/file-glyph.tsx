import type { GlyphFormat } from './tool-formats.ts';

interface Props {
  readonly format: GlyphFormat;
  readonly className?: string;
}

/** The outline of a sheet of 32 × 40 with a folded corner of 9. */
export const sheetPath =
  'M3.5 1h19L31 9.5V36.5A2.5 2.5 0 0 1 28.5 39h-25A2.5 2.5 0 0 1 1 36.5v-33A2.5 2.5 0 0 1 3.5 1Z';
export const foldPath = 'M22.5 1v6A2.5 2.5 0 0 0 25 9.5h6';

/** A sheet with a folded corner and an extension on it. Decorative: the name is next to it. */
export function FileGlyph({ format, className = '' }: Props) {
  const text = format.extension.toUpperCase();
  return (
    <svg className={`file-glyph ${className}`} data-hue={format.hue} viewBox="0 0 32 40" aria-hidden="true">
      <path className="glyph-sheet" d={sheetPath} />
      <path className="glyph-fold" d={foldPath} />
      <path className="glyph-lines" d="M7 14.5h9M7 18.5h18" />
      <text className="glyph-text" x="16" y="32.5" textAnchor="middle" fontSize={text.length > 3 ? 8.6 : 10.2}>
        {text}
      </text>
    </svg>
  );
}
