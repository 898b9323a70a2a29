/** Characters of an instruction, and levels of elements within each other; what is beyond is written as it stands. */
const maxCharacters = 5000;
const maxDepth = 30;

const formula = /^\s*EQ\s/i;
const formatting = /\\\*\s*(?:"[^"]*"|[^\s"\\]+)/g;
/** Text above or below other text, which LibreOffice draws itself. */
const ruby = /\\o[^(]*\(\s*\\s\s*\\(?:up|do)/i;
const oneSign = /^[\p{L}\p{N}.]*$/u;
const separators = ',;';

const grouped = (text: string) => (oneSign.test(text) ? text : `(${text})`);

/** An element's text, by its name, its options and what is in it. */
function shown(name: string, options: string, parts: readonly string[]): string {
  const [first = '', second = '', third = ''] = parts;
  switch (name) {
    case 'f':
      return `${grouped(first)}/${grouped(second)}`;
    case 'r':
      return parts.length > 1 ? `${first}√${grouped(second)}` : `√${grouped(first)}`;
    case 'i': {
      const sign = options.includes('\\su') ? '∑' : options.includes('\\pr') ? '∏' : '∫';
      return `${sign}(${first}; ${second}) ${third}`;
    }
    case 'b':
      return `(${first})`;
    case 'd':
      return '';
    case 'o':
      return parts.join('');
    case 's':
      return parts.join(' ');
    default:
      return parts.join(', ');
  }
}

interface Element {
  readonly name: string;
  readonly options: string;
  readonly parts: string[];
  text: string;
}

const head = /\\([fribdosalx])((?:\s*\\(?:[a-z]{2}\s*\d*(?:\\?[^\sa-z(\\])?))*)\s*\(/iy;

/**
 * A formula in a field (EQ, ECMA-376 part 1, §17.16.5.18) in one line of text, by the field's instruction: LibreOffice
 * leaves out what it does not draw. Null for other fields, and for those that it draws.
 */
export function linearFormula(instruction: string): string | null {
  if (!formula.test(instruction) || ruby.test(instruction)) return null;
  const source = instruction.replace(formula, '').replace(formatting, '').trim();
  if (source.length > maxCharacters) return source;
  const open: Element[] = [{ name: '', options: '', parts: [], text: '' }];
  const add = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  const close = () => {
    const element = open.pop();
    if (element) add(shown(element.name, element.options, [...element.parts, element.text.trim()]));
  };
  for (let at = 0; at < source.length; at++) {
    const character = source[at] as string;
    const element = open.at(-1) as Element;
    head.lastIndex = at;
    const found = character === '\\' && open.length <= maxDepth ? head.exec(source) : null;
    if (found !== null) {
      open.push({ name: (found[1] as string).toLowerCase(), options: found[2] as string, parts: [], text: '' });
      at = head.lastIndex - 1;
    } else if (character === '\\' && at + 1 < source.length) {
      at++;
      add(source[at] as string);
    } else if (character === ')' && open.length > 1) {
      close();
    } else if (separators.includes(character) && open.length > 1) {
      element.parts.push(element.text.trim());
      element.text = '';
    } else add(character);
  }
  while (open.length > 1) close();
  return open[0]?.text ?? '';
}
