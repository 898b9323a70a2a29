/** How far changes follow the objects of a PDF. */
export const limits = {
  /** Levels of form fields within each other: deeper ones are left alone. */
  maxFieldDepth: 50,
} as const;
