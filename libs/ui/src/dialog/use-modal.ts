import { useEffect, useRef } from 'react';
import { delays } from '../delays';

/** Opens and closes a native dialog; a press beside it asks for closing, but not right after it opened. */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    const openedAt = performance.now();
    // A double click on what opened the dialog must not close it again.
    const closeByOutsideClick = (event: MouseEvent) => {
      if (event.target === dialog && performance.now() - openedAt >= delays.modalFreeze) onClose();
    };
    dialog.addEventListener('click', closeByOutsideClick);
    return () => dialog.removeEventListener('click', closeByOutsideClick);
  }, [isOpen, onClose]);

  return ref;
}
