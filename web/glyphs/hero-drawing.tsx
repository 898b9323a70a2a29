import { foldPath, sheetPath } from './file-glyph.tsx';

const lines = 'M6.5 13h12M6.5 17h19M6.5 20h19M6.5 23h14M6.5 27.5h19M6.5 30.5h16';

/** Two sheets on a bench and the pencil stroke that turns one into the other. Decoration. */
export function HeroDrawing() {
  return (
    <svg className="hero-drawing" viewBox="0 0 420 300" aria-hidden="true">
      <path className="hero-bench" d="M8 262h404M40 274h340" />
      <g data-hue="document" transform="translate(44 66) rotate(-4 66 82) scale(4.1)">
        <path className="glyph-sheet" d={sheetPath} />
        <path className="glyph-fold" d={foldPath} />
        <path className="hero-title" d="M6.5 8.5h10" />
        <path className="hero-lines" d={lines} />
        <text className="glyph-text" x="6.5" y="36.4" fontSize="3.6">
          DOCX
        </text>
      </g>
      <g data-hue="pdf" transform="translate(244 54) rotate(3 66 82) scale(4.1)">
        <path className="glyph-sheet" d={sheetPath} />
        <path className="glyph-fold" d={foldPath} />
        <path className="hero-title" d="M6.5 8.5h10" />
        <path className="hero-lines" d={lines} />
        <text className="glyph-text" x="6.5" y="36.4" fontSize="3.6">
          PDF
        </text>
      </g>
      <path className="hero-stroke" d="M150 52c34-34 92-36 128-6m-25-3 27 5 4-27" />
    </svg>
  );
}
