import { createReadStream } from 'node:fs';
import { posix } from 'node:path';
import { readXml } from '../../../formats/xml/xml.ts';
import { resolveTarget } from '../../../formats/zip/part-name.ts';
import type { Part } from '../part.ts';
import { type DrawnSize, type DrawnSizes, larger, sizeInInches } from './drawn-size.ts';

type Attributes = Readonly<Record<string, string>>;

/** What the parts of a document say about its pictures. */
interface Gathered {
  readonly sizes: Map<string, DrawnSize>;
  /** What graphic styles crop; undefined where that cannot be determined. */
  readonly crops: Map<string, Crop | undefined>;
  /** Fill name → its picture, and whether all styles stretch it over the area that they fill. */
  readonly fills: Map<string, string>;
  readonly stretched: Map<string, boolean>;
  page: DrawnSize | undefined;
}

interface Crop {
  readonly croppedWidth: number;
  readonly croppedHeight: number;
}

/** Reads `rect(top, right, bottom, left)`. Negative values add a margin, so nothing is cropped. */
function readClip(clip: string): Crop | undefined {
  const values =
    /^rect\(([^)]*)\)$/
      .exec(clip.trim())?.[1]
      ?.trim()
      .split(/[\s,]+/) ?? [];
  const [top, right, bottom, left] = values.map((value) => (value.startsWith('-') ? 0 : sizeInInches(value)));
  if (top === undefined || right === undefined || bottom === undefined || left === undefined) return undefined;
  return { croppedWidth: left + right, croppedHeight: top + bottom };
}

function readStyle(name: string, style: string, at: Attributes, gathered: Gathered): void {
  const clip = at['fo:clip'];
  if (clip !== undefined && clip !== 'auto') gathered.crops.set(style, readClip(clip));
  const fill = at['draw:fill-image-name'];
  if (fill !== undefined) {
    const stretches = at['style:repeat'] === 'stretch';
    gathered.stretched.set(fill, stretches && (gathered.stretched.get(fill) ?? true));
  }
  if (name === 'style:page-layout-properties') {
    const [width, height] = [sizeInInches(at['fo:page-width']), sizeInInches(at['fo:page-height'])];
    if (width && height) gathered.page = larger(gathered.page, { width, height });
  }
}

function frameSize(at: Attributes, gathered: Gathered): DrawnSize {
  const [width, height] = [sizeInInches(at['svg:width']), sizeInInches(at['svg:height'])];
  const styles = [at['draw:style-name'], at['presentation:style-name']];
  const style = styles.find((name) => name !== undefined && gathered.crops.has(name));
  const crop = style === undefined ? { croppedWidth: 0, croppedHeight: 0 } : gathered.crops.get(style);
  const isTurned = /matrix|scale|skew/.test(at['draw:transform'] ?? '');
  const isRelative = 'style:rel-width' in at || 'style:rel-height' in at;
  if (!width || !height || isTurned || isRelative || crop === undefined) return 'natural';
  return { width, height, ...crop };
}

async function readPart(part: Part, gathered: Gathered, signal: AbortSignal): Promise<void> {
  const { sizes } = gathered;
  const frames: DrawnSize[] = [];
  let style = '';
  const add = (href: string | undefined, size: DrawnSize) => {
    if (href === undefined) return;
    const target = resolveTarget(href, posix.dirname(part.name));
    sizes.set(target, larger(sizes.get(target), size));
  };
  const open = (name: string, at: Attributes) => {
    const href = at['xlink:href'];
    if (name === 'style:style') style = at['style:name'] ?? '';
    else if (name === 'draw:frame') frames.push(frameSize(at, gathered));
    else if (name === 'draw:fill-image') {
      if (href !== undefined) gathered.fills.set(at['draw:name'] ?? '', resolveTarget(href, posix.dirname(part.name)));
    } else if (name === 'draw:image') add(href, frames.at(-1) ?? 'natural');
    else if (href !== undefined) add(href, 'natural');
    else if (name.endsWith('-properties')) readStyle(name, style, at, gathered);
  };
  const close = (name: string) => {
    if (name === 'draw:frame') frames.pop();
  };
  await readXml(createReadStream(part.path), { open, close }, { signal });
}

/** Finds how large an OpenDocument file shows its pictures. Throws as `readXml` does. */
export async function openDocumentSizes(parts: readonly Part[], signal: AbortSignal): Promise<DrawnSizes> {
  const gathered: Gathered = {
    sizes: new Map(),
    crops: new Map(),
    fills: new Map(),
    stretched: new Map(),
    page: undefined,
  };
  // Frames refer to styles, so these are read first.
  const isStyles = ({ name }: Part) => name.endsWith('styles.xml');
  const readable = parts.filter(({ name }) => /(^|\/)(content|styles)\.xml$/.test(name));
  for (const part of readable.filter(isStyles)) await readPart(part, gathered, signal);
  for (const part of readable.filter((part) => !isStyles(part))) await readPart(part, gathered, signal);
  for (const [fill, target] of gathered.fills) {
    const size = gathered.stretched.get(fill) ? (gathered.page ?? 'natural') : 'natural';
    gathered.sizes.set(target, larger(gathered.sizes.get(target), size));
  }
  return gathered.sizes;
}
