import { createReadStream } from 'node:fs';
import { posix } from 'node:path';
import { resolveTarget } from '../../../formats/part-name.ts';
import { readXml } from '../../../formats/xml.ts';
import type { Part } from '../part.ts';
import { type DrawnSize, type DrawnSizes, inches, larger } from './drawn-size.ts';

type Attributes = Readonly<Record<string, string>>;

/** What a document says of its pictures, gathered over its parts. */
interface Gathered {
  readonly sizes: Map<string, DrawnSize>;
  /** What graphic styles cut off of a picture; undefined where that cannot be told. */
  readonly cuts: Map<string, Cut | undefined>;
  /** Pictures of filled areas by the fill's name, and whether every style stretches them over the area. */
  readonly fills: Map<string, string>;
  readonly stretched: Map<string, boolean>;
  page: DrawnSize | undefined;
}

interface Cut {
  readonly cutWidth: number;
  readonly cutHeight: number;
}

/** `rect(top, right, bottom, left)`; what is below zero adds a margin. */
function readClip(clip: string): Cut | undefined {
  const values =
    /^rect\(([^)]*)\)$/
      .exec(clip.trim())?.[1]
      ?.trim()
      .split(/[\s,]+/) ?? [];
  const [top, right, bottom, left] = values.map((value) => (value.startsWith('-') ? 0 : inches(value)));
  if (top === undefined || right === undefined || bottom === undefined || left === undefined) return undefined;
  return { cutWidth: left + right, cutHeight: top + bottom };
}

function readStyle(name: string, style: string, at: Attributes, gathered: Gathered): void {
  const clip = at['fo:clip'];
  if (clip !== undefined && clip !== 'auto') gathered.cuts.set(style, readClip(clip));
  const fill = at['draw:fill-image-name'];
  if (fill !== undefined) {
    const stretches = at['style:repeat'] === 'stretch';
    gathered.stretched.set(fill, stretches && (gathered.stretched.get(fill) ?? true));
  }
  if (name === 'style:page-layout-properties') {
    const [width, height] = [inches(at['fo:page-width']), inches(at['fo:page-height'])];
    if (width && height) gathered.page = larger(gathered.page, { width, height });
  }
}

function frameSize(at: Attributes, gathered: Gathered): DrawnSize {
  const [width, height] = [inches(at['svg:width']), inches(at['svg:height'])];
  const styles = [at['draw:style-name'], at['presentation:style-name']];
  const style = styles.find((name) => name !== undefined && gathered.cuts.has(name));
  const cut = style === undefined ? { cutWidth: 0, cutHeight: 0 } : gathered.cuts.get(style);
  const isTurned = /matrix|scale|skew/.test(at['draw:transform'] ?? '');
  const isRelative = 'style:rel-width' in at || 'style:rel-height' in at;
  if (!width || !height || isTurned || isRelative || cut === undefined) return 'natural';
  return { width, height, ...cut };
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

/** How large an OpenDocument file shows the pictures that its parts refer to. Throws as reading XML does. */
export async function openDocumentSizes(parts: readonly Part[], signal: AbortSignal): Promise<DrawnSizes> {
  const gathered: Gathered = {
    sizes: new Map(),
    cuts: new Map(),
    fills: new Map(),
    stretched: new Map(),
    page: undefined,
  };
  // Styles first: frames name them.
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
