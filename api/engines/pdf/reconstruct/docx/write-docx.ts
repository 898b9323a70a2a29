import type { SubsetFont } from '../fonts/subset-fonts.ts';
import type { DocModel } from '../model/doc-model.ts';
import { createMedia } from '../ooxml/media.ts';
import { createRelationships } from '../ooxml/relationships.ts';
import { unknownSigns } from '../ooxml/unknown-signs.ts';
import { type Part, writePackage } from '../ooxml/write-package.ts';
import { startTag, xmlFile } from '../ooxml/xml.ts';
import { blockPieces } from './body/blocks-xml.ts';
import { notesXml } from './body/notes-xml.ts';
import { hasEvenHeads, runningParts } from './body/running-parts.ts';
import { type RunningReferences, sectionXml } from './body/section-xml.ts';
import { embedFonts } from './embedded-fonts.ts';
import { settingsXml } from './fixed-parts.ts';
import { createUsedFonts, fontTableXml } from './font-table.ts';
import { wordMediaType, wordNamespaces } from './namespaces.ts';
import { rtfLists } from './rtf-lists.ts';
import { rtfSections } from './rtf-sections.ts';
import { numberingXml } from './styles/numbering-xml.ts';
import { createOwnStyles } from './styles/own-styles.ts';
import { stylesXml } from './styles/styles-xml.ts';
import type { WriteContext } from './write-context.ts';

/**
 * The main part, in pieces: that of a long document is not at hand as one string. The properties of a section are in its
 * last paragraph, those of the last section at the end of the body.
 */
function documentXml(
  model: DocModel,
  references: readonly (RunningReferences | null)[],
  context: WriteContext,
): readonly string[] {
  const content = model.sections.flatMap((section, index): readonly string[] => {
    const isLast = index === model.sections.length - 1;
    const properties = sectionXml(section, references[index] ?? null, model.lineNumbers ?? null);
    const width = section.columns[0]?.width ?? section.width - section.margins.left - section.margins.right;
    const blocks = blockPieces(
      section.blocks,
      width,
      context,
      isLast ? null : { properties, columns: section.columns.length },
    );
    return isLast ? [...(blocks.length > 0 ? blocks : ['<w:p/>']), properties] : blocks;
  });
  return [xmlFile(`${startTag('w:document', wordNamespaces)}<w:body>`), ...content, '</w:body></w:document>'];
}

/** A part of the package whose relationship type and media type derive from `kind`. */
type WordPart = Omit<Part, 'type'> & {
  /** The end of its relationship's type and of its media type: `styles`, `header`. */
  readonly kind: string;
};

const mediaTypeOf = (kind: string) => `${wordMediaType}.${kind}+xml`;

/** The kinds of notes that a document has. */
const noteKinds = ({ notes }: DocModel) =>
  (['footnote', 'endnote'] as const).filter((kind) => notes.some((note) => note.kind === kind));

/** The parts with footnotes and endnotes. */
function noteParts(context: WriteContext): readonly WordPart[] {
  const { model } = context;
  return noteKinds(model).map((kind) => {
    const relationships = createRelationships();
    const name = `${kind}s.xml`;
    context.relationships.part(`${kind}s`, name);
    return { name, kind: `${kind}s`, xml: notesXml(kind, model, { ...context, relationships }), relationships };
  });
}

/**
 * Writes a document to a DOCX file (ECMA-376, transitional), with the parts that its content requires. Throws on I/O
 * errors.
 * @returns How many letters are signs for unknown ones.
 * @param subsets Fonts to embed if the document uses their families.
 * @param target What it becomes. LibreOffice makes RTF of it: shapes become pictures then, columns begin sections of
 * their own, and tables within tables become text.
 */
export async function writeDocx(
  source: DocModel,
  output: string,
  subsets: readonly SubsetFont[] = [],
  target: 'docx' | 'rtf' = 'docx',
): Promise<{ readonly unknownLetters: number }> {
  const isForRtf = target === 'rtf';
  const model = isForRtf
    ? { ...source, sections: rtfSections(source.sections), lists: rtfLists(source.lists) }
    : source;
  const relationships = createRelationships();
  let id = 0;
  const nextId = () => ++id;
  const fonts = createUsedFonts();
  const media = createMedia();
  const context: WriteContext = { model, media, isForRtf, relationships, nextId, fonts, styleLook: model.body };
  // LibreOffice leaves their own properties out of RTF in all sections but the first.
  const ownStyles = createOwnStyles();
  const running = runningParts(model.sections, isForRtf ? { ...context, ownStyles } : context);
  const notes = noteParts(context);
  const document = documentXml(model, running.references, context);
  // The font table is written last, since all other parts add to it.
  const styles = stylesXml(model, fonts, ownStyles.all());
  const numbering = numberingXml(model, fonts);
  const embedded = embedFonts(subsets, fonts.kinds);
  const settings = settingsXml({
    hasEvenHeads: hasEvenHeads(model.sections),
    hasFonts: embedded.files.length > 0,
    notes: noteKinds(model),
  });
  const fixed: readonly WordPart[] = [
    { name: 'styles.xml', kind: 'styles', xml: styles },
    { name: 'settings.xml', kind: 'settings', xml: settings },
    ...(model.lists.length === 0 ? [] : [{ name: 'numbering.xml', kind: 'numbering', xml: numbering }]),
    {
      name: 'fontTable.xml',
      kind: 'fontTable',
      xml: fontTableXml(fonts, embedded.referencesOf),
      relationships: embedded.relationships,
    },
  ];
  for (const { name, kind } of fixed) relationships.part(kind, name);
  const main: Part = { name: 'document.xml', type: mediaTypeOf('document.main'), xml: document, relationships };
  const others = [...fixed, ...notes, ...running.parts].map(
    ({ kind, ...part }): Part => ({ ...part, type: mediaTypeOf(kind) }),
  );
  const parts = [main, ...others] as const;
  await writePackage({ folder: 'word', parts, media, fonts: embedded.files, title: model.title }, output);
  return { unknownLetters: unknownSigns(parts) };
}
