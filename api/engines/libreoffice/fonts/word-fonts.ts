import { localName, type XmlEvents } from '../../../formats/xml/xml.ts';
import { attributeOf } from '../../../formats/xml/xml-names.ts';
import { createScriptWatch, distinct, type FontCollector, type Script } from './font-collector.ts';
import { type ThemeFont, watchTheme } from './theme-fonts.ts';

type Choice = { readonly family: string } | { readonly theme: ThemeFont };
type Choices = Partial<Record<Script, Choice>>;

interface Style {
  readonly basedOn: string | undefined;
  readonly choices: Choices;
}

function choice(attributes: Readonly<Record<string, string>>, script: Script, name: string, theme: string): Choices {
  const themed = /^(major|minor)/.exec(attributeOf(attributes, theme) ?? '')?.[1] as 'major' | 'minor' | undefined;
  if (themed) return { [script]: { theme: `${themed}:${script}` } };
  const family = attributeOf(attributes, name);
  return family === undefined ? {} : { [script]: { family } };
}

/**
 * The fonts that a `w:rFonts` gives each script; theme fonts take precedence over names (ECMA-376 part 1, §17.3.2.26).
 */
const choicesOf = (attributes: Readonly<Record<string, string>>): Choices => ({
  ...choice(attributes, 'latin', 'ascii', 'asciiTheme'),
  ...choice(attributes, 'asian', 'eastAsia', 'eastAsiaTheme'),
  ...choice(attributes, 'complex', 'cs', 'cstheme'),
});

/** Collects the fonts of a Word document: of its runs and of the styles in use, without those of bullets. */
export function createWordFonts(): FontCollector {
  const theme = new Map<ThemeFont, string>();
  const styles = new Map<string, Style>();
  const used = new Set<string>();
  /** Fonts set directly on runs, each once. */
  const direct: Readonly<Record<Script, Map<string, Choice>>> = {
    latin: new Map(),
    asian: new Map(),
    complex: new Map(),
  };
  const scripts = createScriptWatch();
  let defaults: Choices = {};

  function addDirect(choices: Choices): void {
    for (const [script, item] of Object.entries(choices) as [Script, Choice][]) {
      direct[script].set('family' in item ? item.family : `+${item.theme}`, item);
    }
  }

  function watchStyles(): XmlEvents {
    let id = '';
    let basedOn: string | undefined;
    let choices: Choices = {};
    return {
      open(name, attributes) {
        switch (localName(name)) {
          case 'style':
            id = attributeOf(attributes, 'styleId') ?? '';
            basedOn = undefined;
            choices = {};
            if (/^(1|true|on)$/.test(attributeOf(attributes, 'default') ?? '')) used.add(id);
            break;
          case 'basedOn':
            basedOn = attributeOf(attributes, 'val');
            break;
          case 'rFonts':
            choices = { ...choices, ...choicesOf(attributes) };
        }
      },
      close(name) {
        if (localName(name) === 'style') styles.set(id, { basedOn, choices });
        if (localName(name) === 'rPrDefault') defaults = choices;
      },
    };
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
            used.add(attributeOf(attributes, 'val') ?? '');
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

  /**
   * The font that each style in use, or else its nearest ancestor with one, gives a script; failing that, the
   * document's default. Each style is visited once, however long the chains; one that loops gets the default.
   */
  function inherited(script: Script): readonly (Choice | undefined)[] {
    const answers = new Map<string, Choice | undefined>();
    return [...used].map((id) => {
      const passed: string[] = [];
      let next: string | undefined = id;
      while (next !== undefined && !answers.has(next) && !styles.get(next)?.choices[script]) {
        answers.set(next, defaults[script]);
        passed.push(next);
        next = styles.get(next)?.basedOn;
      }
      const own = next === undefined ? defaults[script] : styles.get(next)?.choices[script];
      const answer = next !== undefined && answers.has(next) ? answers.get(next) : own;
      for (const style of passed) answers.set(style, answer);
      return answer;
    });
  }

  return {
    watch(part) {
      if (/^word\/theme\/[^/]+\.xml$/.test(part)) return watchTheme((font, family) => theme.set(font, family));
      if (/^word\/styles\d*\.xml$/.test(part)) return watchStyles();
      return /^word\/(document|header|footer|footnotes|endnotes)\d*\.xml$/.test(part) ? watchText() : undefined;
    },
    families() {
      const asked = (['latin', 'asian', 'complex'] as const)
        .filter(scripts.uses)
        .flatMap((script) => [...inherited(script), ...direct[script].values()]);
      return distinct(asked.map((item) => item && ('family' in item ? item.family : theme.get(item.theme))));
    },
  };
}
