import { readFileSync } from 'node:fs';
import { inflate } from '../../qpdf/inflate.ts';
import type { PdfObjects, PdfValue } from '../../qpdf/qpdf-objects.ts';
import { filtersOf } from '../../qpdf/stream-filters.ts';

/** The colour space of an image, reduced to what compression needs. */
export type ColourSpace =
  /** `tint` is one colorant of a Separation space; `profile` is the reference of an ICC profile. */
  | { readonly kind: 'grey' | 'rgb' | 'cmyk' | 'tint'; readonly components: number; readonly profile?: string }
  | {
      readonly kind: 'indexed';
      readonly components: 1;
      readonly base: ColourSpace;
      readonly baseValue: PdfValue;
      readonly palette: Buffer;
    };

const maxPaletteBytes = 256 * 4;

const namedSpaces: Readonly<Record<string, ColourSpace>> = {
  DeviceGray: { kind: 'grey', components: 1 },
  CalGray: { kind: 'grey', components: 1 },
  DeviceRGB: { kind: 'rgb', components: 3 },
  CalRGB: { kind: 'rgb', components: 3 },
  DeviceCMYK: { kind: 'cmyk', components: 4 },
};

const iccKinds: Readonly<Record<number, 'grey' | 'rgb' | 'cmyk'>> = { 1: 'grey', 3: 'rgb', 4: 'cmyk' };

/** The bytes of a string in qpdf's JSON; undefined if qpdf took them for text (`restorePalettes`). */
function stringBytes(value: string): Buffer | undefined {
  return value.startsWith('b:') ? Buffer.from(value.slice(2), 'hex') : undefined;
}

function paletteOf(objects: PdfObjects, value: PdfValue | undefined): Buffer | undefined {
  const stream = objects.stream(value);
  if (stream === undefined) {
    const text = objects.resolve(value);
    return typeof text === 'string' ? stringBytes(text) : undefined;
  }
  const [filter, ...others] = filtersOf(objects, stream.dict);
  const data = readFileSync(stream.datafile);
  if (filter === undefined) return data;
  return filter.name === 'FlateDecode' && others.length === 0
    ? inflate(objects, data, filter, maxPaletteBytes * 2)
    : undefined;
}

/** Reads the colour space of an image (ISO 32000-1 §8.6). Undefined for spaces whose samples must stay as they are. */
export function colourSpaceOf(objects: PdfObjects, value: PdfValue | undefined): ColourSpace | undefined {
  const name = objects.name(value);
  if (name !== undefined) return namedSpaces[name];
  const [family, second, , fourth] = objects.array(value) ?? [];
  const kind = objects.name(family);
  if (kind === 'ICCBased') {
    const components = objects.number(objects.dict(second)?.['/N']) ?? 0;
    const known = iccKinds[components];
    return known && typeof second === 'string' ? { kind: known, components, profile: second } : undefined;
  }
  if (kind === 'Separation') return { kind: 'tint', components: 1 };
  if (kind === 'Indexed') {
    const base = colourSpaceOf(objects, second);
    const palette = paletteOf(objects, fourth);
    if (base === undefined || base.kind === 'indexed' || palette === undefined || second === undefined)
      return undefined;
    return { kind: 'indexed', components: 1, base, baseValue: second, palette };
  }
  return kind === undefined ? undefined : namedSpaces[kind];
}
