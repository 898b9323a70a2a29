import { blankPage } from '../../../api/engines/pdf/reconstruct/damage/blank-page.ts';
import type { Page } from '../../../api/engines/pdf/reconstruct/model/page-model.ts';

/** A page without content, by its index from 0 and its size in points. */
export const emptyPage = (index: number, size: Pick<Page, 'width' | 'height'>): Page => blankPage(index, size);
