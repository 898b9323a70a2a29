/**
 * What LibreOffice writes besides what the schemas allow, and every reader takes: of what is said about a file, these
 * sentences say nothing about the project. Found in what LibreOffice 7.4 and 25.2 write.
 */
const ofLibreOffice: readonly { readonly fault: RegExp; readonly reason: string }[] = [
  {
    fault: /w:lvl\[\d+\]: .* unexpected child element '.*:numFmt'/,
    reason: 'a level names its style before its format',
  },
  { fault: /w:(?:tblHeader|cantSplit)\[1\]: .*'true'/, reason: 'ECMA-376 allows it (part 4, §17.17.4)' },
  { fault: /\/v:\w+\[\d+\]: The 'ID' attribute is not declared/, reason: 'the name of a shape in VML' },
  { fault: /has fo:padding-\w+="-/, reason: 'text that reaches beyond its shape' },
  { fault: /draw:handle has draw:handle-position-[xy]="/, reason: 'the place of a handle, in two attributes for one' },
  { fault: /has text:start-value="0"/, reason: 'a list that begins with nought' },
  { fault: /draw:[\w-]+ has style:rel-(?:width|height)=/, reason: 'the size of a shape as a share of its page' },
  { fault: /\/v:\w+\[\d+\]: Attribute 'id' should have unique value/, reason: 'shapes in VML are all called shape_0' },
];

/** The faults that LibreOffice is not known for. */
export const unknownFaults = (faults: readonly string[]): readonly string[] =>
  faults.filter((text) => !ofLibreOffice.some(({ fault }) => fault.test(text)));
