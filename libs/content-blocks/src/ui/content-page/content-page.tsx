import { useLoaderData } from '@remix-run/react';
import { ContentText, type ContentTextProps } from '../content-text/content-text';

/** The page of text whose slug is in the address. */
export function ContentPage() {
  return <ContentText page={useLoaderData<ContentTextProps['page']>()} />;
}
