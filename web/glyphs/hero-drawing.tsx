import type { FormatGroup } from '../../catalog/formats.ts';
import { foldPath, sheetPath } from './file-glyph.tsx';

interface SheetProps {
  readonly hue: FormatGroup;
  readonly label: string;
  readonly transform: string;
  /** The text on the sheet, as strokes. */
  readonly lines: string;
}

function Sheet({ hue, label, transform, lines }: SheetProps) {
  return (
    <g data-hue={hue} transform={transform}>
      <path className="glyph-sheet" d={sheetPath} />
      <path className="glyph-fold" d={foldPath} />
      <path className="hero-title" d="M5.5 8h10" />
      <path className="hero-lines" d={lines} />
      <text className="glyph-text" x="5.5" y="35.6" fontSize="3.4">
        {label}
      </text>
    </g>
  );
}

const lines = 'M5.5 12.5h13M5.5 16h21M5.5 18.6h21M5.5 21.2h15M5.5 25.4h21M5.5 28h17';

/** Two sheets on a workbench, and the carpenter's pencil that drew the arrow between them. Decorative. */
export function HeroDrawing() {
  return (
    <svg className="hero-drawing" viewBox="0 0 440 320" aria-hidden="true">
      <path className="hero-bench" d="M2 292h436" />
      <Sheet hue="document" label="DOCX" transform="translate(28 87) rotate(-3 80 200) scale(5)" lines={lines} />
      <Sheet hue="pdf" label="PDF" transform="translate(244 87) rotate(2.5 80 200) scale(5)" lines={lines} />
      <path className="hero-stroke" d="M128 66c38-44 118-50 168-10m-29-2 31 4 2-31" />
      <g className="hero-pencil" transform="translate(196 279) rotate(-1.2)">
        <path className="pencil-body" d="M26 0h152v12H26z" />
        <path className="pencil-edge" d="M26 4.2h152M26 7.8h152" />
        <path className="pencil-wood" d="M26 0 4 4.6v2.8L26 12Z" />
        <path className="pencil-lead" d="M11 3.1 4 4.6v2.8l7 1.5Z" />
      </g>
    </svg>
  );
}
