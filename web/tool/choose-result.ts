import type { ReactNode } from 'react';

/** Draws what a visitor can choose for these files above them. */
export type Choose = (files: readonly File[], disabled: boolean) => ReactNode;
