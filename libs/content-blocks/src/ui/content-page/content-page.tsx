import { useLoaderData } from '@remix-run/react';
import { ContentText, type ContentTextProps } from '../content-text/content-text';

/** The text page whose slug is in the path. */
export function ContentPage() {
  return <ContentText page={useLoaderData<ContentTextProps['page']>()} />;
}
