import type { Paper } from '../../formats/paper.ts';

/** The style sheet of a rendered document: book-like pages in fonts that the server has. */
export const printStyles = (paper: Paper) => `
@page {
  size: ${paper};
  margin: 22mm 24mm 24mm;
  @bottom-center { content: counter(page); font: 8.5pt "Noto Sans", sans-serif; color: #666; }
}
html { font: 10.5pt/1.5 "Noto Serif", "Noto Serif CJK SC", serif; color: #1a1a1a; }
:lang(ja) { font-family: "Noto Serif", "Noto Serif CJK JP", serif; }
:lang(ko) { font-family: "Noto Serif", "Noto Serif CJK KR", serif; }
body { margin: 0; overflow-wrap: break-word; orphans: 3; widows: 3; font-variant-numeric: lining-nums; }
h1, h2, h3, h4, h5, h6 {
  font-family: "Noto Sans", "Noto Sans CJK SC", sans-serif; font-weight: 700; line-height: 1.25; text-wrap: balance;
  margin: 1.6em 0 .5em; break-after: avoid; break-inside: avoid; color: #111;
}
h1 { font-size: 1.9em; margin-top: 1.2em; letter-spacing: -.01em; }
h2 { font-size: 1.4em; padding-bottom: .2em; border-bottom: .5pt solid #ccc; }
h3 { font-size: 1.15em; }
h4 { font-size: 1em; }
h5, h6 { font-size: .9em; color: #444; }
body > :first-child, body > :first-child > :first-child { margin-top: 0; }
p, ul, ol, dl, blockquote, pre, table, figure, details, .math { margin: 0 0 .8em; }
p { text-wrap: pretty; }
a { color: #0b4f9e; text-decoration: none; }
ul, ol { padding-inline-start: 1.7em; }
li { margin: .15em 0; }
li > p { margin-bottom: .4em; }
li > ul, li > ol { margin-bottom: 0; }
.task-list-item { list-style: none; }
.task-list-item input { margin: 0 .45em 0 -1.45em; vertical-align: -.1em; }
blockquote { padding: .1em 0 .1em 1em; border-inline-start: 2.5pt solid #c8ccd2; color: #444; }
blockquote > :last-child, .alert > :last-child { margin-bottom: 0; }
.alert { padding: .5em 1em; border-color: var(--tone); color: inherit; break-inside: avoid; }
.alert > p:first-child > strong:first-child { color: var(--tone); font-family: "Noto Sans", sans-serif; font-size: .92em; }
.note { --tone: #0b5cad; } .tip { --tone: #1a7f37; } .important { --tone: #7a3fc4; }
.warning { --tone: #93650a; } .caution { --tone: #b3261e; }
code, kbd, samp, pre, tt { font-family: "DejaVu Sans Mono", "Noto Sans Mono CJK SC", monospace; font-size: .82em; }
code { background: #f2f3f5; border-radius: 2pt; padding: .1em .3em; box-decoration-break: clone; -webkit-box-decoration-break: clone; overflow-wrap: anywhere; }
pre { background: #f6f7f8; border: .5pt solid #dcdfe3; border-radius: 3pt; padding: .7em .9em; line-height: 1.45;
  white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; text-align: left;
  box-decoration-break: clone; -webkit-box-decoration-break: clone; }
pre code { background: none; padding: 0; font-size: 1em; }
pre.kept { break-inside: avoid; }
kbd { border: .5pt solid #b8bcc2; border-bottom-width: 1.2pt; border-radius: 2.5pt; padding: .05em .35em; background: #fafafa; }
table { border-collapse: collapse; max-width: calc(100% - 1pt); font-size: .9em; line-height: 1.35; font-family: "Noto Sans", "Noto Sans CJK SC", sans-serif; }
table.wide { font-size: .76em; } table.very-wide { font-size: .62em; }
thead { display: table-header-group; break-after: avoid; } tr { break-inside: avoid; }
th, td { border: .5pt solid #cfd3d8; padding: .35em .6em; vertical-align: top; text-align: start; min-width: 2.5em; }
th { background: #f0f1f3; font-weight: 600; }
.breaks, .very-wide td { overflow-wrap: anywhere; }
table td code { overflow-wrap: anywhere; }
tbody tr:nth-child(even) td { background: #fafbfb; }
hr { border: 0; border-top: .5pt solid #bbb; margin: 1.6em auto; width: 40%; }
img { max-width: 100%; max-height: min(230mm, 100vh - 3mm); }
figure { break-inside: avoid; } figcaption { font-size: .88em; color: #555; }
.missing { font: .8em/1.4 "Noto Sans", sans-serif; color: #6b4b00; background: #fff8e6; border: .5pt dashed #c9a44a; border-radius: 2pt; padding: .05em .4em; }
.math { text-align: center; break-inside: avoid; } .math > .katex-display { margin: 0; }
.formula-source { background: none; border: .5pt dashed #c9a44a; }
.footnotes { font-size: .88em; } .footnotes-sep { margin: 2em 0 1em; width: 30%; margin-inline-start: 0; }
.footnote-backref { display: none; } sup { line-height: 0; font-size: .72em; }
.footnote-ref a { padding-inline-start: .1em; }
a[data-note]::after { content: attr(data-note); font-size: .6em; vertical-align: super; line-height: 0; padding-inline-start: .1em; color: #777; }
.links { margin-top: 2em; font: .76em/1.45 "Noto Sans", "Noto Sans CJK SC", sans-serif; overflow-wrap: anywhere; color: #444; }
.links::before { content: ""; display: block; width: 30%; border-top: .5pt solid #bbb; margin-bottom: 1em; }
.links li { margin: 0; }
summary { list-style: none; font-weight: 600; break-after: avoid; }
mark { background: #fff1a8; } ins { text-decoration: underline; }
`;

/** Colours of highlighted code: few, and dark enough for print. */
export const codeStyles = `
.hljs-comment, .hljs-quote { color: #5d6975; font-style: italic; }
.hljs-keyword, .hljs-selector-tag, .hljs-literal, .hljs-section, .hljs-doctag, .hljs-name { color: #8a1f6a; }
.hljs-string, .hljs-regexp, .hljs-addition, .hljs-template-tag { color: #0a6640; }
.hljs-number, .hljs-symbol, .hljs-bullet, .hljs-variable, .hljs-template-variable { color: #9a4a00; }
.hljs-title, .hljs-type, .hljs-built_in, .hljs-selector-id, .hljs-selector-class { color: #124f9c; }
.hljs-attr, .hljs-attribute, .hljs-property, .hljs-meta, .hljs-params { color: #5b4a9b; }
.hljs-deletion { color: #a4262c; } .hljs-emphasis { font-style: italic; } .hljs-strong { font-weight: 700; }
`;
