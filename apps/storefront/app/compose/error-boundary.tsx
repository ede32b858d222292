import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { LateFailure, LateFrame } from './frame/late-frame';
import { LastResort } from './last-resort';
import { useRootData } from './root-data';
import { isToldFailure } from './told-failure';

/** A failed page: within the frame, or on its own where the failure is the root's. */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRootData();
  if (data === undefined) return <LastResort />;
  const isAnswer = isRouteErrorResponse(error);
  const told = isAnswer && isToldFailure(error.data) ? error.data : null;
  return (
    <LateFrame version={data.frame}>
      <LateFailure data={data} status={isAnswer ? error.status : 500} told={told} />
    </LateFrame>
  );
}
