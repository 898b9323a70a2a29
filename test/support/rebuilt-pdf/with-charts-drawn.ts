import { createLabelPlaces } from '../../../api/engines/pdf/reconstruct/charts/label-places.ts';
import { withCharts } from '../../../api/engines/pdf/reconstruct/charts/with-charts.ts';
import type { Box, Page, Picture } from '../../../api/engines/pdf/reconstruct/model/page-model.ts';

/** A page whose charts are drawn by a function. @param mostLabels As in `createLabelPlaces`. */
export const withChartsDrawn = (page: Page, draw: (area: Box) => Picture | null, mostLabels?: number): Page =>
  withCharts(page, { area: draw, background: draw }, createLabelPlaces(mostLabels), () => false);
