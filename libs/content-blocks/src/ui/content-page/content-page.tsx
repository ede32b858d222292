import { useLoaderData } from '@remix-run/react';
import type { contentPageLoader } from '../../handlers/content-page-loader.server';
import { ContentText } from '../content-text/content-text';

/** The text page whose slug is in the path. */
export function ContentPage() {
  return <ContentText page={useLoaderData<typeof contentPageLoader>()} />;
}
