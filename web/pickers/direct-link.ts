/** The link to a file itself instead of its preview page: `dl=0` at its end becomes `raw=1`. */
export function directLink(link: string): string {
  return link.replace(/([?&])dl=0$/, '$1raw=1');
}
