import { PageContent } from '@vyloha/shell/ui';
import type { ReactNode } from 'react';
import { DeferredFooter, DeferredFrame, DeferredHeader } from '../frame/deferred-frame';
import type { RootData } from './root-loader.server';

/** The frame around a page. */
export function PageFrame({ data, children }: { data: RootData; children: ReactNode }) {
  const { entryModal, opensRedirectModal } = data.shell;
  const frame = { version: data.frame, opensDialog: entryModal !== null || opensRedirectModal };
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
