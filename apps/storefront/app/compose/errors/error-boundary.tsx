import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { DeferredRouteErrorPage, DeferredFrame } from '../frame/deferred-frame';
import { DevelopmentError } from './development-error';
import { StaticErrorPage } from './static-error-page';
import { useRootData } from '../root/root-data';
import { isErrorPageData } from './error-page-data';

/** The boundary of a failed page: within the frame, or standalone where the root failed. */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRootData();
  if (import.meta.env.MODE === 'development' && error instanceof Error) return <DevelopmentError error={error} />;
  if (data === undefined) {
    return (
      <main>
        <StaticErrorPage />
      </main>
    );
  }
  const isResponse = isRouteErrorResponse(error);
  const errorPageData = isResponse && isErrorPageData(error.data) ? error.data : null;
  return (
    <DeferredFrame version={data.frame} isEager>
      <DeferredRouteErrorPage data={data} status={isResponse ? error.status : 500} errorPageData={errorPageData} />
    </DeferredFrame>
  );
}
