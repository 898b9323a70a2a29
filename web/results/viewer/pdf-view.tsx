import { useEffect, useState } from 'react';
import { language } from '../../../catalog/copy/language.ts';
import { viewerCopy } from '../../../catalog/copy/tool-page/result.ts';
import { IconButton } from '../../glyphs/icon-button.tsx';
import { BackIcon, ForwardIcon } from '../../glyphs/icons.tsx';
import { openPages, type PdfPages } from './pdf-pages.ts';
import { ViewerPage } from './viewer-page.tsx';

/** The largest page, in CSS pixels; the window makes it smaller. */
const box = { width: 1400, height: 1800, density: 1 } as const;

/** The keys that turn pages, as books in this language do. */
const [onward, backward] = language.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

/** The state of the page in view: its picture's address, null while it is drawn. */
type Shown = string | 'failed' | null;

function usePages(file: File): { readonly pages: PdfPages | null; readonly count: number } {
  const [state, setState] = useState<{ pages: PdfPages | null; count: number }>({ pages: null, count: 1 });
  useEffect(() => {
    const pages = openPages(file);
    let isOpen = true;
    const show = (count: number) => isOpen && setState({ pages, count });
    pages.count.then(show, () => show(1));
    return () => {
      isOpen = false;
      pages.close();
    };
  }, [file]);
  return state;
}

function usePage(pages: PdfPages | null, page: number): Shown {
  const [shown, setShown] = useState<Shown>(null);
  useEffect(() => {
    if (pages === null) return;
    let isWanted = true;
    let url: string | undefined;
    pages.draw(page, box).then(
      (drawn) => {
        url = drawn;
        if (isWanted) setShown(drawn);
        else URL.revokeObjectURL(drawn);
      },
      () => isWanted && setShown('failed'),
    );
    return () => {
      isWanted = false;
      setShown(null);
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [pages, page]);
  return shown;
}

/** A PDF page by page, with buttons and arrow keys to turn them. */
export function PdfView({ file }: { readonly file: File }) {
  const { pages, count } = usePages(file);
  const [page, setPage] = useState(1);
  const shown = usePage(pages, page);
  const turn = (by: number) => setPage((current) => Math.max(1, Math.min(count, current + by)));

  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === onward || key === 'PageDown') turn(1);
      if (key === backward || key === 'PageUp') turn(-1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });

  return (
    <>
      <ViewerPage>
        {shown === 'failed' ? (
          <p>{viewerCopy.failed}</p>
        ) : (
          shown !== null && <img src={shown} alt={viewerCopy.page(page, count)} />
        )}
      </ViewerPage>
      {count > 1 && (
        <div className="viewer-turn">
          <IconButton label={viewerCopy.previous} aria-disabled={page === 1} onClick={() => turn(-1)}>
            <BackIcon />
          </IconButton>
          <span role="status">{viewerCopy.page(page, count)}</span>
          <IconButton label={viewerCopy.next} aria-disabled={page === count} onClick={() => turn(1)}>
            <ForwardIcon />
          </IconButton>
        </div>
      )}
    </>
  );
}
