const letterOrDigit = /[\p{L}\p{N}]/u;

/** Whether a text is more than signs. */
export const hasLetterOrDigit = (text: string) => letterOrDigit.test(text);
