import { localName, type XmlEvents } from '../../../formats/xml/xml.ts';
import { attributeOf } from '../../../formats/xml/xml-names.ts';
import { choicesOf, type FontChoice, type FontChoices } from './font-choices.ts';
import { createScriptWatch, distinct, type FontCollector, type Script } from './font-collector.ts';
import { createStyleFonts } from './style-fonts.ts';
import { type ThemeFont, watchTheme } from './theme-fonts.ts';

/** Collects the fonts of a Word document: of its runs and of the styles in use, without those of bullets. */
export function createWordFonts(): FontCollector {
  const theme = new Map<ThemeFont, string>();
  const styles = createStyleFonts();
  /** Fonts set directly on runs, each once. */
  const direct: Readonly<Record<Script, Map<string, FontChoice>>> = {
    latin: new Map(),
    asian: new Map(),
    complex: new Map(),
  };
  const scripts = createScriptWatch();

  function addDirect(choices: FontChoices): void {
    for (const [script, item] of Object.entries(choices) as [Script, FontChoice][]) {
      direct[script].set('family' in item ? item.family : `+${item.theme}`, item);
    }
  }

  function watchText(): XmlEvents {
    let inParagraphMark = false;
    return {
      piece: scripts.piece,
      open(name, attributes) {
        switch (localName(name)) {
          case 'pPr':
            inParagraphMark = true;
            break;
          case 'pStyle':
          case 'rStyle':
          case 'tblStyle':
            styles.use(attributeOf(attributes, 'val') ?? '');
            break;
          case 'rFonts':
            if (!inParagraphMark) addDirect(choicesOf(attributes));
            break;
          case 'sym':
            addDirect({ latin: { family: attributeOf(attributes, 'font') ?? '' } });
        }
      },
      close(name) {
        if (localName(name) === 'pPr') inParagraphMark = false;
      },
    };
  }

  return {
    watch(part) {
      if (/^word\/theme\/[^/]+\.xml$/.test(part)) return watchTheme((font, family) => theme.set(font, family));
      if (/^word\/styles\d*\.xml$/.test(part)) return styles.watch();
      return /^word\/(document|header|footer|footnotes|endnotes)\d*\.xml$/.test(part) ? watchText() : undefined;
    },
    families() {
      const asked = (['latin', 'asian', 'complex'] as const)
        .filter(scripts.uses)
        .flatMap((script) => [...styles.usedFor(script), ...direct[script].values()]);
      return distinct(asked.map((item) => item && ('family' in item ? item.family : theme.get(item.theme))));
    },
  };
}
