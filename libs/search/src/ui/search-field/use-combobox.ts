import { useId, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

/** The next active line for an arrow key; past either end the field itself is next, then the other end. */
function adjacentId(ids: readonly string[], activeId: string | null, step: 1 | -1): string | null {
  if (activeId === null) return (step === 1 ? ids[0] : ids.at(-1)) ?? null;
  return ids[ids.indexOf(activeId) + step] ?? null;
}

/**
 * A text field with a listbox below it, by the combobox pattern of the ARIA practices: arrows move through the options
 * while the focus stays in the field, Enter selects one, Escape closes.
 * @param panelRef container of the options
 */
export function useCombobox(panelRef: RefObject<HTMLElement>) {
  const listId = useId();
  const [text, setText] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);

  const optionIds = () => Array.from(panelRef.current?.querySelectorAll('[role=option]') ?? [], ({ id }) => id);

  function close() {
    setIsOpen(false);
    setActiveId(null);
  }

  function handleInput({ currentTarget }: { currentTarget: HTMLInputElement }) {
    setText(currentTarget.value);
    setIsOpen(true);
    setActiveId(null);
  }

  function moveActive(event: KeyboardEvent<HTMLInputElement>, step: 1 | -1) {
    event.preventDefault();
    if (!isOpen) return handleInput(event);
    const next = adjacentId(optionIds(), activeId, step);
    setActiveId(next);
    if (next !== null) document.getElementById(next)?.scrollIntoView?.({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowDown') moveActive(event, 1);
    if (event.key === 'ArrowUp') moveActive(event, -1);
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
    if (event.key === 'Enter' && isOpen && activeId !== null) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    }
  }

  return {
    listId,
    text,
    isOpen,
    activeId,
    close,
    onBlur(event: FocusEvent<HTMLElement>) {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
    inputProps: { onFocus: handleInput, onInput: handleInput, onKeyDown },
  };
}
