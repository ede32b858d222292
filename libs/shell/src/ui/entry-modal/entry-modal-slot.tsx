import { lazyNamed } from '@vyloha/ui';
import { startTransition, Suspense, useEffect, useState } from 'react';
import type { EntryModal as EntryModalModel } from '../../model/shell-configuration';
import { useCloseNotice } from '../close-notice-form/use-close-notice';

const EntryModal = lazyNamed(() => import('./entry-modal'), 'EntryModal');

/** A page cached for all guests does not know what this one has closed; its inline script does. */
function isHidden(): boolean {
  return (document.documentElement.dataset['closed'] ?? '').split(' ').includes('entry');
}

/** Opens the entry modal once the browser is idle. */
export function EntryModalSlot({ modal }: { modal: EntryModalModel }) {
  const { isClosed, tell: close } = useCloseNotice();
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    // Safari lacks `requestIdleCallback`.
    const schedule =
      'requestIdleCallback' in window ? window.requestIdleCallback : (run: () => void) => setTimeout(run);
    const controller = new AbortController();
    schedule(() => !controller.signal.aborted && startTransition(() => setIsIdle(!isHidden())));
    return () => controller.abort();
  }, []);

  if (!isIdle || isClosed) return null;
  return (
    <Suspense fallback={null}>
      <EntryModal modal={modal} onClose={() => close({ notice: `entry-${modal.id}` })} />
    </Suspense>
  );
}
