import type { MarkdownIt } from 'markdown-it';

const kinds = { NOTE: 'Note', TIP: 'Tip', IMPORTANT: 'Important', WARNING: 'Warning', CAUTION: 'Caution' } as const;
const mark = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*$/;

/** GitHub's alerts: a block quote whose first line is `[!NOTE]` or similar. */
export function alerts(md: MarkdownIt): void {
  md.core.ruler.after('block', 'alerts', ({ tokens }) => {
    tokens.forEach((token, index) => {
      const inline = tokens[index + 2];
      if (token.type !== 'blockquote_open' || inline?.type !== 'inline') return;
      const [first = '', ...rest] = inline.content.split('\n');
      const kind = mark.exec(first)?.[1] as keyof typeof kinds | undefined;
      if (kind === undefined) return;
      token.attrSet('class', `alert ${kind.toLowerCase()}`);
      inline.content = `**${kinds[kind]}**${rest.length > 0 ? `\\\n${rest.join('\n')}` : ''}`;
    });
  });
}
