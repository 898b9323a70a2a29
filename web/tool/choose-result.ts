import type { ReactNode } from 'react';

/** Draws what a visitor can choose for these files above them; nothing can be chosen while the form is busy. */
export type Choose = (files: readonly File[], form: { readonly isBusy: boolean }) => ReactNode;
