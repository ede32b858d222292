import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { ErrorPage } from '@vyloha/shell/ui';
import type { ErrorPageProps } from '@vyloha/shell/ui';
import { useRootData } from './root-data';

function hasContent(data: unknown): data is Required<Pick<ErrorPageProps, 'content'>> {
  return typeof data === 'object' && data !== null && 'content' in data;
}

/** What a page shows in its place within the frame when it cannot be shown. */
export function ErrorBoundary() {
  const error = useRouteError();
  const shell = useRootData()?.shell;
  const isAnswer = isRouteErrorResponse(error);
  return (
    <ErrorPage
      status={isAnswer ? error.status : 500}
      content={isAnswer && hasContent(error.data) ? error.data.content : null}
      phone={shell?.contact.phone}
      departments={shell?.menus.main.items}
    />
  );
}
