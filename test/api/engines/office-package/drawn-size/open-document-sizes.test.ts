import { describe, expect, it } from 'vitest';
import { openDocumentSizes } from '../../../../../api/engines/office-package/drawn-size/open-document-sizes.ts';
import { writtenParts } from '../../../../support/office/read/written-parts.ts';

const { signal } = new AbortController();
const name = 'Pictures/a.png';
const image = `<draw:image xlink:href="${name}"/>`;
const frame = (attributes: string) => `<draw:frame ${attributes}>${image}</draw:frame>`;
const twoByOne = 'svg:width="5.08cm" svg:height="2.54cm"';

async function sizeOf(content: string, styles = ''): Promise<unknown> {
  const parts = await writtenParts({
    'content.xml': `<office:document-content>${content}</office:document-content>`,
    'styles.xml': `<office:document-styles>${styles}</office:document-styles>`,
  });
  return (await openDocumentSizes(parts, signal)).get(name);
}

describe('a frame', () => {
  it('shows its picture in its own size', async () => {
    expect(await sizeOf(frame(twoByOne))).toMatchObject({ width: 2, height: 1 });
  });

  it.each([
    ['is turned', `${twoByOne} draw:transform="matrix(1 0 0 1 0 0)"`],
    ['follows the page', `${twoByOne} style:rel-width="80%"`],
    ['has no size', ''],
  ])('leaves its picture as it is where it %s', async (_, attributes) => {
    expect(await sizeOf(frame(attributes))).toBe('natural');
  });

  it('adds what its style cuts off', async () => {
    const clip = (value: string) =>
      `<style:style style:name="cut"><style:graphic-properties fo:clip="${value}"/></style:style>`;
    const cut = frame(`${twoByOne} draw:style-name="cut"`);
    expect(await sizeOf(cut, clip('rect(0in, 1in, 0.5in, -1in)'))).toMatchObject({
      croppedWidth: 1,
      croppedHeight: 0.5,
    });
    expect(await sizeOf(cut, clip('rect(0in, 10%, 0in, 0in)'))).toBe('natural');
  });

  it('counts in its largest use', async () => {
    const small = frame('svg:width="1in" svg:height="1in"');
    expect(await sizeOf(small + frame(twoByOne) + small)).toMatchObject({ width: 2, height: 1 });
    expect(await sizeOf(frame(twoByOne) + image)).toBe('natural');
  });
});

describe('a filled area', () => {
  const fill = `<draw:fill-image draw:name="sky" xlink:href="${name}"/>`;
  const page = '<style:page-layout-properties fo:page-width="10in" fo:page-height="6in"/>';
  const area = (repeat: string) =>
    `<style:drawing-page-properties draw:fill-image-name="sky" style:repeat="${repeat}"/>`;

  it('is at most a page where every style stretches it', async () => {
    expect(await sizeOf('', fill + page + area('stretch'))).toEqual({ width: 10, height: 6 });
  });

  it('leaves a tile unchanged', async () => {
    expect(await sizeOf('', fill + page + area('stretch') + area('repeat'))).toBe('natural');
  });
});
