import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMedia } from '../../../../../../api/engines/pdf/reconstruct/ooxml/media.ts';
import { createRelationships } from '../../../../../../api/engines/pdf/reconstruct/ooxml/relationships.ts';
import { type Package, writePackage } from '../../../../../../api/engines/pdf/reconstruct/ooxml/write-package.ts';
import { openPackage } from '../../../../../../api/formats/zip/zip-package.ts';
import { partOf } from '../../../../../support/office/read/part-of.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const main = { name: 'document.xml', type: 'application/main', xml: '<main/>' };
let files = 0;

/** A package with a main part, and what else it has. */
async function written(parts: Partial<Package> = {}): Promise<string> {
  const path = join(await scratchFolder(), `${files++}.docx`);
  await writePackage({ folder: 'word', parts: [main], media: createMedia(), ...parts }, path);
  return path;
}

async function entriesOf(path: string) {
  const { entries, close } = await openPackage(path);
  close();
  return entries;
}
const namesOf = async (path: string) => (await entriesOf(path)).map(({ name }) => name);

describe('a package', () => {
  it('begins with the types of its parts, and names the main one', async () => {
    const path = await written();
    expect(await namesOf(path)).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
    const types = await partOf(path, '[Content_Types].xml');
    expect(types).toContain('<Override PartName="/word/document.xml" ContentType="application/main"/>');
    expect(types).toContain('<Default Extension="png" ContentType="image/png"/>');
    expect(await partOf(path, '_rels/.rels')).toMatch(/officeDocument" Target="word\/document.xml"/);
  });

  it('has its title in its properties, escaped, and none without one', async () => {
    const path = await written({ title: 'A & B' });
    expect(await partOf(path, 'docProps/core.xml')).toContain('<dc:title>A &amp; B</dc:title>');
    expect(await partOf(path, '_rels/.rels')).toContain('Target="docProps/core.xml"');
    expect(await partOf(path, '[Content_Types].xml')).toContain('PartName="/docProps/core.xml"');
    expect(await partOf(await written(), '_rels/.rels')).not.toContain('core');
  });

  it('has the relationships of a part beside it, if there are any', async () => {
    const relationships = createRelationships();
    relationships.part('image', '../media/image1.png');
    const slide = { ...main, name: 'slides/slide1.xml', relationships };
    const lone = { ...main, name: 'slides/slide2.xml', relationships: createRelationships() };
    const path = await written({ folder: 'ppt', parts: [main, slide, lone] });
    expect((await namesOf(path)).filter((name) => name.endsWith('.rels'))).toEqual([
      '_rels/.rels',
      'ppt/slides/_rels/slide1.xml.rels',
    ]);
    expect(await partOf(path, 'ppt/slides/_rels/slide1.xml.rels')).toContain('../media/image1.png');
  });

  it('stores pictures as they are, and packs all else', async () => {
    const media = createMedia();
    const bytes = new Uint8Array(1000);
    media.nameOf({ bytes, format: 'png' });
    const path = await written({ media, fonts: [{ name: 'fonts/font1.odttf', bytes }] });
    const sizes = (await entriesOf(path)).map(({ name, packedBytes }) => [name, packedBytes] as const);
    const sizeOf = new Map(sizes);
    expect(sizeOf.get('word/media/image1.png')).toBe(1000);
    expect(sizeOf.get('word/fonts/font1.odttf')).toBeLessThan(100);
    expect(await partOf(path, '[Content_Types].xml')).toContain('Extension="odttf"');
    expect(await partOf(await written(), '[Content_Types].xml')).not.toContain('odttf');
  });

  it('has all pieces of a long part in order', async () => {
    const pieces = Array.from({ length: 7 }, (_, index) => String(index).repeat(100_000));
    const path = await written({ parts: [{ ...main, xml: ['<main>', ...pieces, '</main>'] }] });
    expect(await partOf(path, 'word/document.xml')).toBe(`<main>${pieces.join('')}</main>`);
  });
});
