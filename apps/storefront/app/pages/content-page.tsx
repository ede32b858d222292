import { useLoaderData } from '@remix-run/react';
import { NearestBranch } from '@vyloha/branches/ui';
import { ContentPage as TextPage } from '@vyloha/content-blocks/ui';
import type { contentPageWithBranchLoader } from './content-page-loader.server';

/** A text page; the contacts with the main branch and the way to the nearest one. */
export function ContentPage() {
  const { branch } = useLoaderData<typeof contentPageWithBranchLoader>();
  return <TextPage>{branch && <NearestBranch branch={branch} />}</TextPage>;
}
