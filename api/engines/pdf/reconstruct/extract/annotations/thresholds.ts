/** Values for what files do not say about form fields. */
export const thresholds = {
  /** Points by which the frame of a form field may extend beyond the field. */
  fieldFrame: 1.5,
  /**
   * Form fields: points that a border is wide and that type is high if the file does not say, and ems from one row of a
   * list box to the next.
   */
  field: { usualBorder: 1, usualSize: 12, rowEms: 1.15 },
} as const;
