import { useEffect, useRef, useState } from 'react';

interface PictureRowOptions {
  count: number;
  /** Index of the item to begin with. */
  first: number;
  /** Whether an element uses the arrow keys itself. */
  isKept: (target: EventTarget | null) => boolean;
  /** Called before another item is displayed. */
  onMove: () => void;
}

/** A row that displays one item at a time; it is scrolled by swiping, by `show` and by the arrow keys. */
export function usePictureRow({ count, first, isKept, onMove }: PictureRowOptions) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);

  /** @param next index; one before the first is the last, and the other way round */
  function show(next: number) {
    const row = track.current;
    if (row === null) return;
    onMove();
    row.scrollTo({ left: ((next + count) % count) * row.clientWidth });
  }

  function updateIndex() {
    const row = track.current;
    if (row === null || row.clientWidth === 0) return;
    const next = Math.round(row.scrollLeft / row.clientWidth);
    if (next === index) return;
    onMove();
    setIndex(next);
  }

  // After the dialog has opened: before, the row has no width.
  useEffect(() => {
    const row = track.current;
    row?.scrollTo({ left: first * row.clientWidth, behavior: 'instant' });
  }, [first]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined || isKept(event.target)) return;
      event.preventDefault();
      show(index + step);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return { track, index, show, updateIndex };
}
