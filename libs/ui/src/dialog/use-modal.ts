import { delays } from '@vyloha/config';
import { useEffect, useRef } from 'react';

/** Opens and closes a native dialog; a click on the backdrop requests closing, but not right after it opened. */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    const previouslyFocused = document.activeElement;
    dialog.showModal();
    return () => {
      if (dialog.isConnected) dialog.close();
      // A dialog unmounted while open does not restore the focus by itself.
      else if (previouslyFocused instanceof HTMLElement) previouslyFocused.focus();
    };
  }, [isOpen]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    const openedAt = performance.now();
    let isPressedOutside = false;
    // Selecting text from inside to outside also ends in a click outside.
    const recordPress = (event: Event) => (isPressedOutside = event.target === dialog);
    // A double click on the opener must not close the dialog again.
    const closeByOutsideClick = (event: Event) => {
      const isOutside = event.target === dialog && isPressedOutside;
      if (isOutside && performance.now() - openedAt >= delays.modalFreeze) onClose();
    };
    dialog.addEventListener('pointerdown', recordPress);
    dialog.addEventListener('click', closeByOutsideClick);
    return () => {
      dialog.removeEventListener('pointerdown', recordPress);
      dialog.removeEventListener('click', closeByOutsideClick);
    };
  }, [isOpen, onClose]);

  return ref;
}
