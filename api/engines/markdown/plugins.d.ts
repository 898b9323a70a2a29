declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it';

  const plugin: (md: MarkdownIt) => void;
  export default plugin;
}

declare module '@hackmd/markdown-it-task-lists' {
  import type { MarkdownIt } from 'markdown-it';

  const plugin: (md: MarkdownIt) => void;
  export default plugin;
}
