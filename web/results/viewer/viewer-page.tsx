/** The scrollable part of the viewer, which the keyboard can scroll too. */
export function ViewerPage({ children }: { readonly children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard (WCAG 2.1.1)
    <div className="viewer-page" tabIndex={0}>
      {children}
    </div>
  );
}
