import type { RunningText, Section } from '../../model/doc-model.ts';
import { createRelationships, type Relationships } from '../../ooxml/relationships.ts';
import { element, xmlFile } from '../../ooxml/xml.ts';
import { wordNamespaces } from '../namespaces.ts';
import type { WriteContext } from '../write-context.ts';
import { blocksXml, spacer } from './blocks-xml.ts';
import type { RunningReferences } from './section-xml.ts';

export interface RunningPart {
  readonly name: string;
  readonly type: 'header' | 'footer';
  readonly xml: string;
  readonly relationships: Relationships;
}

const kinds = { usual: 'default', first: 'first', even: 'even' } as const;
const roots = { header: 'w:hdr', footer: 'w:ftr' } as const;

/** Whether some pages with even numbers have running heads of their own: Word knows that of the whole document alone. */
export const hasEvenHeads = (sections: readonly Section[]) =>
  sections.some(({ header, footer }) => header.even !== null || footer.even !== null);

/**
 * The headers and footers of all sections as parts, and for each section the ids under which the document knows them.
 * A section without references has those of the one before it: only changes are written.
 */
export function runningParts(
  sections: readonly Section[],
  base: WriteContext,
): { readonly parts: readonly RunningPart[]; readonly references: readonly (RunningReferences | null)[] } {
  const parts: RunningPart[] = [];
  const hasEven = hasEvenHeads(sections);
  const write = (type: 'header' | 'footer', text: RunningText, width: number) => {
    const isAny = sections.some((section) => section[type].usual !== null || section[type].first !== null);
    if (!isAny && !hasEven) return {};
    const ids: Record<string, string> = {};
    for (const [kind, name] of Object.entries(kinds)) {
      const own = text[kind as keyof typeof kinds];
      const blocks = own ?? (kind === 'first' || (kind === 'even' && !hasEven) ? null : (text.usual ?? []));
      if (blocks === null) continue;
      const relationships = createRelationships();
      // What pages without running heads have must not push their text down.
      const content = blocksXml(blocks, width, { ...base, relationships }) || spacer;
      const file = `${type}${parts.filter((part) => part.type === type).length + 1}.xml`;
      parts.push({ name: file, type, xml: xmlFile(element(roots[type], wordNamespaces, content)), relationships });
      ids[name] = base.relationships.part(type, file);
    }
    return ids;
  };
  const references = sections.map(({ header, footer, width, margins }, index) => {
    const before = sections[index - 1];
    if (before?.header === header && before.footer === footer) return null;
    const room = width - margins.left - margins.right;
    return { header: write('header', header, room), footer: write('footer', footer, room) };
  });
  return { parts, references };
}
