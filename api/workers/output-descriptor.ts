/** The file descriptor that a worker speaks on. */
export const outputDescriptor = 3;
