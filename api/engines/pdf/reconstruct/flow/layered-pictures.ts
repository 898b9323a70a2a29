import { areaOf, intersection } from '../model/box.ts';
import { createBoxFinder } from '../model/box-finder.ts';
import type { Picture } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

/** Whether most of the smaller of two pictures is on the other one. */
function areLayers(one: Picture, other: Picture): boolean {
  const shared = intersection(one, other);
  if (shared === null) return false;
  return areaOf(shared) > thresholds.minLayerShare * Math.min(areaOf(one), areaOf(other));
}

/** The pictures that lie on each other. Below one another, each would take as much of the page again. */
export function layeredPictures(pictures: readonly Picture[]): ReadonlySet<Picture> {
  const near = createBoxFinder(pictures);
  return new Set(pictures.filter((one) => near(one).some((other) => other !== one && areLayers(one, other))));
}
