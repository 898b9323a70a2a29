/** The smallest phone that pages are made for, without motion: nothing changes while it is looked at. */
export const stillPhone = {
  viewport: { width: 390, height: 700 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;
