import { localName, type XmlEvents } from '../../../formats/xml/xml.ts';
import { createScriptWatch, distinct, type FontCollector, familyName, type Script } from './font-collector.ts';

type Families = Partial<Record<Script, string>>;

interface Style {
  readonly parent: string | undefined;
  families: Families;
}

/** The families that text properties name, by face or directly (OpenDocument 1.3 part 3, §20.269 and §20.189). */
function familiesOf(attributes: Readonly<Record<string, string>>, faces: ReadonlyMap<string, string>): Families {
  const named = (name: string, family: string) => {
    const face = attributes[name];
    const written = face === undefined ? attributes[family] : (faces.get(face) ?? face);
    return written === undefined ? undefined : familyName(written);
  };
  const latin = named('style:font-name', 'fo:font-family');
  const asian = named('style:font-name-asian', 'style:font-family-asian');
  const complex = named('style:font-name-complex', 'style:font-family-complex');
  return { ...(latin && { latin }), ...(asian && { asian }), ...(complex && { complex }) };
}

/**
 * The family that each style in use, or else its nearest ancestor with one, gives for a script. Each name is visited
 * once: chains of parents may be long, or loop.
 */
function inheritedFamilies(
  script: Script,
  used: Iterable<string>,
  styles: ReadonlyMap<string, readonly Style[]>,
): (string | undefined)[] {
  const seen = new Set<string>();
  const found: (string | undefined)[] = [];
  for (const start of used) {
    const waiting: (string | Style)[] = [start];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (typeof next !== 'string') {
        const family = next.families[script];
        if (family || next.parent === undefined) found.push(family);
        else waiting.push(next.parent);
      } else if (!seen.has(next)) {
        seen.add(next);
        for (const style of (styles.get(next) ?? []).toReversed()) waiting.push(style);
      }
    }
  }
  return found;
}

/** Collects the fonts of an OpenDocument file: of the styles its text uses, of their parents, and the defaults. */
export function createOpenDocumentFonts(): FontCollector {
  const styles = new Map<string, Style[]>();
  const used = new Set<string>();
  const defaults: Families[] = [];
  const scripts = createScriptWatch();

  function watchPart(): XmlEvents {
    const faces = new Map<string, string>();
    let style: Style | undefined;
    let inText = false;
    return {
      piece: scripts.piece,
      open(name, attributes) {
        switch (localName(name)) {
          case 'font-face':
            faces.set(attributes['style:name'] ?? '', attributes['svg:font-family'] ?? '');
            return;
          case 'default-style':
            style = { parent: undefined, families: {} };
            return;
          case 'style': {
            style = { parent: attributes['style:parent-style-name'], families: {} };
            const key = attributes['style:name'] ?? '';
            // Styles of different families, and automatic styles of different parts, may share a name.
            const namesakes = styles.get(key);
            if (namesakes === undefined) styles.set(key, [style]);
            else namesakes.push(style);
            return;
          }
          case 'text-properties':
            if (style) style.families = { ...style.families, ...familiesOf(attributes, faces) };
            return;
        }
        // Only references from text count: definitions of lists and notes name unused styles as well.
        if (name === 'office:body' || name === 'office:master-styles') inText = true;
        if (!inText) return;
        for (const key in attributes) if (key.endsWith(':style-name')) used.add(attributes[key] as string);
      },
      close(name) {
        if (name === 'office:master-styles') inText = false;
        if (localName(name) === 'default-style' && style) defaults.push(style.families);
        if (/(:|^)(default-)?style$/.test(name)) style = undefined;
      },
    };
  }

  return {
    watch: (part) => (part === 'content.xml' || part === 'styles.xml' ? watchPart() : undefined),
    families() {
      const asked = (['latin', 'asian', 'complex'] as const)
        .filter(scripts.uses)
        .flatMap((script) => [
          ...inheritedFamilies(script, used, styles),
          ...defaults.map((families) => families[script]),
        ]);
      return distinct(asked);
    },
  };
}
