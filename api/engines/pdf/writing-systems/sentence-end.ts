const endMarks = '.!?:;。！？：；؟…';

/** Whether a text ends as a sentence does, in Latin, Arabic and East Asian scripts; quotes and brackets may follow. */
export const endsSentence = (text: string): boolean => sentenceEnd.test(text);

const sentenceEnd = new RegExp(`[${endMarks}]["'”’»)\\]]*$`, 'u');
