import { type PdfObject, pdfOf, streamOf } from '../pdf/pdf-objects.ts';
import { size } from './painting.ts';

/** A PDF whose pages show one picture each. */
export interface Gallery {
  /** Adds an object; returns the reference to it. */
  readonly add: (object: PdfObject) => string;
  /** Adds an image of the usual size; returns the reference to it. */
  readonly image: (entries: string, data: Buffer) => string;
  /** Adds a page that draws; `resources` are entries of its resource dictionary, `entries` of the page's own. */
  readonly page: (name: string, content: string, resources: string, entries?: string) => void;
  /** Adds a page that an image fills. */
  readonly show: (name: string, entries: string, data: Buffer) => void;
  /** What the pages show, in their order. */
  readonly names: readonly string[];
  readonly pdf: () => Buffer;
}

/** Points: the pictures have 240 pixels an inch. */
export const pageSize = { width: 48, height: 36 } as const;
/** A page's drawing unit becomes an image's side. */
export const whole = `${pageSize.width} 0 0 ${pageSize.height} 0 0 cm`;

/** Starts an empty gallery. Its pages are pale yellow, unless something is drawn on them. */
export function createGallery(): Gallery {
  const objects: PdfObject[] = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  const pages: string[] = [];
  const names: string[] = [];
  const add = (object: PdfObject) => `${objects.push(object)} 0 R`;
  const image = (entries: string, data: Buffer) => {
    const sides = entries.includes('/Width') ? '' : `/Width ${size.width} /Height ${size.height}`;
    return add({ entries: `/Type /XObject /Subtype /Image ${sides} ${entries}`, data });
  };
  const page = (name: string, content: string, resources: string, entries = '') => {
    names.push(name);
    const ground = `1 1 0.6 rg 0 0 ${pageSize.width} ${pageSize.height} re f 0 g`;
    const contents = add(streamOf(`${ground}\n${content}`));
    const box = `/MediaBox [0 0 ${pageSize.width} ${pageSize.height}]`;
    const drawn = `/Contents ${contents} /Resources << ${resources} >>`;
    pages.push(add(`<< /Type /Page /Parent 2 0 R ${box} ${drawn} ${entries} >>`));
  };
  return {
    add,
    image,
    page,
    show(name, entries, data) {
      page(name, `${whole} /I Do`, `/XObject << /I ${image(entries, data)} >>`);
    },
    names,
    pdf() {
      objects[1] = `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${pages.length} >>`;
      return pdfOf(objects);
    },
  };
}
