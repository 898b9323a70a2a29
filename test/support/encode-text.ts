/** Encodes text for an encoding that Node only decodes; all its characters must have one or two bytes in it. */
export function encodeText(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const known = new Map<string, readonly number[]>();
  const learn = (...bytes: readonly number[]) => {
    try {
      const character = decoder.decode(Uint8Array.from(bytes));
      if (character.length === 1 && !known.has(character)) known.set(character, bytes);
    } catch {
      // These bytes are no character.
    }
  };
  for (let byte = 0; byte < 0x100; byte++) learn(byte);
  for (let first = 0x81; first < 0xff; first++) for (let second = 0x40; second < 0xff; second++) learn(first, second);
  return Buffer.from(
    Array.from(text).flatMap((character) => {
      const bytes = known.get(character);
      if (bytes === undefined) throw new Error(`${encoding} lacks ${character}`);
      return bytes;
    }),
  );
}
