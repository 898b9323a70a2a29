// The compiler's programming interface, which TypeScript 7 no longer has, for generators that still build on it.
// biome-ignore lint/style/noDefaultExport: the module that it stands for has one.
export { ts as default } from '@ts-morph/common';
