import type { PageMeta } from '@vyloha/contract';
import { sharedPicturePath } from './image-path';

interface EditorsMetaTags {
  description?: string;
  keywords?: string;
  /** Own path of the picture that is shown where the page is shared. */
  image?: string;
  /** Directives for robots. */
  robots?: string;
}

/** What editors wrote of a page for search engines and social networks; what they left to the page is not there. */
export function editorsMetaTags({
  description,
  keywords,
  pictureKey,
  isIndexed,
  isFollowed,
}: Omit<PageMeta, 'title' | 'canonicalSlugs'>): EditorsMetaTags {
  const robots = [...(isIndexed ? [] : ['noindex']), ...(isFollowed ? [] : ['nofollow'])];
  return {
    ...(description && { description }),
    ...(keywords && { keywords }),
    ...(pictureKey !== null && { image: sharedPicturePath(pictureKey) }),
    ...(robots.length > 0 && { robots: robots.join(',') }),
  };
}
