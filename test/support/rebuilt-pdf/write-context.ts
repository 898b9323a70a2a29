import { createUsedFonts } from '../../../api/engines/pdf/reconstruct/docx/font-table.ts';
import type { WriteContext } from '../../../api/engines/pdf/reconstruct/docx/write-context.ts';
import type { DocModel } from '../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import { createMedia } from '../../../api/engines/pdf/reconstruct/ooxml/media.ts';
import { createRelationships } from '../../../api/engines/pdf/reconstruct/ooxml/relationships.ts';
import { look } from './glyphs.ts';

/** What the parts of a DOCX share that is otherwise empty, for a document with these parts. */
export function writeContext(parts: Partial<DocModel> = {}): WriteContext {
  let id = 0;
  const model: DocModel = {
    ...{ title: '', body: look, headings: new Map(), lists: [], notes: [], sections: [] },
    ...{ hasWidows: false, isTightBetweenScripts: false },
    ...parts,
  };
  return {
    ...{ model, media: createMedia(), isForRtf: false, relationships: createRelationships() },
    ...{ nextId: () => ++id, fonts: createUsedFonts(), styleLook: look },
  };
}
