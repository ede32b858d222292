import { PageContent } from '@vyloha/shell/ui';
import type { ReactNode } from 'react';
import { LateFoot, LateFrame, LateHead } from './frame/late-frame';
import type { RootData } from './root-loader.server';

/** The frame around a page. */
export function PageFrame({ data, children }: { data: RootData; children: ReactNode }) {
  return (
    <>
      <LateFrame version={data.frame}>
        <LateHead data={data} />
      </LateFrame>
      <PageContent messages={data.shell.messages}>{children}</PageContent>
      <LateFrame version={data.frame}>
        <LateFoot data={data} />
      </LateFrame>
    </>
  );
}
