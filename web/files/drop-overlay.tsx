interface DropOverlayProps {
  readonly text: string;
}

/** Covers the page while files are dragged over it, and says what letting go does. */
export const DropOverlay = ({ text }: DropOverlayProps) => (
  <div className="drop-overlay">
    <span>{text}</span>
  </div>
);
