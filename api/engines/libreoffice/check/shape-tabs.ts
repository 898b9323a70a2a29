import { openPackage, rewritePackage } from '../../../formats/zip/zip-package.ts';
import { createPlainEditor, editBy, type XmlEditor } from '../prepare/edit/xml-editor.ts';
import {
  childOf,
  childrenOf,
  elementsOf,
  rewriteElements,
  withChanged,
  type XmlElement,
} from '../prepare/edit/xml-tree.ts';
import { findHints } from '../prepare/prepare-package.ts';
import { outputCaps } from './check-package.ts';

/** Parts that may have shapes. */
const shown = /^word\/(?:document|header|footer|footnotes|endnotes)\d*\.xml$/;
/** Matches parts with runs that hold nothing. */
const emptyRun = /(?:<w:r>|<\/w:rPr>|<w:rPr\/>)<\/w:r>/;
/** Elements within the text of a shape. */
const maxNodes = 100_000;

const isEmpty = (run: XmlElement) => elementsOf(run).every(({ name }) => name === 'w:rPr');

const tab: XmlElement = { name: 'w:tab', attributes: {}, children: [] };

/** A paragraph with tabs in place of runs that hold nothing. One that is the only run may be that of an empty paragraph. */
function withTabs(paragraph: XmlElement): XmlElement {
  // LibreOffice names the styles of all paragraphs but those in shapes.
  const isOfShape = childOf(childOf(paragraph, 'pPr'), 'pStyle') === undefined;
  if (!isOfShape || childrenOf(paragraph, 'r').length < 2) return paragraph;
  return withChanged(paragraph, 'r', (run) => (isEmpty(run) ? { ...run, children: [...run.children, tab] } : run));
}

/** Puts tabs into the texts of shapes in a Word document that LibreOffice wrote, which leaves the runs empty that had them. */
export const putShapeTabs = (editor: XmlEditor): XmlEditor =>
  rewriteElements(editor, {
    takes: (name) => name === 'w:txbxContent',
    maxNodes,
    rewrite(box) {
      const whole = withChanged(box, 'p', withTabs);
      return whole === box ? undefined : [whole];
    },
  });

/** The names of the parts that may lack tabs. */
async function partsWithEmptyRuns(path: string): Promise<ReadonlySet<string>> {
  const opened = await openPackage(path, outputCaps);
  try {
    const found = new Set<string>();
    for (const entry of opened.entries.filter(({ name }) => shown.test(name))) {
      const [run, box] = await findHints(await opened.read(entry), [emptyRun, /<w:txbxContent>/]);
      if (run && box) found.add(entry.name);
    }
    return found;
  } finally {
    opened.close();
  }
}

/**
 * Gives the shapes of a Word document that LibreOffice wrote the tabs in their text. Throws as `openPackage` and
 * `rewritePackage` do.
 * @param output Where the result is written if any part may lack some.
 * @returns The path of the complete document.
 */
export async function completeShapes(path: string, output: string, signal: AbortSignal): Promise<string> {
  const parts = await partsWithEmptyRuns(path);
  if (parts.size === 0) return path;
  const edit = editBy(() => putShapeTabs(createPlainEditor()));
  await rewritePackage(path, output, (name) => (parts.has(name) ? edit : undefined), { signal, caps: outputCaps });
  return output;
}
