/** Gives a stream of the root by its name; undefined if there is none, or if it is too large to be read. */
export type ReadStream = (name: string) => Promise<Buffer | undefined>;
