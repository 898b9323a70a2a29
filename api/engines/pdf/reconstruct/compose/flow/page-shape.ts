import type { AnalysedPage, Flow } from '../../flow/analysed-page.ts';
import { thresholds } from './thresholds.ts';

const { sizeStep, columnEdge } = thresholds.samePages;

/** A key shared by pages of the same size and direction. */
export const sizeKey = ({ width, height, isVertical }: Pick<AnalysedPage, 'width' | 'height' | 'isVertical'>): string =>
  `${isVertical ? 'vertical ' : ''}${Math.round(width / sizeStep)}x${Math.round(height / sizeStep)}`;

/** Whether the text of a page is that of a scan, hidden by its picture. */
export const isHidden = ({ floats }: Pick<AnalysedPage, 'floats'>): boolean =>
  floats.some(({ isInFront }) => isInFront === true);

type Columns = readonly Pick<Flow, 'edges'>[];

/** Whether text can run from one region's columns to the other's without a new section: single columns, or equal ones. */
export const areSameColumns = (one: Columns, other: Columns): boolean =>
  (one.length < 2 && other.length < 2) ||
  (one.length === other.length &&
    one.every(({ edges }, index) => {
      const { x0, x1 } = (other[index] as Columns[number]).edges;
      return Math.abs(edges.x0 - x0) < columnEdge && Math.abs(edges.x1 - x1) < columnEdge;
    }));
