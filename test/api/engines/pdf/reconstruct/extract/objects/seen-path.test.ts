import { describe, expect, it } from 'vitest';
import { pageHolder } from '../../../../../../../api/engines/pdf/reconstruct/extract/objects/holder.ts';
import {
  createPathSight,
  isPainted,
  type SeenPath,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/objects/seen-path.ts';
import { createClipReader } from '../../../../../../../api/engines/pdf/reconstruct/extract/paths/read-clips.ts';
import { readPath } from '../../../../../../../api/engines/pdf/reconstruct/extract/paths/read-path.ts';
import { boundsOf } from '../../../../../../../api/engines/pdf/reconstruct/extract/pdfium/page-object.ts';
import type { PictureSource } from '../../../../../../../api/engines/pdf/reconstruct/extract/pictures/read-picture.ts';
import { onePage, withPage } from '../../../../../../support/pdf/pdfium-page.ts';

const gradient =
  '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 200 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >>';
const resources = `/Resources << /Pattern << /P << /PatternType 2 /Shading ${gradient} >> >> /ExtGState << /Multiply << /BM /Multiply >> >> >>`;

/** How the last path of a page is seen. */
const seen = (content: string, facts: { readonly mayHavePatterns?: boolean } = {}): Promise<SeenPath | null> =>
  withPage(onePage(content, resources), ({ pdfium, document, page, space, objects }) => {
    const source = { document, mayHavePatterns: false, mayHaveSoftMasks: false, ...facts } as Partial<PictureSource>;
    const see = createPathSight(pdfium, source as PictureSource, page, space, createClipReader(pdfium));
    const object = objects.at(-1) ?? 0;
    const holder = pageHolder(space);
    const bounds = boundsOf(pdfium, object, holder.matrix);
    return see({ object, holder, bounds, path: readPath(pdfium, object, bounds, holder.matrix) });
  });
const area = '20 20 100 100 re f';
const triangle = '0 0 m 100 0 l 50 100 l h W n';

describe('a path', () => {
  it('is seen where its clip is', async () => {
    expect((await seen(area))?.shown).toEqual({ x0: 20, x1: 120, y0: 80, y1: 180 });
    expect((await seen(`50 50 20 500 re W n ${area}`))?.shown).toEqual({ x0: 50, x1: 70, y0: 80, y1: 150 });
    expect(await seen(`150 50 20 20 re W n ${area}`)).toBeNull();
  });

  it('has its own colour', async () => {
    expect((await seen(`1 0 0 rg ${area}`))?.path.fill).toBe('FF0000');
    expect((await seen(`1 0 0 RG 20 20 m 100 100 l S`))?.path.stroke).toBe('FF0000');
  });

  it('has the colour of a pattern on average, and is even unless that changes', async () => {
    const pattern = `/Pattern cs /P scn ${area}`;
    const shaded = await seen(pattern, { mayHavePatterns: true });
    expect(shaded?.path.fill).toMatch(/^A.00[56].$/);
    expect(shaded?.isEven).toBe(false);
    expect((await seen(pattern))?.isEven).toBe(true);
    expect((await seen(`0 0 1 rg ${area}`, { mayHavePatterns: true }))?.isEven).toBe(true);
  });

  it('is not looked at for a pattern if it is as thin as a rule', async () => {
    const thin = await seen('/Pattern cs /P scn 20 20 100 1 re f', { mayHavePatterns: true });
    expect(thin?.isEven).toBe(true);
  });
});

describe('white', () => {
  it('may hide what is below it', async () => {
    expect((await seen(`1 g ${area}`))?.mayHide).toBe(true);
  });

  it('hides nothing for sure if it is cut to a shape or blended', async () => {
    expect((await seen(`${triangle} 1 g ${area}`))?.mayHide).toBe(false);
    expect((await seen(`/Multiply gs 1 g ${area}`))?.mayHide).toBe(false);
    expect((await seen(`50 50 20 20 re W n 1 g ${area}`))?.mayHide).toBe(true);
    expect((await seen(`${triangle} 1 0 0 rg ${area}`))?.mayHide).toBe(true);
  });
});

it('tells paths that are painted from those that only clip', async () => {
  expect(isPainted({ fill: null, stroke: null } as SeenPath['path'])).toBe(false);
  expect(isPainted({ fill: null, stroke: '000000' } as SeenPath['path'])).toBe(true);
  expect(isPainted({ fill: 'FFFFFF', stroke: null } as SeenPath['path'])).toBe(true);
});
