import { useLoaderData } from '@remix-run/react';
import { ErrorPage, type ErrorPageProps } from '../error-page/error-page';

/** What a shop that is being worked on tells its shoppers. */
export function MaintenancePage() {
  return <ErrorPage status={503} content={useLoaderData<Pick<ErrorPageProps, 'content'>>().content} />;
}
