import type { CodeSample } from '../../../catalog/openapi/types.ts';

/** Programs to copy, one below the other, each to be opened. */
export function Samples({ samples }: { readonly samples: readonly CodeSample[] }) {
  return samples.map(({ label, source }) => (
    <details key={label}>
      <summary>{label}</summary>
      <pre>
        <code>{source}</code>
      </pre>
    </details>
  ));
}
