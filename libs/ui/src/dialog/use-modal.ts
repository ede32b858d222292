import { delays } from '@vyloha/config';
import { useEffect, useRef } from 'react';

/** Opens and closes a native dialog; a press beside it asks for closing, but not right after it opened. */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    const focusedBefore = document.activeElement;
    dialog.showModal();
    return () => {
      if (dialog.isConnected) dialog.close();
      // Taken off the page while it is open, a dialog does not give the focus back by itself.
      else if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
    };
  }, [isOpen]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    const openedAt = performance.now();
    let isPressedOutside = false;
    // Text marked from inside to outside ends in a click outside as well.
    const rememberPress = (event: Event) => (isPressedOutside = event.target === dialog);
    // A double click on what opened the dialog must not close it again.
    const closeByOutsideClick = (event: Event) => {
      const isOutside = event.target === dialog && isPressedOutside;
      if (isOutside && performance.now() - openedAt >= delays.modalFreeze) onClose();
    };
    dialog.addEventListener('pointerdown', rememberPress);
    dialog.addEventListener('click', closeByOutsideClick);
    return () => {
      dialog.removeEventListener('pointerdown', rememberPress);
      dialog.removeEventListener('click', closeByOutsideClick);
    };
  }, [isOpen, onClose]);

  return ref;
}
