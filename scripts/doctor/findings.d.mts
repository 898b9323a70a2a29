export interface Findings {
  readonly section: (title: string) => void;
  readonly row: (ok: boolean, name: string, text: string, how?: { readonly isNeeded?: boolean }) => void;
  readonly say: (text: string) => void;
  readonly end: () => boolean;
}
export function createFindings(isJson: boolean): Findings;
