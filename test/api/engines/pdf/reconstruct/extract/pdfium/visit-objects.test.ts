import { describe, expect, it } from 'vitest';
import { limits } from '../../../../../../../api/engines/pdf/reconstruct/extract/limits.ts';
import { objectTypes } from '../../../../../../../api/engines/pdf/reconstruct/extract/pdfium/page-object.ts';
import {
  contentOfForm,
  contentOfPage,
  type ObjectVisitor,
  visitObjects,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/pdfium/visit-objects.ts';
import { type PdfObject, streamOf } from '../../../../../../support/pdf/pdf-objects.ts';
import { type OpenPage, onePage, withPage } from '../../../../../../support/pdf/pdfium-page.ts';

type Forms = readonly PdfObject[];

const area = '0 0 10 10 re f';
const text = 'BT /F 10 Tf (x) Tj ET';
const font = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
/** The object of a form is number 5, and that of each form in it the next one. */
const formWith = (content: string, inner = '') =>
  streamOf(content, `/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << ${font} ${inner} >>`);
const resources = `/Resources << ${font} /XObject << /Form 5 0 R >> >>`;
const nested = (levels: number) =>
  Array.from({ length: levels }, (_, level) =>
    level === levels - 1 ? formWith(area) : formWith('/Form Do', `/XObject << /Form ${level + 6} 0 R >>`),
  );

const open = <T>(content: string, forms: Forms, of: (page: OpenPage) => T) =>
  withPage(onePage(content, resources, forms), of);

/** What is visited, with the number of forms around it. */
const visited = (content: string, forms: Forms, visitor: Partial<ObjectVisitor<number>> = {}) =>
  open(content, forms, ({ pdfium, page }) => {
    const found: (readonly [kind: number, depth: number])[] = [];
    visitObjects(pdfium, page, 0, {
      enter: (_, depth) => depth + 1,
      visit: (_, kind, depth) => found.push([kind, depth]),
      ...visitor,
    });
    return found;
  });

describe('the objects of a page', () => {
  it('are visited in the order of painting, those of forms with what surrounds them', async () => {
    expect(await visited(`${area} /Form Do ${text}`, [formWith(`${text} ${area}`)])).toEqual([
      [objectTypes.path, 0],
      [objectTypes.text, 1],
      [objectTypes.path, 1],
      [objectTypes.text, 0],
    ]);
  });

  it('are told to be passed once all that is in them was visited', async () => {
    const order: string[] = [];
    await visited(`/Form Do ${area}`, [formWith(text)], {
      visit: (_, kind) => order.push(`visit ${kind}`),
      passed: (index) => order.push(`pass ${index}`),
    });
    expect(order).toEqual([`visit ${objectTypes.text}`, 'pass 0', `visit ${objectTypes.path}`, 'pass 1']);
  });

  it('are left out in forms that are nested deeper than is read', async () => {
    const leftOut: number[] = [];
    const leaveOut = (object: number) => leftOut.push(object);
    expect(await visited('/Form Do', nested(limits.maxFormDepth), { leaveOut })).toEqual([
      [objectTypes.path, limits.maxFormDepth],
    ]);
    expect(leftOut).toHaveLength(0);
    expect(await visited('/Form Do', nested(limits.maxFormDepth + 1), { leaveOut })).toEqual([]);
    expect(leftOut).toHaveLength(1);
  });

  it('are left out beyond the number of them that is read', async () => {
    const leftOut: number[] = [];
    const many = `${area} `.repeat(limits.maxObjects + 1);
    expect(await visited(many, [], { leaveOut: (object) => leftOut.push(object) })).toHaveLength(limits.maxObjects);
    expect(leftOut).toHaveLength(1);
  });
});

describe('what is to be removed', () => {
  const left = (content: string, inForm: string, removed: number) =>
    open(content, [formWith(inForm)], ({ pdfium, page, objects: [form = 0] }) => {
      let visits = 0;
      visitObjects(pdfium, page, null, {
        enter: () => null,
        visit: () => visits++,
        isRemoved: (_, kind) => kind === removed,
      });
      const { count } = contentOfPage(pdfium, page);
      return { visits, count, inForm: count === 0 ? 0 : contentOfForm(pdfium, form).count };
    });

  it('goes from the page and from its forms, and is not visited', async () => {
    expect(await left(`/Form Do ${text} ${text} ${area}`, `${area} ${text}`, objectTypes.text)).toEqual({
      visits: 2,
      count: 2,
      inForm: 1,
    });
  });

  it('goes with all that is in it', async () => {
    expect(await left('/Form Do', area, objectTypes.form)).toEqual({ visits: 0, count: 0, inForm: 0 });
  });
});
