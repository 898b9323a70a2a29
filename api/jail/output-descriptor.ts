/** The file descriptor on which a worker answers; its stdout and stderr are its libraries'. */
export const outputDescriptor = 3;
