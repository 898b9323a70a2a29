import type { PdfJob } from '../../pdf-job.ts';
import { type PagePicture, renderPage } from '../picture/page-picture.ts';

/** A picture of a page that exists while it is in use. */
export interface RenderedPage {
  /** The picture, which is rendered if there is none. Throws as `renderPage` does. */
  readonly picture: () => Promise<PagePicture>;
  /** Removes the picture, if there is one. */
  readonly remove: () => Promise<void>;
}

/**
 * Creates a page that is rendered when it is first asked for.
 * @param page Its number, from 1, and its longer side in points.
 */
export function createRenderedPage(
  job: PdfJob,
  { number, longestPoints }: Readonly<Record<'number' | 'longestPoints', number>>,
): RenderedPage {
  let rendered: Promise<PagePicture> | undefined;
  return {
    picture() {
      rendered ??= renderPage(job, number, longestPoints);
      return rendered;
    },
    async remove() {
      const picture = await rendered?.catch(() => undefined);
      rendered = undefined;
      await picture?.remove();
    },
  };
}
