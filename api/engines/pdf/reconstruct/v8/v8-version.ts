/** The major version of V8: 11 in Node.js 20, 12 in 22, 13 in 24. What its options do differs between them. */
export const v8Version = Number.parseInt(process.versions.v8, 10);
