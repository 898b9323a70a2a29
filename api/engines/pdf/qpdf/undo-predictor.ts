/** The parameters of a predictor, each as in the filter's dictionary. */
export interface Prediction {
  /** 1: none, 2: TIFF, from 10: PNG (ISO 32000-1 §7.4.4.4). */
  readonly predictor: number;
  /** Components of a sample. */
  readonly colours: number;
  /** Bits of a component. */
  readonly bits: number;
  /** Samples in a row. */
  readonly columns: number;
}

/** PNG's Paeth predictor (PNG §9.4). */
function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function undoPng(data: Buffer, rowBytes: number, step: number): Buffer {
  const rows = Math.ceil(data.length / (rowBytes + 1));
  const out = Buffer.alloc(rows * rowBytes);
  for (let row = 0; row < rows; row++) {
    const from = row * (rowBytes + 1) + 1;
    const to = row * rowBytes;
    const type = data[from - 1] ?? 0;
    const count = Math.min(rowBytes, data.length - from);
    for (let i = 0; i < count; i++) {
      const value = data[from + i] as number;
      const left = i >= step ? (out[to + i - step] as number) : 0;
      const up = row > 0 ? (out[to + i - rowBytes] as number) : 0;
      if (type === 0) out[to + i] = value;
      else if (type === 1) out[to + i] = value + left;
      else if (type === 2) out[to + i] = value + up;
      else if (type === 3) out[to + i] = value + ((left + up) >> 1);
      else {
        const corner = row > 0 && i >= step ? (out[to + i - rowBytes - step] as number) : 0;
        out[to + i] = value + paeth(left, up, corner);
      }
    }
  }
  return out;
}

/**
 * Undoes the prediction of samples; TIFF prediction is undone in place. Throws for TIFF prediction of other than 8
 * bits.
 */
export function undoPredictor(data: Buffer, { predictor, colours, bits, columns }: Prediction): Buffer {
  if (predictor < 2) return data;
  const rowBytes = Math.ceil((colours * bits * columns) / 8);
  const step = Math.max(1, (colours * bits) >> 3);
  if (predictor >= 10) return undoPng(data, rowBytes, step);
  if (bits !== 8) throw new Error(`TIFF prediction of ${bits} bits is not supported`);
  for (let row = 0; row + rowBytes <= data.length; row += rowBytes) {
    for (let i = row + step; i < row + rowBytes; i++) data[i] = (data[i] as number) + (data[i - step] as number);
  }
  return data;
}
