import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

export interface DropdownBehaviour {
  align: 'start' | 'end';
  showDelay: number;
  hideDelay: number;
  opensOnHover: boolean;
}

/** What script adds to a dropdown made of details and summary. */
export function useDropdown({ align, showDelay, hideDelay, opensOnHover }: DropdownBehaviour) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const wasOpenedByHover = useRef(false);

  function setOpen(isOpen: boolean) {
    clearTimeout(timer.current);
    if (detailsRef.current) detailsRef.current.open = isOpen;
  }

  function setOpenLater(isOpen: boolean, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      wasOpenedByHover.current = isOpen && !detailsRef.current?.open;
      setOpen(isOpen);
    }, delay);
  }

  useEffect(() => {
    function closeByOutsidePress(event: Event) {
      const details = detailsRef.current;
      if (details?.open && event.target instanceof Node && !details.contains(event.target)) details.open = false;
    }
    document.addEventListener('pointerdown', closeByOutsidePress);
    return () => {
      document.removeEventListener('pointerdown', closeByOutsidePress);
      clearTimeout(timer.current);
    };
  }, []);

  const hovers = (event: PointerEvent) => opensOnHover && event.pointerType === 'mouse';
  const handlers = {
    onPointerEnter: (event: PointerEvent) => hovers(event) && setOpenLater(true, showDelay),
    onPointerLeave: (event: PointerEvent) => hovers(event) && setOpenLater(false, hideDelay),
    onClick: (event: MouseEvent) => {
      // Who hovers and then presses wants it open; the browser's own toggle would close it.
      const isOnTrigger = event.target instanceof Element && event.target.closest('summary') !== null;
      if (isOnTrigger && wasOpenedByHover.current) event.preventDefault();
      wasOpenedByHover.current = false;
    },
    onBlur: (event: FocusEvent) => {
      const next = event.relatedTarget;
      if (next instanceof Node && !event.currentTarget.contains(next)) setOpen(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !detailsRef.current?.open) return;
      event.stopPropagation();
      setOpen(false);
      detailsRef.current.querySelector('summary')?.focus();
    },
    onToggle: () => {
      const [details, panel] = [detailsRef.current, panelRef.current];
      // The library that keeps panels on the screen is fetched by the first one that opens.
      if (details?.open && panel)
        void import('./place-panel').then(({ placePanel }) => placePanel(details, panel, align));
    },
  };
  return { detailsRef, panelRef, handlers };
}
