import { useLoaderData } from '@remix-run/react';
import { ErrorPage, type ErrorPageProps } from '../error-page/error-page';

/** The page shown during maintenance. */
export function MaintenancePage() {
  return <ErrorPage status={503} content={useLoaderData<Pick<ErrorPageProps, 'content'>>().content} />;
}
