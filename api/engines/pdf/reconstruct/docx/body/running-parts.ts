import { isDeepStrictEqual } from 'node:util';
import type { Block, RunningText, Section } from '../../model/doc-model.ts';
import { createRelationships, type Relationships } from '../../ooxml/relationships.ts';
import { element, xmlFile } from '../../ooxml/xml.ts';
import { wordNamespaces } from '../namespaces.ts';
import type { WriteContext } from '../write-context.ts';
import { blocksXml, spacer } from './blocks-xml.ts';
import type { RunningReferences } from './section-xml.ts';

/** A header or a footer as a part of the package. */
export interface RunningPart {
  readonly name: string;
  readonly kind: 'header' | 'footer';
  readonly xml: string;
  readonly relationships: Relationships;
}

/** Word's names for the pages that a header or footer is for (`ST_HdrFtr`). */
const pageTypes = { usual: 'default', first: 'first', even: 'even' } as const;
const roots = { header: 'w:hdr', footer: 'w:ftr' } as const;

/** Whether any section has separate headers or footers for even pages, which Word enables for a whole document. */
export const hasEvenHeads = (sections: readonly Section[]) =>
  sections.some(({ header, footer }) => header.even !== null || footer.even !== null);

type Kind = keyof typeof roots;
type Pages = keyof typeof pageTypes;

const roomOf = ({ width, margins }: Section) => width - margins.left - margins.right;

/**
 * What the header or footer of a section shows on some of its pages; null where it has none for those alone.
 * @param hasEven Whether even pages have their own anywhere in the document.
 */
function shownOn(pages: Pages, text: RunningText, hasEven: boolean): readonly Block[] | null {
  if (text[pages] !== null) return text[pages];
  return pages === 'first' || (pages === 'even' && !hasEven) ? null : (text.usual ?? []);
}

/**
 * Writes the headers and footers of all sections as parts (ECMA-376 part 1, section 17.10).
 * @returns The parts, and the ids by which each section refers to its own: it keeps the others of the section before.
 */
export function runningParts(
  sections: readonly Section[],
  context: WriteContext,
): { readonly parts: readonly RunningPart[]; readonly references: readonly RunningReferences[] } {
  const parts: RunningPart[] = [];
  const hasEven = hasEvenHeads(sections);
  const isUsed = (kind: Kind) => sections.some((each) => each[kind].usual !== null || each[kind].first !== null);
  const used = { header: isUsed('header') || hasEven, footer: isUsed('footer') || hasEven };
  const writePart = (kind: Kind, blocks: readonly Block[], width: number) => {
    const relationships = createRelationships();
    // An empty header must not push the text of its pages down.
    const content = blocksXml(blocks, width, { ...context, relationships }) || spacer;
    const name = `${kind}${parts.filter((part) => part.kind === kind).length + 1}.xml`;
    parts.push({ name, kind, xml: xmlFile(element(roots[kind], wordNamespaces, content)), relationships });
    return context.relationships.part(kind, name);
  };
  const write = (kind: Kind, section: Section, before: Section | undefined) => {
    if (!used[kind]) return {};
    const ids: Record<string, string> = {};
    const sameRoom = before !== undefined && Math.round(roomOf(before)) === Math.round(roomOf(section)) ? before : null;
    for (const [pages, type] of Object.entries(pageTypes) as [Pages, string][]) {
      const blocks = shownOn(pages, section[kind], hasEven);
      const isKept = sameRoom !== null && isDeepStrictEqual(blocks, shownOn(pages, sameRoom[kind], hasEven));
      if (blocks !== null && !isKept) ids[type] = writePart(kind, blocks, roomOf(section));
    }
    return ids;
  };
  const references = sections.map((section, index) => {
    const before = sections[index - 1];
    return { header: write('header', section, before), footer: write('footer', section, before) };
  });
  return { parts, references };
}
