/** Limits on compressing one Office document. Pictures beyond a limit stay unchanged. */
export const limits = {
  /** Milliseconds for each program to report its version, and for both together. */
  version: { timeoutMs: 5000, totalMs: 10_000 },
  /** Shares of the time of a job: recompressing pictures and, on top of the job's time, packing into a 7z archive. */
  picturesShare: 0.6,
  archiveShare: 0.25,
  /** Share of the pictures' time that is kept for those already begun. */
  lastPicturesShare: 0.3,
  /** Bytes of memory: libdeflate maps a whole part and its compressed form; decoders hold pictures several times. */
  packing: { maxMemoryBytes: 1_000_000_000 },
  pictures: { maxMemoryBytes: 2_000_000_000, maxPixels: 50_000_000 },
  /** References between parts: real packages have hundreds (583 at most of 189), though a sheet may have 65,530 links. */
  maxReferences: 200_000,
  /** Levels of shapes, groups and anchors within each other. */
  maxFrames: 64,
} as const;
