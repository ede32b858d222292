import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import type { ErrorPageProps } from '@vyloha/shell/ui';
import { LateFailure, LateFrame } from './frame/late-frame';
import { LastResort } from './last-resort';
import { useRootData } from './root-data';

function hasContent(data: unknown): data is Required<Pick<ErrorPageProps, 'content'>> {
  return typeof data === 'object' && data !== null && 'content' in data;
}

/** A failed page: within the frame, or on its own where the failure is the root's. */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRootData();
  if (data === undefined) return <LastResort />;
  const isAnswer = isRouteErrorResponse(error);
  return (
    <LateFrame version={data.frame}>
      <LateFailure
        data={data}
        status={isAnswer ? error.status : 500}
        content={isAnswer && hasContent(error.data) ? error.data.content : null}
      />
    </LateFrame>
  );
}
