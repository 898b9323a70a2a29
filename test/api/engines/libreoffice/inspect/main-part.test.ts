import { expect, it, vi } from 'vitest';
import { createMainPart } from '../../../../../api/engines/libreoffice/inspect/main-part.ts';

const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const parts = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'];

function check(targets: readonly string[], list = '_rels/.rels'): () => void {
  const main = createMainPart();
  const open = vi.fn();
  const events = main.watch(list, { open });
  for (const Target of targets) events.open?.('Relationship', { Type: type, Target });
  expect(open).toHaveBeenCalledTimes(targets.length);
  return () => main.check(parts);
}

it.each(['word/document.xml', '/word/document.xml', './Word/Document.xml', 'word\\document.xml', 'word/my%20text.xml'])(
  'takes %s for the document',
  (target) => {
    expect(check([target])).not.toThrow();
  },
);

it.each(['../../../etc/passwd', 'word/other.xml', '_rels/.rels', ''])('misses the document at “%s”', (target) => {
  expect(check([target])).toThrow('damaged');
});

it('knows nothing of a package that names no document, and of the lists of its parts', () => {
  expect(check([])).not.toThrow();
  expect(check(['other.xml'], 'word/_rels/document.xml.rels')).not.toThrow();
});
