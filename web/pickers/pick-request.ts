import type { Input } from '../../catalog/tool/tool.ts';

/** What a page asks of a cloud picker. */
export interface PickRequest {
  readonly input: Input;
  readonly maxBytes: number;
  /** The same in words. */
  readonly limit: string;
  readonly signal: AbortSignal;
  /** Tells the page what the picker does, and how much of its download is done. */
  readonly tell: (text: string, percent?: number | null) => void;
}
