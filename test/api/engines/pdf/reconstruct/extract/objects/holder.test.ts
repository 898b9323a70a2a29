import { describe, expect, it } from 'vitest';
import {
  clipWithin,
  formHolder,
  mayFadeIn,
  pageHolder,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/objects/holder.ts';
import { createClipReader } from '../../../../../../../api/engines/pdf/reconstruct/extract/paths/read-clips.ts';
import { streamOf } from '../../../../../../support/pdf/pdf-objects.ts';
import { type OpenPage, onePage, withPage } from '../../../../../../support/pdf/pdfium-page.ts';

const form = (content: string) =>
  streamOf(content, '/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Resources << /ExtGState << /Soft 6 0 R >> >>');
const half = '<< /Type /ExtGState /ca 0.5 >>';
const resources = '/Resources << /XObject << /Form 5 0 R >> /ExtGState << /Soft 6 0 R >> >>';
const read = <T>(content: string, of: (open: OpenPage) => T) =>
  withPage(onePage(content, resources, [form('10 10 20 20 re f'), half]), of);
const [masks, noMasks] = [{ mayHaveSoftMasks: true }, { mayHaveSoftMasks: false }];

it('is the page, which clips nothing', async () => {
  const holder = await read('', ({ space }) => pageHolder(space));
  expect(holder).toEqual({ matrix: [1, 0, 0, -1, 0, 200], forms: [], clip: null, mayFade: false });
});

describe('a form', () => {
  const held = (content: string, facts = masks) =>
    read(content, ({ pdfium, space, objects: [object = 0] }) => ({
      object,
      holder: formHolder(pdfium, object, pageHolder(space), createClipReader(pdfium), facts),
    }));

  it('has its matrix in that of the page, and is the innermost of its forms', async () => {
    const { holder, object } = await held('q 2 0 0 2 30 40 cm /Form Do Q');
    expect(holder.matrix).toEqual([2, 0, 0, -2, 30, 160]);
    expect(holder.forms).toEqual([object]);
  });

  it('clips what is on it by what clips it', async () => {
    const { holder } = await held('q 30 40 50 60 re W n /Form Do Q');
    expect(holder.clip?.box).toEqual({ x0: 30, x1: 80, y0: 100, y1: 160 });
    expect((await held('/Form Do')).holder.clip).toBeNull();
  });

  it('may fade if it is half-transparent and the file has soft masks', async () => {
    const faded = 'q /Soft gs /Form Do Q';
    expect((await held(faded)).holder.mayFade).toBe(true);
    expect((await held(faded, noMasks)).holder.mayFade).toBe(false);
    expect((await held('/Form Do')).holder.mayFade).toBe(false);
  });
});

describe('an object', () => {
  const area = '10 10 20 20 re f';

  it('may fade by itself, or with what holds it', async () => {
    const fades = (content: string, mayFade: boolean, facts = masks) =>
      read(content, ({ pdfium, space, objects: [object = 0] }) =>
        mayFadeIn(pdfium, object, { ...pageHolder(space), mayFade }, facts),
      );
    expect(await fades(area, false)).toBe(false);
    expect(await fades(area, true)).toBe(true);
    expect(await fades(`/Soft gs ${area}`, false)).toBe(true);
    expect(await fades(area, true, noMasks)).toBe(false);
  });

  it('is clipped by itself and by what holds it', async () => {
    const clip = await read(`q 0 0 20 200 re W n ${area} Q`, ({ pdfium, space, objects: [object = 0] }) =>
      clipWithin(
        object,
        {
          ...pageHolder(space),
          clip: { box: { x0: 5, x1: 90, y0: 0, y1: 180 }, isRectangle: true, steps: [] } as never,
        },
        createClipReader(pdfium),
      ),
    );
    expect(clip?.box).toEqual({ x0: 5, x1: 20, y0: 0, y1: 180 });
  });
});
