import { expect, it } from 'vitest';
import { officeOpenSizes } from '../../../../../api/engines/office-package/drawn-size/office-open-sizes.ts';
import type { Part } from '../../../../../api/engines/office-package/part.ts';
import { readReferences } from '../../../../../api/engines/office-package/references.ts';
import { relationships } from '../../../../support/office/package.ts';
import { writtenParts } from '../../../../support/office/read/written-parts.ts';
import { withinCpuTime } from '../../../../support/processes/within-cpu-time.ts';

const { signal } = new AbortController();
const shape = (id: string, cx?: number) =>
  `<p:pic><a:blip r:embed="${id}"/>${cx === undefined ? '' : `<a:ext cx="${cx}" cy="914400"/>`}</p:pic>`;

async function sizes(contents: Readonly<Record<string, string>>) {
  const parts = await writtenParts(contents);
  return officeOpenSizes(parts, (await readReferences(parts, 'ooxml', signal)).all, signal);
}

const media = relationships({
  small: ['image', '../media/logo.png'],
  unsized: ['image', '../media/photo.png'],
  unused: ['image', '../media/unused.png'],
});

it('takes the largest use of a picture on all slides, and the slide where a shape has no size', async () => {
  const found = await sizes({
    'ppt/presentation.xml': '<p:presentation><p:sldSz cx="9144000" cy="6858000"/></p:presentation>',
    'ppt/slides/slide1.xml': `<p:sld>${shape('small', 914_400)}${shape('unsized')}</p:sld>`,
    'ppt/slides/_rels/slide1.xml.rels': media,
    'ppt/slides/slide2.xml': `<p:sld>${shape('small', 1_828_800)}</p:sld>`,
    'ppt/slides/_rels/slide2.xml.rels': relationships({ small: ['image', '../media/logo.png'] }),
  });
  expect(found.get('ppt/media/logo.png')).toMatchObject({ width: 2, height: 1 });
  expect(found.get('ppt/media/photo.png')).toEqual({ width: 10, height: 7.5 });
  expect(found.get('ppt/media/unused.png')).toBe('natural');
});

it('leaves a picture its own size where a text gives it none', async () => {
  const found = await sizes({
    'word/document.xml': `<w:document>${shape('unsized')}</w:document>`,
    'word/_rels/document.xml.rels': relationships({ unsized: ['image', 'media/photo.png'] }),
  });
  expect(found.get('word/media/photo.png')).toBe('natural');
});

it(
  'takes time linear in parts and references together',
  withinCpuTime(10_000, async () => {
    const references = Array.from({ length: 300_000 }, (_, index) => ({
      source: `word/q${index % 10}.xml`,
      id: 'i',
      type: 'x/image',
      target: 'word/z',
    }));
    const [part] = await writtenParts({ 'word/q1.xml': '<w:document/>' });
    const parts = Array.from({ length: 19_000 }, (_, index) => ({ ...part, name: `a${index}` }) as Part);
    expect((await officeOpenSizes(parts, references, signal)).size).toBe(0);
  }),
);
