import { PageContent } from '@vyloha/shell/ui';
import type { ReactNode } from 'react';
import { DeferredFooter, DeferredFrame, DeferredHeader } from '../frame/deferred-frame';
import { useIsCheckoutLayout } from './root-data';
import type { RootData } from './root-loader.server';

/** The frame around a page. */
export function PageFrame({ data, children }: { data: RootData; children: ReactNode }) {
  const { entryModal, opensRedirectModal, messages } = data.shell;
  const isCheckout = useIsCheckoutLayout();
  // Dialogs and messages appear without the shopper's doing; of the checkout, which has hardly any frame, the first
  // interaction is often the form that leads to the next step.
  const isEager = isCheckout || entryModal !== null || opensRedirectModal || messages.length > 0;
  const frame = { version: data.frame, isEager };
  return (
    <>
      <DeferredFrame {...frame}>
        <DeferredHeader data={data} />
      </DeferredFrame>
      <PageContent messages={data.shell.messages}>{children}</PageContent>
      <DeferredFrame {...frame}>
        <DeferredFooter data={data} />
      </DeferredFrame>
    </>
  );
}
