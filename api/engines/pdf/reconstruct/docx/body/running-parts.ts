import { isDeepStrictEqual } from 'node:util';
import type { RunningText, Section } from '../../model/doc-model.ts';
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

const roomOf = ({ width, margins }: Section) => width - margins.left - margins.right;

/** Whether a section has all the headers and footers of another one, so that it keeps them. */
const keepsHeads = (section: Section, before: Section) =>
  isDeepStrictEqual([section.header, section.footer], [before.header, before.footer]) &&
  Math.round(roomOf(section)) === Math.round(roomOf(before));

/**
 * Writes the headers and footers of all sections as parts (ECMA-376 part 1, section 17.10).
 * @returns The parts, and the ids by which each section refers to its own; null for a section that keeps those of the
 * previous one.
 */
export function runningParts(
  sections: readonly Section[],
  context: WriteContext,
): { readonly parts: readonly RunningPart[]; readonly references: readonly (RunningReferences | null)[] } {
  const parts: RunningPart[] = [];
  const hasEven = hasEvenHeads(sections);
  const write = (kind: 'header' | 'footer', text: RunningText, width: number) => {
    const isUsed = sections.some((section) => section[kind].usual !== null || section[kind].first !== null);
    if (!isUsed && !hasEven) return {};
    const ids: Record<string, string> = {};
    for (const [pages, type] of Object.entries(pageTypes)) {
      const own = text[pages as keyof typeof pageTypes];
      const blocks = own ?? (pages === 'first' || (pages === 'even' && !hasEven) ? null : (text.usual ?? []));
      if (blocks === null) continue;
      const relationships = createRelationships();
      // An empty header must not push the text of its pages down.
      const content = blocksXml(blocks, width, { ...context, relationships }) || spacer;
      const name = `${kind}${parts.filter((part) => part.kind === kind).length + 1}.xml`;
      parts.push({ name, kind, xml: xmlFile(element(roots[kind], wordNamespaces, content)), relationships });
      ids[type] = context.relationships.part(kind, name);
    }
    return ids;
  };
  const references = sections.map((section, index) => {
    const { header, footer } = section;
    const before = sections[index - 1];
    if (before !== undefined && keepsHeads(section, before)) return null;
    const room = roomOf(section);
    return { header: write('header', header, room), footer: write('footer', footer, room) };
  });
  return { parts, references };
}
