/** What a page tells search engines about a tool besides its own texts. */
export const linkedDataWords = {
  application: (tool: string, site: string) => `${tool} by ${site}`,
  browsers: 'Any browser; JavaScript isn’t needed',
} as const;
