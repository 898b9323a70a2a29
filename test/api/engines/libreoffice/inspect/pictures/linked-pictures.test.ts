import { describe, expect, it } from 'vitest';
import { createLinkedPictures } from '../../../../../../api/engines/libreoffice/inspect/pictures/linked-pictures.ts';

type Tag = readonly [name: string, attributes: Readonly<Record<string, string>>];

/** The addresses in parts that are read in their order. */
function addressesIn(parts: Readonly<Record<string, readonly Tag[]>>): readonly string[] {
  const linked = createLinkedPictures();
  for (const [part, tags] of Object.entries(parts)) {
    const { open } = linked.watch(part, {});
    for (const [name, attributes] of tags) open?.(name, attributes);
  }
  return linked.addresses();
}

const external = (id: string, target: string, type = 'image'): Tag => [
  'Relationship',
  { Id: id, Type: `http://example.org/relationships/${type}`, Target: target, TargetMode: 'External' },
];
const relationships = 'word/_rels/document.xml.rels';

describe('pictures that a document only links to', () => {
  it('are found by the relationships of the part that shows them, as often as they are shown', () => {
    const addresses = addressesIn({
      [relationships]: [external('r1', 'https://example.org/a.png'), external('r2', 'https://example.org/b.png')],
      'word/document.xml': [
        ['a:blip', { 'r:link': 'r1' }],
        ['v:imagedata', { 'r:href': 'r1' }],
      ],
      'word/header1.xml': [['a:blip', { 'r:link': 'r2' }]],
    });
    expect(addresses).toEqual(['https://example.org/a.png', 'https://example.org/a.png']);
  });

  it('are none that the package carries as well, that are within it, or that are links of text', () => {
    const addresses = addressesIn({
      [relationships]: [
        external('r1', 'https://example.org/a.png'),
        external('r2', 'https://example.org/', 'hyperlink'),
        ['Relationship', { Id: 'r3', Type: 'http://example.org/relationships/image', Target: 'media/a.png' }],
      ],
      'word/document.xml': [
        ['a:blip', { 'r:link': 'r1', 'r:embed': 'r3' }],
        ['a:blip', { 'r:link': 'r2' }],
        ['a:blip', { 'r:link': 'r3' }],
      ],
    });
    expect(addresses).toEqual([]);
  });

  it('are known in OpenDocument by addresses that lead out of the package', () => {
    const image = (address: string): Tag => ['draw:image', { 'xlink:href': address }];
    const addresses = addressesIn({
      'content.xml': [image('Pictures/a.png'), image('https://example.org/a.png'), image('../b.png')],
      'Object 1/content.xml': [image('/c.png')],
      'meta.xml': [image('https://example.org/d.png')],
    });
    expect(addresses).toEqual(['https://example.org/a.png', '../b.png', '/c.png']);
  });

  it('leave other readers of a part what they read', () => {
    const read: string[] = [];
    const { open } = createLinkedPictures().watch(relationships, { open: (name) => read.push(name) });
    open?.('Relationships', {});
    open?.(...external('r1', 'https://example.org/a.png'));
    expect(read).toEqual(['Relationships', 'Relationship']);
  });
});
