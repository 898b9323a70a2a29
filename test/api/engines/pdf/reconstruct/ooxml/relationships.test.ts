import { expect, it } from 'vitest';
import { createMedia } from '../../../../../../api/engines/pdf/reconstruct/ooxml/media.ts';
import { createRelationships } from '../../../../../../api/engines/pdf/reconstruct/ooxml/relationships.ts';

it('gives equal relationships one id, and distinguishes URLs from parts', () => {
  const relationships = createRelationships();
  expect(relationships.isEmpty()).toBe(true);
  expect(relationships.part('styles', 'styles.xml')).toBe('rId1');
  expect(relationships.address('https://example.com/?a=1&b=2')).toBe('rId2');
  expect(relationships.part('styles', 'styles.xml')).toBe('rId1');
  const xml = relationships.xml();
  expect(xml.match(/<Relationship /g)).toHaveLength(2);
  expect(xml).toContain('Target="https://example.com/?a=1&amp;b=2" TargetMode="External"');
  expect(xml).toContain('/officeDocument/2006/relationships/styles" Target="styles.xml"/>');
});

it('stores equal pictures once', () => {
  const media = createMedia();
  const bytes = Uint8Array.of(1, 2, 3);
  expect(media.nameOf({ bytes, format: 'png' })).toBe('media/image1.png');
  expect(media.nameOf({ bytes: Uint8Array.of(4), format: 'jpeg' })).toBe('media/image2.jpeg');
  expect(media.nameOf({ bytes: Uint8Array.from(bytes), format: 'png' })).toBe('media/image1.png');
  expect(media.files().map(({ name }) => name)).toEqual(['media/image1.png', 'media/image2.jpeg']);
});
