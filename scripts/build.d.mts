/** True when dist/ was made from the sources as they are. */
export function isBuilt(): boolean;
/** Compiles the server and the site into dist/. */
export function build(): Promise<void>;
