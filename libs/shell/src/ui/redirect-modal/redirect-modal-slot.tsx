import { lazy, startTransition, Suspense, useEffect, useState } from 'react';

const RedirectModal = lazy(() => import('./redirect-modal').then((module) => ({ default: module.RedirectModal })));

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
