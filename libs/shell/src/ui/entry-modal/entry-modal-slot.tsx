import { lazy, Suspense, useEffect, useState } from 'react';
import type { EntryModal as EntryModalModel } from '../../model/shell-configuration';
import { useClosing } from '../close-form/use-closing';

const EntryModal = lazy(() => import('./entry-modal').then((module) => ({ default: module.EntryModal })));

/** A page made for all guests does not know what this one has closed; its first script does. */
function isHidden(): boolean {
  return (document.documentElement.dataset['closed'] ?? '').split(' ').includes('entry');
}

/** Opens the entry modal once the page has nothing else to do. */
export function EntryModalSlot({ modal }: { modal: EntryModalModel }) {
  const { isClosed, tell } = useClosing();
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    // Safari knows no idle time.
    const later = 'requestIdleCallback' in window ? window.requestIdleCallback : (run: () => void) => setTimeout(run);
    const waiting = new AbortController();
    later(() => !waiting.signal.aborted && setIsIdle(!isHidden()));
    return () => waiting.abort();
  }, []);

  if (!isIdle || isClosed) return null;
  return (
    <Suspense fallback={null}>
      <EntryModal modal={modal} onClose={() => tell({ notice: `entry-${modal.id}` })} />
    </Suspense>
  );
}
