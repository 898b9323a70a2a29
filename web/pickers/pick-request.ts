import type { Input } from '../../catalog/tool/tool.ts';

/** A page's request to a cloud picker. */
export interface PickRequest {
  readonly input: Input;
  readonly maxBytes: number;
  /** The same as text. */
  readonly limit: string;
  readonly signal: AbortSignal;
  /** Reports the picker's activity and the progress of its download. */
  readonly report: (text: string, percent?: number | null) => void;
}
