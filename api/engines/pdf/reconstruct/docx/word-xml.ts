import { element } from '../ooxml/xml.ts';

/** A WordprocessingML element whose value is its `w:val`. */
export const valElement = (name: string, value: string | number) => element(name, { 'w:val': value });

/** Converts points to twentieths of a point, the unit of most lengths in WordprocessingML. */
export const twentieths = (points: number) => Math.round(points * 20);

/** Converts points to half points, its unit of font sizes. */
export const halfPoints = (points: number) => Math.round(points * 2);

/** A solid colour (RRGGBB) behind a run, a paragraph or a cell (`w:shd`); empty for null. */
export const shading = (colour: string | null) =>
  colour === null ? '' : element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': colour });

/** One font family for all scripts (`w:rFonts`). */
export const fontsXml = (family: string) =>
  element('w:rFonts', { 'w:ascii': family, 'w:eastAsia': family, 'w:hAnsi': family, 'w:cs': family });
