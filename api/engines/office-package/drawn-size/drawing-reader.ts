import { emuPerInch } from '../../../formats/units.ts';
import { localName, type XmlEvents } from '../../../formats/xml/xml.ts';
import { ProblemError } from '../../../problem.ts';
import { limits } from '../limits.ts';
import { thresholds } from '../thresholds.ts';
import { type DrawnSize, sizeInInches } from './drawn-size.ts';

/** A shape, group or anchor, which determines the size of the pictures in it. */
interface Frame {
  readonly name: string;
  width?: number;
  height?: number;
  /** The size of a group in the coordinates of its children. */
  childWidth?: number;
  childHeight?: number;
  readonly pictures: Picture[];
}

interface Picture {
  readonly id: string;
  /** The size of the uncropped picture as a multiple of the frame's. */
  widthShare: number;
  heightShare: number;
  tiled: boolean;
  /** Whether one of its colours is taken for transparent. */
  keyed: boolean;
}

const { minShapeInches, minVisibleShare } = thresholds;
/** Percentages in DrawingML are in thousandths. */
const wholeInDrawingMl = 100_000;
const shapes = new Set(['pic', 'sp', 'wsp', 'cxnSp', 'bg', 'graphicFrame']);
const groups = new Set(['grpSp', 'wgp', 'wpc']);
const anchors = new Set(['inline', 'anchor', 'oneCellAnchor', 'twoCellAnchor', 'absoluteAnchor']);
const vmlShapes = /^v:(shape|rect|oval|roundrect|group|image|background)$/;
const isFrame = (name: string) =>
  vmlShapes.test(name) || [shapes, groups, anchors].some((names) => names.has(localName(name)));

const styleLength = (style: string, property: string) =>
  sizeInInches(new RegExp(`(?:^|;)\\s*${property}:\\s*([^;]+)`).exec(style)?.[1]);

type Attributes = Readonly<Record<string, string>>;

const number = (attributes: Attributes, name: string) => Number(attributes[name] ?? Number.NaN);
const share = (attributes: Attributes, name: string) => (Number(attributes[name] ?? 0) || 0) / wholeInDrawingMl;

function newFrame(name: string, attributes: Attributes): Frame {
  const { style } = attributes;
  if (style === undefined) return { name, pictures: [] };
  const [width, height] = [styleLength(style, 'width'), styleLength(style, 'height')];
  return { name, pictures: [], ...(width && height ? { width, height } : {}) };
}

function setSize(frame: Frame, width: number, height: number): void {
  if (!(width > minShapeInches && height > minShapeInches)) return;
  frame.width = Math.max(frame.width ?? 0, width);
  frame.height = Math.max(frame.height ?? 0, height);
}

function addPicture({ pictures }: Frame, name: string, attributes: Attributes): void {
  for (const [key, id] of Object.entries(attributes)) {
    if (!/^\w+:(embed|id|relid|pict|link)$/.test(key)) continue;
    const tiled = name === 'v:fill' && /^(tile|pattern)$/.test(attributes.type ?? '');
    const keyed = 'chromakey' in attributes;
    pictures.push({ id, widthShare: 1, heightShare: 1, tiled, keyed });
  }
}

function stretch(frame: Frame, attributes: Attributes, factor: (from: number, to: number) => number): void {
  const picture = frame.pictures.at(-1);
  if (!picture) return;
  picture.widthShare *= factor(share(attributes, 'l'), share(attributes, 'r'));
  picture.heightShare *= factor(share(attributes, 't'), share(attributes, 'b'));
}

const readExtent = (frame: Frame, attributes: Attributes) =>
  setSize(frame, number(attributes, 'cx') / emuPerInch, number(attributes, 'cy') / emuPerInch);

/** How an element, by its local name, changes the frame that it is in. */
const readers: Readonly<Record<string, (frame: Frame, attributes: Attributes) => void>> = {
  ext: readExtent,
  extent: readExtent,
  chExt(frame, at) {
    frame.childWidth = number(at, 'cx') / emuPerInch;
    frame.childHeight = number(at, 'cy') / emuPerInch;
  },
  srcRect(frame, at) {
    stretch(frame, at, (from, to) => 1 / Math.max(minVisibleShare, 1 - Math.max(0, from) - Math.max(0, to)));
  },
  fillRect: (frame, at) => stretch(frame, at, (from, to) => Math.max(1, 1 - from - to)),
  clrChange({ pictures }) {
    const picture = pictures.at(-1);
    if (picture) picture.keyed = true;
  },
  tile({ pictures }) {
    const picture = pictures.at(-1);
    if (picture) picture.tiled = true;
  },
};

/** The size in inches at which a frame is shown, given the frames that are open, itself included. */
function shownSize(frame: Frame, open: readonly Frame[]): { width: number; height: number } | undefined {
  const anchor = open.filter(({ name }) => anchors.has(localName(name))).at(-1);
  const inGroup = open.some(({ name }) => groups.has(localName(name)));
  const width = inGroup ? frame.width : Math.max(frame.width ?? 0, anchor?.width ?? 0);
  const height = inGroup ? frame.height : Math.max(frame.height ?? 0, anchor?.height ?? 0);
  if (!width || !height) return undefined;
  let [x, y] = [1, 1];
  for (const group of open) {
    if (group.width && group.childWidth) x *= group.width / group.childWidth;
    if (group.height && group.childHeight) y *= group.height / group.childHeight;
  }
  return { width: width * x, height: height * y };
}

/** Reads a part's drawings from its XML events; `finish` is to be called after the last one. */
export interface DrawingReader {
  readonly events: XmlEvents;
  readonly finish: () => void;
}

/**
 * Creates a reader of how large one part of DrawingML (ECMA-376 part 1, §20) or VML shows its pictures. Throws
 * `too-complex` for drawings nested too deeply.
 *
 * @param found Called for each use of a picture with its relationship's id; the size is undefined where another part
 * determines it, as it does for placeholders.
 */
export function createDrawingReader(found: (id: string, size: DrawnSize | undefined) => void): DrawingReader {
  const stack: Frame[] = [{ name: '', pictures: [] }];
  const current = () => stack.at(-1) as Frame;

  function report(frame: Frame): void {
    const size = shownSize(frame, stack);
    for (const { id, tiled, keyed, widthShare, heightShare } of frame.pictures) {
      if (keyed) found(id, 'exact');
      else if (tiled) found(id, 'natural');
      else found(id, size && { width: size.width * widthShare, height: size.height * heightShare });
    }
  }

  const events: XmlEvents = {
    open(name, attributes) {
      if (isFrame(name)) {
        if (stack.length > limits.maxFrames)
          throw new ProblemError('too-complex', 'This document nests its drawings too deeply.');
        stack.push(newFrame(name, attributes));
      }
      const local = localName(name);
      if (/^(blip|svgBlip|imagedata|fill|imgLayer)$/.test(local)) addPicture(current(), name, attributes);
      else readers[local]?.(current(), attributes);
    },
    close(name) {
      if (!isFrame(name) || stack.length === 1) return;
      report(current());
      stack.pop();
    },
  };
  return { events, finish: () => report(current()) };
}
