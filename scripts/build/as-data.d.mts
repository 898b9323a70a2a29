/** A plugin that puts data in the place of modules of the catalogue, in the language of this code. */
export function asData(code: string): {
  readonly name: string;
  readonly enforce: 'pre';
  load(id: string): Promise<string | null>;
};
