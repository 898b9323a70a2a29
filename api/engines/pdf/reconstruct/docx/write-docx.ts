import type { DocModel } from '../model/doc-model.ts';
import { createMedia, createRelationships } from '../ooxml/relationships.ts';
import { type Part, writePackage } from '../ooxml/write-package.ts';
import { element, valued, xmlFile } from '../ooxml/xml.ts';
import { blocksXml } from './body/blocks-xml.ts';
import { notesXml } from './body/notes-xml.ts';
import { hasEvenHeads, runningParts } from './body/running-parts.ts';
import { type RunningReferences, sectionXml } from './body/section-xml.ts';
import { contentTypes, relationshipTypes, wordNamespaces } from './namespaces.ts';
import { numberingXml } from './styles/numbering-xml.ts';
import { stylesXml } from './styles/styles-xml.ts';
import type { WriteContext } from './write-context.ts';

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
  const typed = parts.map((part) => ({ ...part, type: `${contentTypes}.${part.type}+xml` }));
  const { media } = context;
  await writePackage(
    { folder: 'word', parts: typed, media, root: packageXml, properties: coreXml(model.title) },
    output,
  );
}
