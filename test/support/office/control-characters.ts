/** Bytes that no text has, for engines that must refuse binary content. */
export const controlCharacters = (): Buffer =>
  Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 7919) % 32));
