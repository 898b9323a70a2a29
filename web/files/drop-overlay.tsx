interface DropOverlayProps {
  /** Not given where the page says it elsewhere. */
  readonly text?: string;
}

/** Frames the page while files are dragged over it, and says what letting go does. */
export const DropOverlay = ({ text }: DropOverlayProps) => (
  <div className="drop-overlay">{text !== undefined && <span>{text}</span>}</div>
);
