import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readReferences } from '../../../../api/engines/office-package/references.ts';
import { type Changes, rewriteReferences } from '../../../../api/engines/office-package/rewrite-references.ts';
import { contentTypes, relationships } from '../../../support/office/package.ts';
import { writtenParts } from '../../../support/office/read/written-parts.ts';
import { withinCpuTime } from '../../../support/processes/within-cpu-time.ts';

const changes = (renamed: Readonly<Record<string, string>>, ...removed: readonly string[]): Changes => ({
  renamed: new Map(Object.entries(renamed)),
  removed: new Set(removed),
});

async function rewritten(
  contents: Readonly<Record<string, string>>,
  standard: 'ooxml' | 'odf',
  what: Changes,
  expected: number,
) {
  const parts = await rewriteReferences(await writtenParts(contents), standard, what, expected);
  if (parts === undefined) return undefined;
  const texts = await Promise.all(parts.map(async ({ name, path }) => [name, await readFile(path, 'utf8')] as const));
  return new Map(texts);
}

describe('the references of an OOXML package', () => {
  const rels = relationships({
    photo: ['image', '../media/photo.png'],
    logo: ['image', '/word/media/logo.png'],
    site: ['hyperlink', 'https://example.org/photo.png'],
    style: ['styles', 'styles.xml'],
  });
  const types = contentTypes({
    'word/media/photo.png': 'image/png',
    'word/document.xml': 'application/xml',
    'docProps/thumbnail.jpeg': 'image/jpeg',
  });
  const package_ = {
    '[Content_Types].xml': types,
    '_rels/.rels': relationships({
      main: ['officeDocument', 'word/document.xml'],
      seen: ['thumbnail', 'docProps/thumbnail.jpeg'],
    }),
    'word/glossary/_rels/document.xml.rels': rels,
    'word/document.xml': '<w:t>media/photo.png</w:t>',
  };
  const what = changes(
    { 'word/media/photo.png': 'word/media/photo.jpg', 'word/media/logo.png': 'word/media/logo.jpg' },
    'docProps/thumbnail.jpeg',
  );

  it('follow renamed parts from wherever they name them, and leave with removed ones', async () => {
    const parts = await rewritten(package_, 'ooxml', what, 3);
    const links = parts?.get('word/glossary/_rels/document.xml.rels');
    expect(links).toContain('Target="../media/photo.jpg"');
    expect(links).toContain('Target="/word/media/logo.jpg"');
    expect(links).toContain('Target="https://example.org/photo.png"');
    expect(links).toContain('Target="styles.xml"');
    expect(parts?.get('_rels/.rels')).not.toContain('thumbnail');
    expect(parts?.get('word/document.xml')).toBe(package_['word/document.xml']);
  });

  it('get the content type of the new extension once', async () => {
    const text = (await rewritten(package_, 'ooxml', what, 3))?.get('[Content_Types].xml') ?? '';
    expect(text.match(/Extension="jpg" ContentType="image\/jpeg"/g)).toHaveLength(1);
    expect(text).not.toContain('photo.png');
    expect(text).not.toContain('thumbnail');
    expect(text).toContain('PartName="/word/document.xml"');
    const known = { ...package_, '[Content_Types].xml': text };
    const again = (await rewritten(known, 'ooxml', what, 3))?.get('[Content_Types].xml');
    expect(again).toBe(text);
  });

  it('are left unchanged if their number differs from what was found', async () => {
    expect(await rewritten(package_, 'ooxml', what, 4)).toBeUndefined();
  });
});

describe('the references of an OpenDocument file', () => {
  const body = (content: string) => `<office:body>${content}</office:body>`;
  const link = (href: string, quote = '"') => `<draw:image xlink:href=${quote}${href}${quote}/>`;
  const package_ = {
    'content.xml': body(
      link('Pictures/a.png') + link('./Pictures/a.png', "'") + link('https://example.org/Pictures/a.png'),
    ),
    'Object 1/content.xml': link('../Pictures/a.png'),
    'META-INF/manifest.xml': `<manifest:manifest>${[
      ['/', 'application/vnd.oasis.opendocument.text'],
      ['Pictures/a.png', 'image/png'],
      ['Pictures/copy.png', 'image/png'],
      ['Thumbnails/thumbnail.png', 'image/png'],
    ]
      .map(([path, type]) => `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`)
      .join('')}</manifest:manifest>`,
  };
  const what = changes(
    { 'Pictures/a.png': 'Pictures/a.jpg', 'Pictures/copy.png': 'Pictures/a.jpg' },
    'Thumbnails/thumbnail.png',
  );

  it('keep how they were written', async () => {
    const parts = await rewritten(package_, 'odf', what, 3);
    expect(parts?.get('content.xml')).toBe(
      body(link('Pictures/a.jpg') + link('./Pictures/a.jpg', "'") + link('https://example.org/Pictures/a.png')),
    );
    expect(parts?.get('Object 1/content.xml')).toBe(link('../Pictures/a.jpg'));
  });

  it('list each part once, with its type', async () => {
    const manifest = (await rewritten(package_, 'odf', what, 3))?.get('META-INF/manifest.xml') ?? '';
    expect(manifest.match(/Pictures/g)).toHaveLength(1);
    expect(manifest).toContain('manifest:full-path="Pictures/a.jpg" manifest:media-type="image/jpeg"');
    expect(manifest).toContain('manifest:full-path="/"');
    expect(manifest).not.toContain('Thumbnails');
  });
});

it('edits only parts that are well-formed UTF-8', async () => {
  const { signal } = new AbortController();
  const editable = async (content: string) =>
    (await readReferences(await writtenParts({ '_rels/.rels': content }), 'ooxml', signal)).editable;
  expect(await editable('\ufeff<Relationships/>')).toBe(true);
  expect(await editable('<\0R\0/\0>\0')).toBe(false);
  expect(await editable('<Relationships>&nothing;</Relationships>')).toBe(false);
});

it('passes over empty parts, which LibreOffice writes', async () => {
  const { signal } = new AbortController();
  const parts = await writtenParts({ 'Configurations2/accelerator/current.xml': '', 'content.xml': '<a/>' });
  expect((await readReferences(parts, 'odf', signal)).editable).toBe(true);
});

it(
  'takes time linear in what a hostile list holds',
  withinCpuTime(5000, async () => {
    const flood = '<Relationship '.repeat(100_000);
    const rels = (content: string) => ({ '_rels/.rels': `<Relationships>${content}</Relationships>` });
    const removed = changes({}, 'docProps/thumbnail.jpeg');
    const thumbnail = '<Relationship Id="t" Type="x/thumbnail" Target="docProps/thumbnail.jpeg"/>';
    const parts = await rewritten(rels(`${thumbnail}<!-- ${flood}-->`), 'ooxml', removed, 1);
    expect(parts?.get('_rels/.rels')).toBe(`<Relationships><!-- ${flood}--></Relationships>`);
    expect(await rewritten(rels(flood), 'ooxml', removed, 1)).toBeUndefined();
    const spaces = `<Relationship${' '.repeat(1_000_000)}Target="docProps/thumbnail.jpeg"/>`;
    expect((await rewritten(rels(spaces), 'ooxml', removed, 1))?.get('_rels/.rels')).toBe(
      '<Relationships></Relationships>',
    );
  }),
);
