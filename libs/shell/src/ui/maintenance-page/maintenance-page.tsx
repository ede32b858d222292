import { useLoaderData } from '@remix-run/react';
import type { maintenancePageLoader } from '../../handlers/maintenance-page.server';
import { ErrorPage } from '../error-page/error-page';

/** The page shown during maintenance. */
export function MaintenancePage() {
  // Remix's types do not unwrap the `data()` of a loader.
  const { content } = useLoaderData<Awaited<ReturnType<typeof maintenancePageLoader>>['data']>();
  return <ErrorPage status={503} content={content} isRetryable={false} />;
}
