import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { DocModel } from '../model/doc-model.ts';
import { blocksXml } from './blocks-xml.ts';
import { contentTypes, relationshipTypes, wordNamespaces } from './namespaces.ts';
import { notesXml } from './notes-xml.ts';
import { numberingXml } from './numbering-xml.ts';
import { createMedia, createRelationships, type Relationships } from './parts.ts';
import { hasEvenHeads, runningParts } from './running-parts.ts';
import { type RunningReferences, sectionXml } from './section-xml.ts';
import { stylesXml } from './styles-xml.ts';
import type { WriteContext } from './write-context.ts';
import { element, valued, xmlFile } from './xml.ts';

interface Part {
  readonly name: string;
  readonly type: string;
  readonly xml: string;
  readonly relationships?: Relationships;
}

function documentXml(
  model: DocModel,
  references: readonly (RunningReferences | null)[],
  context: WriteContext,
): string {
  const content = model.sections.map((section, index) => {
    const isLast = index === model.sections.length - 1;
    const properties = sectionXml(section, references[index] ?? null);
    const width = section.columns[0]?.width ?? section.width - section.margins.left - section.margins.right;
    const blocks = blocksXml(section.blocks, width, context, false, isLast ? '' : properties);
    return isLast ? `${blocks || '<w:p/>'}${properties}` : blocks;
  });
  return xmlFile(element('w:document', wordNamespaces, element('w:body', {}, ...content)));
}

const settingsXml = (hasEven: boolean) =>
  xmlFile(
    element(
      'w:settings',
      { 'xmlns:w': wordNamespaces['xmlns:w'] },
      hasEven ? element('w:evenAndOddHeaders') : '',
      element('w:footnotePr', {}, element('w:footnote', { 'w:id': -1 }), element('w:footnote', { 'w:id': 0 })),
      element('w:endnotePr', {}, element('w:endnote', { 'w:id': -1 }), element('w:endnote', { 'w:id': 0 })),
      element(
        'w:compat',
        {},
        element('w:compatSetting', {
          'w:name': 'compatibilityMode',
          'w:uri': 'http://schemas.microsoft.com/office/word',
          'w:val': 15,
        }),
      ),
    ),
  );

const fontsXml = (fonts: ReadonlySet<string>) =>
  xmlFile(
    element(
      'w:fonts',
      { 'xmlns:w': wordNamespaces['xmlns:w'] },
      ...[...fonts]
        .sort()
        .map((name) =>
          element('w:font', { 'w:name': name }, valued('w:family', 'auto'), valued('w:pitch', 'variable')),
        ),
    ),
  );

function contentTypesXml(parts: readonly Part[]): string {
  const byExtension = {
    rels: 'application/vnd.openxmlformats-package.relationships+xml',
    xml: 'application/xml',
    png: 'image/png',
    jpeg: 'image/jpeg',
  };
  const defaults = Object.entries(byExtension).map(([Extension, ContentType]) =>
    element('Default', { Extension, ContentType }),
  );
  const overrides = parts.map(({ name, type }) =>
    element('Override', { PartName: `/word/${name}`, ContentType: `${contentTypes}.${type}+xml` }),
  );
  const properties = element('Override', {
    PartName: '/docProps/core.xml',
    ContentType: 'application/vnd.openxmlformats-package.core-properties+xml',
  });
  return xmlFile(
    element(
      'Types',
      { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
      ...defaults,
      ...overrides,
      properties,
    ),
  );
}

const coreXml = (title: string) =>
  xmlFile(
    element(
      'cp:coreProperties',
      {
        'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      },
      element('dc:title', {}, title === '' ? '' : title.replace(/[<>&]/g, ' ')),
    ),
  );

const packageXml = xmlFile(
  element(
    'Relationships',
    { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' },
    element('Relationship', { Id: 'rId1', Type: `${relationshipTypes}/officeDocument`, Target: 'word/document.xml' }),
    element('Relationship', {
      Id: 'rId2',
      Type: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
      Target: 'docProps/core.xml',
    }),
  ),
);

/** Writes the document as a DOCX file. */
export async function writeDocx(model: DocModel, output: string): Promise<void> {
  const relationships = createRelationships();
  let id = 0;
  const nextId = () => ++id;
  const fonts = new Set<string>();
  const context: WriteContext = { model, media: createMedia(), relationships, nextId, fonts, ground: model.body };
  const running = runningParts(model.sections, context);
  const noteKinds = (['footnote', 'endnote'] as const).filter((kind) => model.notes.some((note) => note.kind === kind));
  const notes = noteKinds.map((kind): Part => {
    const own = createRelationships();
    relationships.part(`${kind}s`, `${kind}s.xml`);
    return {
      name: `${kind}s.xml`,
      type: `${kind}s`,
      xml: notesXml(kind, model, { ...context, relationships: own }),
      relationships: own,
    };
  });
  const document = documentXml(model, running.references, context);
  const styles = stylesXml(model, fonts);
  const numbering = numberingXml(model, fonts);
  const fixed: readonly Part[] = [
    { name: 'styles.xml', type: 'styles', xml: styles },
    { name: 'settings.xml', type: 'settings', xml: settingsXml(hasEvenHeads(model.sections)) },
    ...(model.lists.length === 0 ? [] : [{ name: 'numbering.xml', type: 'numbering', xml: numbering }]),
    { name: 'fontTable.xml', type: 'fontTable', xml: fontsXml(fonts) },
  ];
  for (const { name, type } of fixed) relationships.part(type, name);
  const parts: readonly Part[] = [
    { name: 'document.xml', type: 'document.main', xml: document, relationships },
    ...fixed,
    ...notes,
    ...running.parts,
  ];

  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(contentTypesXml(parts)), '[Content_Types].xml');
  zip.addBuffer(Buffer.from(packageXml), '_rels/.rels');
  zip.addBuffer(Buffer.from(coreXml(model.title)), 'docProps/core.xml');
  for (const { name, xml, relationships: own } of parts) {
    zip.addBuffer(Buffer.from(xml), `word/${name}`);
    if (own !== undefined && !own.isEmpty()) zip.addBuffer(Buffer.from(own.xml()), `word/_rels/${name}.rels`);
  }
  for (const { name, bytes } of context.media.files())
    zip.addBuffer(Buffer.from(bytes), `word/${name}`, { compress: false });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(output));
}
