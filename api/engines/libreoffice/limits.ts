/** How much one document may take of the LibreOffice engine. */
export const limits = {
  /** Limits of a worker: one LibreOffice process with its children. */
  worker: {
    /**
     * A worker is replaced after so many documents, or when it keeps more memory: LibreOffice leaks 20 KB a document in
     * the median, and over 100 MB after a large one (measured).
     */
    maxJobs: 100,
    maxKeptBytes: 800_000_000,
    /** Memory during a job: a document that needs more is a bomb. */
    maxTreeBytes: 3_000_000_000,
    /** Enforced by the kernel, for documents that grow faster than the pool checks. */
    maxMemoryBytes: 4 * 1024 ** 3,
    /** Heap of JavaScript: inspecting a document takes little memory; a bomb should reach this limit first. */
    maxHeapMegabytes: 1000,
    /**
     * Twenty and two hundred times the processor time of the median document. On a busy machine, a document that takes as
     * long as the slowest real ones must still end in time.
     */
    longAfterCpuMs: 2000,
    slowAfterCpuMs: 20_000,
    /**
     * Processor time, in milliseconds, of a document, and of each megabyte of it besides. The slowest real document that
     * was measured takes 23 s, and has 648 kB. What is smaller and takes longer is made to keep LibreOffice busy, as by
     * thousands of marks over the same words.
     */
    maxCpuMs: 30_000,
    maxCpuMsPerMegabyte: 60_000,
  },
  inspect: {
    /**
     * Characters of a paragraph: LibreOffice takes 5 s of processor time for so many, 7 s for 400,000, over a minute for a
     * million. The longest of 3,600 real documents has 35,000.
     */
    maxParagraphCharacters: 300_000,
    /** Spaces that LibreOffice makes of one `text:s`, whatever number it names. */
    maxRepeatedSpaces: 65_535,
    /** Pixels of a picture: LibreOffice decodes all of it at 4 bytes a pixel, sometimes twice. */
    maxPixels: 100_000_000,
    metafile: {
      /**
       * Processor time, in microseconds, that the metafiles of a document (EMF, EMF+, WMF) are expected to take together:
       * some 28,000 ellipses, or a million lines. The longest of 179 real metafiles takes 0.45 s.
       */
      maxMicroseconds: 10_000_000,
      /** What a record takes, and each byte of it besides, which is a quarter or an eighth of a point (measured). */
      recordMicroseconds: { any: 10, curve: 350, smoothCurve: 80, pointByte: 1.5, byte: 0.06 },
      /** Bytes that are read of one, and unpacked from all of a binary document. */
      maxBytes: 100_000_000,
      /** Metafiles of a binary document. */
      maxBlips: 10_000,
    },
    /** Bytes of a picture that a document holds packed by gzip, such as EMZ and SVGZ. */
    maxUnpackedPictureBytes: 100_000_000,
    /** Objects within objects of OpenDocument: real ones have one level, and LibreOffice does not convert 40. */
    maxObjectDepth: 10,
    /** Nesting levels of VML, whose unclosed HTML line breaks are a level each to an XML reader. */
    maxVmlDepth: 5_000,
    /**
     * Nesting levels and cells of a row in RTF. Real documents nest some 20 deep, and Word's rows have up to 63 cells.
     */
    maxRtfDepth: 500,
    maxRtfCellsInRow: 2000,
    /** Fonts that are recorded, both declared and used, and bytes of a name; any more are ignored. */
    maxRtfFonts: 5000,
    maxRtfFontNameBytes: 200,
    /** Bytes of a stream, characters and slides of a binary document beyond which its words are not compared. */
    maxBinaryStreamBytes: 50_000_000,
    maxBinaryCharacters: 15_000_000,
    maxBinarySlides: 10_000,
  },
  fonts: {
    /** Missing fonts that are reported. */
    maxReported: 40,
    /** Characters: anything longer is not a font name. */
    maxNameLength: 100,
    /** Families whose matches are cached. */
    maxCached: 1000,
    lookupTimeoutMs: 10_000,
    maxListBytes: 10_000_000,
    /** Fonts that a presentation brings, and bytes of one, or of all when unpacked: East Asian ones have some 10 MB. */
    maxEmbedded: 40,
    maxEmbeddedBytes: 30_000_000,
    decodeTimeoutMs: 20_000,
  },
  prepare: {
    /** Events that may wait for a decision before it must be made from what is known. */
    maxWaiting: 10_000,
    /** Unpacked bytes of parts that are edited in memory, all together; larger documents are parsed once more. */
    maxHeldBytes: 4_000_000,
    /** Characters of a formula or header: Excel allows 8,192 and 255. */
    maxFormulaLength: 100_000,
    /** Characters of an RTF field's instruction that are read: its start names the field. */
    maxInstructionLength: 200,
    /** Nesting levels of a part: inspection has limited all but VML to fewer. */
    maxDepth: 5_000,
  },
  /** Documents within a Word document (`w:altChunk`). */
  chunks: {
    /** Places where one is shown, and levels of one within another: programs that assemble reports use one level. */
    maxReferences: 1000,
    maxDepth: 3,
    /** Chunks that LibreOffice converts, at some 50 ms of processor time each (measured); the words of any more are missed by the comparison. */
    maxConverted: 300,
    /** Bytes of one that is read as a whole, as all but DOCX are, and of all. */
    maxReadBytes: 30_000_000,
    maxTotalBytes: 300_000_000,
    /** Passages of all that are compared: one may be shown many times. */
    maxPassages: 500_000,
    /** Bytes that show what it is. */
    startBytes: 4096,
    /** Parts of a message, and levels of its parts. */
    maxMessageParts: 1000,
    maxMessageDepth: 10,
    /** Tables within each other in HTML: LibreOffice reads them recursively. */
    maxTables: 30,
    /** Pictures elsewhere that are told of one HTML document. */
    maxDropped: 1000,
  },
  sheets: {
    /** Inflated bytes that are read of a workbook: LibreOffice takes longer over more than a visitor waits. */
    maxReadBytes: 250_000_000,
    /**
     * Bytes of an Excel 97 workbook that is saved as a newer one first. On a busy machine, one of 700 kB took 76 s by that
     * instead of 42, more than a visitor waits.
     */
    maxOldBytes: 500_000,
    /** A sheet of the maximum width takes 10 ms to plan. */
    maxSheets: 1000,
    choice: {
      /** Commas in the name of a sheet, and one: Excel allows 31 characters. */
      maxNameParts: 32,
      /** Sheets that a refusal names. */
      maxNamed: 20,
      /** Characters of a name that it quotes. */
      maxQuoted: 40,
    },
    /** Defined names for printing, and relationships of a part. */
    maxNames: 20_000,
    maxStrings: 4_000_000,
    /** Fonts, formats, and so on: Excel allows 64,000 of each kind. */
    maxStyles: 70_000,
    /** Cell formats above which none are added: Excel allows 64,000, and each is added once more with line wrapping. */
    maxFormats: 30_000,
    /** Cells and merged ranges that are recorded; any more are left as they are. */
    maxTight: 200_000,
    maxMerges: 50_000,
    /** Cells that are held back until the merged ones are known, and comparisons of both: a tenth of a second. */
    maxHeldCells: 500_000,
    maxCoverChecks: 10_000_000,
    /** Objects of a drawing. */
    maxAnchors: 5000,
  },
  check: {
    /**
     * LibreOffice's output may exceed the limits for uploads: it expands documents, and repeated rows pack very well.
     */
    maxPartBytes: 2_000_000_000,
    maxBytes: 4_000_000_000,
    maxRatio: 1100,
    maxDepth: 5_000,
  },
} as const;
