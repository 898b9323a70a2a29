import { useEffect, useRef } from 'react';
import { toolPage } from '../../../catalog/copy/tool-page/tool-page.ts';

interface Props {
  /** The message; null while the dialog is closed. */
  readonly text: string | null;
  readonly onClose: () => void;
}

/** A message to be confirmed. A native modal dialog traps focus, restores it, and closes on Esc. */
export function AlertDialog({ text, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (text !== null) dialog.current?.showModal();
  }, [text]);
  if (text === null) return null;
  return (
    <dialog
      ref={dialog}
      className="alert"
      role="alertdialog"
      aria-label={toolPage.alertTitle}
      aria-describedby="alert-text"
      onClose={onClose}
    >
      <p id="alert-text">{text}</p>
      <form method="dialog">
        <button type="submit" className="button button-primary">
          {toolPage.ok}
        </button>
      </form>
    </dialog>
  );
}
