/** Fields of a directory, by tag (TIFF 6.0 and its technical notes, EXIF 2.3). */
export const tags = {
  subfileType: 254,
  width: 256,
  height: 257,
  bitsPerSample: 258,
  compression: 259,
  photometric: 262,
  thresholding: 263,
  fillOrder: 266,
  stripOffsets: 273,
  orientation: 274,
  samplesPerPixel: 277,
  rowsPerStrip: 278,
  stripByteCounts: 279,
  minSampleValue: 280,
  maxSampleValue: 281,
  xResolution: 282,
  yResolution: 283,
  planarConfiguration: 284,
  freeOffsets: 288,
  freeByteCounts: 289,
  greyResponseUnit: 290,
  greyResponseCurve: 291,
  group3Options: 292,
  group4Options: 293,
  resolutionUnit: 296,
  predictor: 317,
  palette: 320,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileByteCounts: 325,
  subDirectories: 330,
  inkSet: 332,
  numberOfInks: 334,
  dotRange: 336,
  extraSamples: 338,
  sampleFormat: 339,
  minTypedSampleValue: 340,
  maxTypedSampleValue: 341,
  jpegTables: 347,
  jpegProcess: 512,
  jpegOffset: 513,
  jpegByteCount: 514,
  jpegRestartInterval: 515,
  jpegLosslessPredictors: 517,
  jpegPointTransforms: 518,
  jpegQuantisationTables: 519,
  jpegDcTables: 520,
  jpegAcTables: 521,
  yCbCrCoefficients: 529,
  yCbCrSubsampling: 530,
  yCbCrPositioning: 531,
  referenceBlackWhite: 532,
  exifDirectory: 34_665,
  profile: 34_675,
  gpsDirectory: 34_853,
  interoperabilityDirectory: 40_965,
} as const;

/** Values of the field `compression`. */
export const compressions = { none: 1, huffman: 2, group3: 3, group4: 4, oldJpeg: 6, jpeg: 7 } as const;

/** The compressions of Group 3 and Group 4 faxes, whose pictures are one bit deep. */
export const faxCompressions: readonly number[] = [compressions.group3, compressions.group4];

/** All compressions that code runs of black and white as faxes do; the last of them in whole words. */
export const huffmanCompressions: readonly number[] = [compressions.huffman, ...faxCompressions, 32771];

/** Values of the field `photometric`. */
export const photometrics = { whiteIsZero: 0, blackIsZero: 1, rgb: 2, palette: 3, cmyk: 5, yCbCr: 6, lab: 8 } as const;

/** Values of the field `sampleFormat`. */
export const sampleFormats = { unsigned: 1, signed: 2, float: 3 } as const;

/** Values of the field `predictor`. */
export const predictors = { none: 1, horizontal: 2, float: 3 } as const;

/** Flags of the field `group3Options`. */
export const group3Flags = { twoDimensional: 1, padded: 4 } as const;

/** Types of a field's values (TIFF 6.0 §2). */
export const fieldTypes = {
  long: 4,
  rational: 5,
  signedRational: 10,
  float: 11,
  double: 12,
  firstOf64Bits: 16,
} as const;
