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
const spareRows = 8;

/** A scrolling list of equally tall rows; only those in view are in the document. */
export function VirtualRows<T>({ items, rowHeight, visibleRows, scroller, as: Around, row, attributes }: Props<T>) {
  const [scrolled, setScrolled] = useState(0);
  const shown = Math.min(items.length, visibleRows);
  const first = Math.floor(Math.min(scrolled / rowHeight, items.length - shown));
  const from = Math.max(0, first - spareRows);
  return (
    <div
      {...attributes}
      ref={scroller ?? null}
      className="virtual-rows"
      style={{ height: shown * rowHeight }}
      onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
    >
      <Around
        role={Around === 'div' ? 'presentation' : undefined}
        className="virtual-rows-all"
        style={{ height: items.length * rowHeight }}
      >
        {items
          .slice(from, first + Math.ceil(shown) + spareRows)
          .map((item, index) => row(item, from + index, { top: (from + index) * rowHeight, height: rowHeight }))}
      </Around>
    </div>
  );
}
