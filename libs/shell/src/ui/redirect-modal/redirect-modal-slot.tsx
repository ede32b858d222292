import { lazyNamed } from '@vyloha/ui';
import { startTransition, Suspense, useEffect, useState } from 'react';

const RedirectModal = lazyNamed(() => import('./redirect-modal'), 'RedirectModal');

/** Opens the redirect modal over the page; without JavaScript a message at the top of the page says the same. */
export function RedirectModalSlot({ phone }: { phone: string }) {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => startTransition(() => setIsOpen(true)), []);

  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <RedirectModal phone={phone} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
