import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the screen its loading begins. */
const ahead = '200px';

/** Whether an element was scrolled into view, or nearly so; once seen, always seen. */
export function useSeen<Place extends HTMLElement>(): { ref: RefObject<Place>; isSeen: boolean } {
  const ref = useRef<Place>(null);
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setIsSeen(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  return { ref, isSeen };
}
