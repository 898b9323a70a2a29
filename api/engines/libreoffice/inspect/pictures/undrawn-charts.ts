import { localName, type XmlEvents } from '../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../formats/xml/xml-names.ts';

/** Finds charts that a package shows and LibreOffice cannot draw, while its parts are read. */
export interface UndrawnCharts {
  /** What to do while a part is read, if anything. */
  readonly watch: (part: string) => XmlEvents | undefined;
  readonly count: () => number;
}

/** Parts that show charts. */
const shownPart = /^(?:word\/(?:document|header|footer)\d*|ppt\/slides\/[^/]+|xl\/drawings\/[^/]+)\.xml$/;

/** Charts of Office 2016 and later: waterfalls, histograms, funnels, box plots, tree maps, sunbursts, maps. */
const chartsOf2016 = 'http://schemas.microsoft.com/office/drawing/2014/chartex';

/**
 * Creates a finder of charts of which LibreOffice shows what the document has for older programs: a picture in Word and
 * PowerPoint, only a remark in Excel.
 */
export function createUndrawnCharts(): UndrawnCharts {
  let charts = 0;
  return {
    watch(part) {
      if (!shownPart.test(part)) return undefined;
      let inFallback = false;
      let undrawn = 0;
      return {
        open(written, attributes) {
          const name = localName(written);
          if (name === 'AlternateContent') undrawn = 0;
          else if (name === 'Fallback') inFallback = true;
          else if (name === 'graphicData' && attributes.uri === chartsOf2016) undrawn++;
          else if (name === 'blip' && inFallback && attributeOf(attributes, 'embed')) undrawn = 0;
        },
        close(written) {
          const name = localName(written);
          if (name === 'Fallback') inFallback = false;
          if (name !== 'AlternateContent') return;
          charts += undrawn;
          undrawn = 0;
        },
      };
    },
    count: () => charts,
  };
}
