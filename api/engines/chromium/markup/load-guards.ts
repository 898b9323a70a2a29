import { createUseGuard } from '../../../formats/drawing-uses.ts';
import { attributeOf, type StartTag } from '../../../formats/html-tags.ts';
import { createColumnGuard } from './column-guard.ts';
import { createNestingGuard } from './nesting-guard.ts';
import { createTagBudget } from './tag-budget.ts';

/** Handlers for the tokens of a document that judge what it takes a browser to lay it out. */
export interface LoadGuards {
  /** Throws `too-complex` if it takes too long. */
  readonly startTag: (tag: StartTag) => void;
  readonly endTag: (name: string) => void;
  /** Call after the last token. Throws as `startTag` does. */
  readonly end: () => void;
  /** Whether a PDF of what was read so far can be tagged in time. */
  readonly isTaggable: () => boolean;
}

/** Creates the guards against open elements, columns and uses of drawings without end, and an estimate for tags. */
export function createLoadGuards(): LoadGuards {
  const nesting = createNestingGuard();
  const uses = createUseGuard();
  const columns = createColumnGuard();
  const tags = createTagBudget();
  return {
    startTag(tag) {
      const { tagName, attrs, selfClosing } = tag;
      nesting.startTag(tagName, selfClosing);
      uses.startTag(tagName, attrs, selfClosing);
      tags.startTag(tagName);
      columns.startTag(tagName, { colspan: attributeOf(tag, 'colspan'), rowspan: attributeOf(tag, 'rowspan') });
    },
    endTag(name) {
      nesting.endTag(name);
      uses.endTag(name);
      tags.endTag(name);
      columns.endTag(name);
    },
    end: uses.end,
    isTaggable: tags.isTaggable,
  };
}
