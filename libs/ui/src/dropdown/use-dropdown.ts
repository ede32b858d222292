import { delays } from '@vyloha/config';
import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** A single timeout; scheduling another one replaces it. */
function useTimeout() {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  return {
    cancel,
    schedule(run: () => void, milliseconds: number) {
      cancel();
      timer.current = setTimeout(run, milliseconds);
    },
  };
}

/** Runs at a press outside, and at Escape anywhere: hovering opens a dropdown without moving the focus. */
function useDismissal(detailsRef: RefObject<HTMLDetailsElement>, close: () => void) {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && detailsRef.current?.contains(target) === false) close();
    };
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => void (key === 'Escape' && close());
    document.addEventListener('pointerdown', onPointerDown, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => controller.abort();
  }, []);
}

export interface DropdownOptions {
  align: 'start' | 'end';
  opensOnHover: boolean;
  onOpen: (() => void) | undefined;
}

/** Script behaviour of a dropdown made of details and summary. */
export function useDropdown({ align, opensOnHover, onOpen }: DropdownOptions) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const wasOpenedByHover = useRef(false);
  const { schedule, cancel } = useTimeout();

  function setOpen(isOpen: boolean) {
    cancel();
    if (detailsRef.current) detailsRef.current.open = isOpen;
  }

  function scheduleOpen(isOpen: boolean, delay: number) {
    schedule(() => {
      wasOpenedByHover.current = isOpen && !detailsRef.current?.open;
      setOpen(isOpen);
    }, delay);
  }

  useDismissal(detailsRef, () => setOpen(false));

  const isMouseHover = (event: PointerEvent) => opensOnHover && event.pointerType === 'mouse';
  const handlers = {
    onPointerEnter: (event: PointerEvent) => isMouseHover(event) && scheduleOpen(true, delays.dropdownShow),
    onPointerLeave: (event: PointerEvent) => isMouseHover(event) && scheduleOpen(false, delays.dropdownHide),
    onClick: (event: MouseEvent) => {
      if (isInside(event.target, 'a[href]')) return setOpen(false);
      // A click while hovered should keep it open; the native toggle would close it.
      if (isInside(event.target, 'summary') && wasOpenedByHover.current) event.preventDefault();
      wasOpenedByHover.current = false;
    },
    onBlur: (event: FocusEvent) => {
      const next = event.relatedTarget;
      if (next instanceof Node && !event.currentTarget.contains(next)) setOpen(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isOpen = detailsRef.current?.open === true;
      if (event.key === 'Enter' && !isOpen && isInside(event.target, 'summary')) {
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
      // The positioning library is loaded by the first panel that opens; if that fails, the panel stays where the
      // style sheet puts it.
      import('../placement/place-panel').then(
        ({ placePanel }) => placePanel(details, panel, `bottom-${align}`),
        () => undefined,
      );
    },
  };
  return { detailsRef, panelRef, handlers };
}

function isInside(target: EventTarget, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
