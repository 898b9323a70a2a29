import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  isMarked,
  isOfHead,
  matrixOf,
  objectTypes,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/pdfium/page-object.ts';
import { streamOf } from '../../../../../../support/pdf/pdf-objects.ts';
import { onePage, withPage } from '../../../../../../support/pdf/pdfium-page.ts';

const form = streamOf('0 0 10 10 re f', '/Type /XObject /Subtype /Form /BBox [0 0 10 10]');
const resources = '/Resources << /XObject << /Form 5 0 R >> /Properties << /Layer << /Type /OCG /Name (L) >> >> >>';
const read = <T>(content: string, of: (open: Parameters<Parameters<typeof withPage>[1]>[0]) => T) =>
  withPage(onePage(content, resources, [form]), of);

it('tells what objects are', async () => {
  const types = await read('0 0 10 10 re f /Form Do', ({ pdfium, objects }) =>
    objects.map((object) => pdfium.api.FPDFPageObj_GetType(object)),
  );
  expect(types).toEqual([objectTypes.path, objectTypes.form]);
});

it('tells where an object is on the page, from its top', async () => {
  const box = await read('30 40 50 20 re f', ({ pdfium, space, objects: [area = 0] }) =>
    boundsOf(pdfium, area, space.matrix),
  );
  expect(box).toEqual({ x0: 30, x1: 80, y0: 140, y1: 160 });
});

it('tells the matrix of a form', async () => {
  const matrix = await read('q 2 0 0 3 40 50 cm /Form Do Q', ({ pdfium, objects: [drawn = 0] }) =>
    matrixOf(pdfium, drawn),
  );
  expect(matrix).toEqual([2, 0, 0, 3, 40, 50]);
});

describe('marked content', () => {
  const marked = (content: string, tag: string, property?: string) =>
    read(content, ({ pdfium, objects: [area = 0] }) => isMarked(pdfium, area, tag, property ?? null));
  const inner = '0 0 10 10 re f';

  it('has any of its tags', async () => {
    expect(await marked(`/Span BMC /Figure BMC ${inner} EMC EMC`, 'Span')).toBe(true);
    expect(await marked(`/Span BMC /Figure BMC ${inner} EMC EMC`, 'Figure')).toBe(true);
    expect(await marked(`/Span BMC ${inner} EMC`, 'Figure')).toBe(false);
    expect(await marked(`/Span BMC EMC ${inner}`, 'Span')).toBe(false);
  });

  it('has the properties that are written with a tag', async () => {
    const content = `/Artifact << /Type /Layout >> BDC ${inner} EMC`;
    expect(await marked(content, 'Artifact', 'Type')).toBe(true);
    expect(await marked(content, 'Artifact', 'Subtype')).toBe(false);
    expect(await marked(content, 'Span', 'Type')).toBe(false);
    expect(await marked(`/Artifact << /Type /Layout /Subtype /Header >> BDC ${inner} EMC`, 'Artifact', 'Subtype')).toBe(
      true,
    );
  });

  it('is of a running head if it is an artifact with a subtype', async () => {
    const isHead = (content: string) => read(content, ({ pdfium, objects: [area = 0] }) => isOfHead(pdfium, area));
    expect(await isHead(`/Artifact << /Type /Pagination /Subtype /Footer >> BDC ${inner} EMC`)).toBe(true);
    expect(await isHead(`/Artifact << /Type /Layout >> BDC ${inner} EMC`)).toBe(false);
    expect(await isHead(`/P << /Subtype /Footer >> BDC ${inner} EMC`)).toBe(false);
  });
});
