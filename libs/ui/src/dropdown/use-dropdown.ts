import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useDelayed } from './use-delayed';

export interface DropdownBehaviour {
  align: 'start' | 'end';
  showDelay: number;
  hideDelay: number;
  opensOnHover: boolean;
  onOpen: (() => void) | undefined;
}

/** What script adds to a dropdown made of details and summary. */
export function useDropdown({ align, showDelay, hideDelay, opensOnHover, onOpen }: DropdownBehaviour) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const wasOpenedByHover = useRef(false);
  const { later, cancel } = useDelayed();

  function setOpen(isOpen: boolean) {
    cancel();
    if (detailsRef.current) detailsRef.current.open = isOpen;
  }

  function setOpenLater(isOpen: boolean, delay: number) {
    later(() => {
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
    return () => document.removeEventListener('pointerdown', closeByOutsidePress);
  }, []);

  const hovers = (event: PointerEvent) => opensOnHover && event.pointerType === 'mouse';
  const handlers = {
    onPointerEnter: (event: PointerEvent) => hovers(event) && setOpenLater(true, showDelay),
    onPointerLeave: (event: PointerEvent) => hovers(event) && setOpenLater(false, hideDelay),
    onClick: (event: MouseEvent) => {
      if (isIn(event.target, 'a[href]')) return setOpen(false);
      // Who hovers and then presses wants it open; the browser's own toggle would close it.
      if (isIn(event.target, 'summary') && wasOpenedByHover.current) event.preventDefault();
      wasOpenedByHover.current = false;
    },
    onBlur: (event: FocusEvent) => {
      const next = event.relatedTarget;
      if (next instanceof Node && !event.currentTarget.contains(next)) setOpen(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isOpen = detailsRef.current?.open === true;
      if (event.key === 'Enter' && !isOpen && isIn(event.target, 'summary')) {
        event.preventDefault();
        setOpen(true);
      }
      if (event.key === 'Escape' && isOpen) {
        event.stopPropagation();
        setOpen(false);
        detailsRef.current?.querySelector('summary')?.focus();
      }
    },
    onToggle: () => {
      const [details, panel] = [detailsRef.current, panelRef.current];
      if (!details?.open || !panel) return;
      onOpen?.();
      // The library that keeps panels on the screen is fetched by the first one that opens; where it does not come,
      // the panel stays where the style sheet puts it.
      import('../placement/place-panel').then(
        ({ placePanel }) => placePanel(details, panel, `bottom-${align}`),
        () => undefined,
      );
    },
  };
  return { detailsRef, panelRef, handlers };
}

function isIn(target: EventTarget, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
