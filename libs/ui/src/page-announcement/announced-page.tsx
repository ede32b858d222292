import { type Location, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { focusPage } from './focus-page';

/** The live region of navigation. @param from the location that the document was loaded with */
export function AnnouncedPage({ from }: { from: Location }) {
  const location = useLocation();
  const last = useRef(from);
  const [title, setTitle] = useState('');
  // Read before the new page is in the document: what has the focus afterwards was focused by that page.
  const previouslyFocused = document.activeElement;

  useEffect(() => {
    const previous = last.current;
    if (location.key === previous.key) return;
    last.current = location;
    const controller = new AbortController();
    const { signal } = controller;
    function announce() {
      focusPage(location, { isSamePage: location.pathname === previous.pathname, previouslyFocused });
      setTitle(document.title);
    }
    // A dialog of the previous page, such as the menu of phones, closes now and gives the focus back to its opener.
    const timer = setTimeout(() => {
      const dialog = document.querySelector('dialog[open]');
      if (dialog === null) announce();
      else dialog.addEventListener('close', announce, { once: true, signal });
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // What was focused belongs to the navigation.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location]);

  return (
    <div aria-live="polite" data-page-announcement>
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
