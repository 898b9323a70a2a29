import type { TabStop } from '../../model/doc-model.ts';
import { element } from '../../ooxml/xml.ts';
import { twentieths } from '../word-xml.ts';

/** The tab stops of a paragraph or style (`w:tabs`, ECMA-376 part 1, section 17.3.1.38); empty if there are none. */
export const tabsXml = (tabs: readonly TabStop[]) =>
  tabs.length === 0
    ? ''
    : element(
        'w:tabs',
        {},
        ...[...tabs]
          .sort((a, b) => a.at - b.at)
          .map(({ at, alignment, leader }) =>
            element('w:tab', {
              'w:val': alignment,
              'w:leader': leader === 'none' ? undefined : leader,
              'w:pos': twentieths(at),
            }),
          ),
      );
