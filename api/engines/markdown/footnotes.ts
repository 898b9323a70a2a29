import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import footnotePlugin from 'markdown-it-footnote';

/** A note that the plugin has found; one within a line has its content with it, another has a label. */
interface FoundNote {
  readonly label?: string;
  readonly content?: string;
  readonly tokens?: Token[];
  /** How often a note with a label is referred to. */
  readonly count?: number;
}

interface Divided {
  /** What is not in a note. */
  readonly body: Token[];
  readonly byLabel: ReadonlyMap<string, readonly Token[]>;
}

/** Takes the notes out of a document's tokens. */
function divide(tokens: readonly Token[]): Divided {
  const body: Token[] = [];
  const byLabel = new Map<string, Token[]>();
  const open: Token[][] = [body];
  for (const token of tokens) {
    if (token.type === 'footnote_reference_open') {
      const note: Token[] = [];
      byLabel.set(String(token.meta?.label), note);
      open.push(note);
    } else if (token.type === 'footnote_reference_close') open.pop();
    else open.at(-1)?.push(token);
  }
  return { body, byLabel };
}

/** Moves the notes behind the document, in the order of their references, each with the ways back to them. */
function gatherNotes(state: StateCore): void {
  const found = (state.env as { footnotes?: { list?: readonly FoundNote[] } }).footnotes;
  if (found === undefined) return;
  const { body, byLabel } = divide(state.tokens);
  state.tokens = body;
  if (found.list === undefined) return;
  const add = (type: string, tag = '', nesting: -1 | 0 | 1 = 0): Token => {
    const token = new state.Token(type, tag, nesting);
    body.push(token);
    return token;
  };
  add('footnote_block_open', '', 1);
  for (const [id, { label, content, tokens, count = 0 }] of found.list.entries()) {
    add('footnote_open', '', 1).meta = { id, label };
    if (tokens) {
      add('paragraph_open', 'p', 1).block = true;
      const inline = add('inline');
      inline.children = tokens;
      inline.content = content ?? '';
      add('paragraph_close', 'p', -1).block = true;
    } else for (const token of byLabel.get(label ?? '') ?? []) body.push(token);
    // The ways back are in the note's last line.
    const end = body.at(-1)?.type === 'paragraph_close' ? body.pop() : undefined;
    for (let subId = 0; subId < Math.max(1, count); subId++) add('footnote_anchor').meta = { id, subId, label };
    if (end) body.push(end);
    add('footnote_close', '', -1);
  }
  add('footnote_block_close', '', -1);
}

/**
 * Footnotes, as pandoc writes them. The plugin copies the whole document for each note when it gathers them, which took
 * the square of their number: they are gathered here.
 */
export function footnotes(md: MarkdownIt): void {
  md.use(footnotePlugin);
  md.core.ruler.at('footnote_tail', gatherNotes);
}
