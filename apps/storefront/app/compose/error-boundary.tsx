import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { ErrorPage } from '@vyloha/shell/ui';
import { useRootData } from './root-data';

/** What a page shows in its place within the frame when it cannot be shown. */
export function ErrorBoundary() {
  const error = useRouteError();
  const phone = useRootData()?.shell.contact.phone;
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} phone={phone} />;
}
