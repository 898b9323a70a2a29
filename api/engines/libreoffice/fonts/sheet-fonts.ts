import { localName, type XmlEvents } from '../../../formats/xml/xml.ts';
import { distinct, type FontCollector } from './font-collector.ts';
import { scriptOf } from './theme-fonts.ts';

/** Collects the fonts of a workbook: of cell formats, of rich text in cells, and of drawings. */
export function createSheetFonts(): FontCollector {
  const fonts: string[] = [];
  const inFormats = new Set<number>();
  const direct = new Set<string>();

  function watchStyles(): XmlEvents {
    let list = '';
    let index = -1;
    return {
      open(name, attributes) {
        const element = localName(name);
        if (element === 'fonts' || element === 'cellXfs') list = element;
        else if (list === 'fonts' && element === 'font') index++;
        else if (list === 'fonts' && element === 'name') fonts[index] = attributes.val ?? '';
        else if (list === 'cellXfs' && element === 'xf') inFormats.add(Number(attributes.fontId ?? 0));
      },
      close(name) {
        if (localName(name) === list) list = '';
      },
    };
  }

  const watchText: XmlEvents = {
    open(name, { val, typeface }) {
      const element = localName(name);
      if (element === 'rFont' && val) direct.add(val);
      else if (scriptOf(element) === 'latin' && typeface && !typeface.startsWith('+')) direct.add(typeface);
    },
  };

  return {
    watch(part) {
      if (part === 'xl/styles.xml') return watchStyles();
      return /^xl\/(sharedStrings|drawings\/[^/]+|charts\/[^/]+)\.xml$/.test(part) ? watchText : undefined;
    },
    families: () => distinct([...[...inFormats].map((index) => fonts[index]), ...direct]),
  };
}
