import { type ReactNode, type RefObject, useState } from 'react';

interface Props<T> {
  readonly items: readonly T[];
  /** Of every row, in pixels. */
  readonly rowHeight: number;
  /** Height of the viewport in rows; half a row hints that there are more. */
  readonly visibleRows: number;
  readonly scroller?: RefObject<HTMLDivElement | null>;
  /** The element around the rows. */
  readonly as: 'ul' | 'div';
  /** Draws a row; the style puts it in its place. */
  readonly row: (item: T, index: number, style: { readonly top: number; readonly height: number }) => ReactNode;
  readonly attributes?: React.HTMLAttributes<HTMLDivElement>;
}

/** Rows rendered beyond both edges, so that fast scrolling shows no gaps. */
const overscanRows = 8;

/** A scrolling list of equally tall rows; only those in view are in the document. */
export function VirtualRows<T>({ items, rowHeight, visibleRows, scroller, as: Container, row, attributes }: Props<T>) {
  const [scrollTop, setScrolled] = useState(0);
  const shownRows = Math.min(items.length, visibleRows);
  const first = Math.floor(Math.min(scrollTop / rowHeight, items.length - shownRows));
  const from = Math.max(0, first - overscanRows);
  return (
    <div
      {...attributes}
      ref={scroller ?? null}
      className="virtual-rows"
      style={{ height: shownRows * rowHeight }}
      onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
    >
      <Container
        role={Container === 'div' ? 'presentation' : undefined}
        className="virtual-rows-all"
        style={{ height: items.length * rowHeight }}
      >
        {items
          .slice(from, first + Math.ceil(shownRows) + overscanRows)
          .map((item, index) => row(item, from + index, { top: (from + index) * rowHeight, height: rowHeight }))}
      </Container>
    </div>
  );
}
