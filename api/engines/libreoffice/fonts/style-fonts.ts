import { localName, type XmlEvents } from '../../../formats/xml/xml.ts';
import { attributeOf } from '../../../formats/xml/xml-names.ts';
import { choicesOf, type FontChoice, type FontChoices } from './font-choices.ts';
import type { Script } from './font-collector.ts';

/** The fonts of a Word document's styles. */
export interface StyleFonts {
  /** Handlers for the XML events of its styles. */
  readonly watch: () => XmlEvents;
  /** Takes a style into use, by its id. */
  readonly use: (id: string) => void;
  /**
   * The font that each style in use, or else its nearest ancestor with one, gives a script; failing that, the
   * document's default; undefined where it has none.
   */
  readonly usedFor: (script: Script) => readonly (FontChoice | undefined)[];
}

interface Style {
  readonly basedOn: string | undefined;
  readonly choices: FontChoices;
}

/** Creates a collector of what styles say about fonts. */
export function createStyleFonts(): StyleFonts {
  const styles = new Map<string, Style>();
  const used = new Set<string>();
  let defaults: FontChoices = {};

  function watch(): XmlEvents {
    let id = '';
    let basedOn: string | undefined;
    let choices: FontChoices = {};
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

  /** The answer of one style. Each is visited once, however long the chains; one that loops gets the default. */
  function fontOf(id: string, script: Script, answers: Map<string, FontChoice | undefined>): FontChoice | undefined {
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
  }

  return {
    watch,
    use: (id) => used.add(id),
    usedFor(script) {
      const answers = new Map<string, FontChoice | undefined>();
      return [...used].map((id) => fontOf(id, script, answers));
    },
  };
}
