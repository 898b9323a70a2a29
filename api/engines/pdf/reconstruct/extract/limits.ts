/**
 * How much of a file is read, which bounds the work on hostile and enormous files. Content beyond a limit is left out.
 */
export const limits = {
  /** Annotations of a page beyond which none is drawn into it: PDFium looks through all of them for each. */
  maxAnnotations: 2000,
  /** Lines of text that one annotation marks. */
  maxMarkedParts: 500,
  /** Objects of a page. A page with more is a drawing or a map. */
  maxObjects: 60_000,
  /** Levels of nested form XObjects. */
  maxFormDepth: 12,
  maxStructureElements: 60_000,
  maxStructureDepth: 64,
  /** Characters of a figure's alternative text. */
  maxDescription: 4000,
  maxOutlineEntries: 5000,
  maxOutlineLevels: 8,
  maxFields: 2000,
  /** Objects of a field's appearance that are looked at. */
  maxFieldObjects: 100,
  /** Bytes of what is entered in a field. */
  maxTextBytes: 4_000_000,
  maxOptionsOfField: 500,
  /** Letters of a number that Word sets before a paragraph: of a Chinese one, and of one that a space parts from the text. */
  maxLabel: 8,
  maxLead: 16,
  /** Rows or columns that a table cell spans. */
  maxCellSpan: 1000,
  /** Shapes of a page, and steps of one shape. */
  maxShapes: 1000,
  maxShapeSteps: 3000,
  /** Paths of a clip, and steps of all that are read for a page: objects of the same clip each repeat it. */
  maxClipPaths: 20,
  maxClipStepsOfPage: 1_000_000,
  /** Steps of the outline of a clip that may become a shape: it is read for each object in it. */
  maxClipSteps: 60,
  /** Steps of the outline of an area that may hide text below it. */
  maxCoverSteps: 60,
  /** Fills painted after one that are tested for covering it. */
  maxLaterFills: 500,
  /** Text objects before one that are tested for being its shadow: some programs paint a line twice, letter by letter. */
  maxEarlierTexts: 250,
  maxFontBytes: 4_000_000,
  /** Fonts of a page whose files are read for their codes, and bytes of the files of a document that are not read again. */
  maxReadFontsOfPage: 40,
  maxRememberedFontBytes: 8_000_000,
  /** Fonts that are looked at so that the result can embed them, bytes of those that it can, and parts of one font. */
  maxLookedAtFonts: 400,
  maxKeptFontBytes: 24_000_000,
  maxPartsOfFont: 8,
  /** Segments of a letter's outline that is read: several times what the most ornate ones have. */
  maxOutlineSegments: 2000,
  /** Milliseconds for the outlines of all fonts, which take some ten: they are programs, which may call each other. */
  maxOutlineMs: 2000,
  /** Bytes of memory besides the file, beyond which PDFium is started anew: a single picture may have needed most. */
  maxPdfiumBytes: 48_000_000,
  /** Pages that it reads at least before that. */
  minPagesInPdfium: 50,
  /** Pixels of a picture that is written. Larger ones are scaled down unless their JPEG file can be used as it is. */
  maxPicturePixels: 5_000_000,
  /** Pixels of a JPEG that is decoded to see whether a mask cuts it out: larger ones may be decompression bombs. */
  maxMaskedPixels: 40_000_000,
  /** Pixels of the small copy that is searched for that mask. */
  maxSampledPixels: 4096,
  /** Pixels of a tiny picture that gives a line its colour. */
  maxSpeckPixels: 4096,
  /** Bytes of the streams of a file, counted each time, with which the data of pictures is compared. */
  maxComparedStreamBytes: 500_000_000,
  /** Cells along the longer side in which the softness of a picture is noted. */
  maxInkCells: 512,
  /** Paths of a page, and pieces of its text, that are rendered to tell patterns from colours. */
  maxSampled: 200,
  /** Bytes of one stream of objects, and of all of a file, that are searched for patterns; each counts as some at least. */
  maxObjectStreamBytes: 4_000_000,
  maxSearchedObjectBytes: 32_000_000,
  minSearchedObjectBytes: 1000,
  /** Bytes of an object that is searched for the names of glyphs: as much as 256 of them take. */
  maxEncodingBytes: 20_000,
  /** Arrays of a file that may invert pictures, and its streams, that are looked at. */
  maxDecodeArrays: 20_000,
  maxSearchedStreams: 50_000,
  /** Bytes of a font's character map, packed or not, that is mended. */
  maxCharacterMapBytes: 1_000_000,
  /** Pixels of a page that is looked at because it is a scan. */
  maxRasterPixels: 6_000_000,
  /**
   * Milliseconds for all of them, since pages of a long document are to be alike: of the processor, so that they do not depend on
   * what else a server does. And how long after the document was opened none is looked at any more, so that there is time to
   * write it. A page takes about 300.
   */
  maxScanMs: 36_000,
  latestScanMs: 58_000,
  /** Pixels of a rendered drawing. */
  maxDrawingPixels: 4_000_000,
  /** Pictures of a page that are rendered since a clip that is no rectangle cuts them. */
  maxCutPictures: 20,
  /** Rendered drawings of a document, and their bytes altogether. */
  maxDrawings: 100,
  maxDrawingBytes: 60_000_000,
} as const;
