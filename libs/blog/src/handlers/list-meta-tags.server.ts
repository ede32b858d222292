import type { AppLoadContext } from '@remix-run/node';
import { mapTranslated, type Translated } from '@vyloha/contract';
import { sharedPicturePath, withPage } from '@vyloha/links';
import type { MetaTags } from '../model/meta-tags';
import type { ArticlePicture } from '../model/article-picture';

interface ListPageInfo {
  title: string;
  description: string | null;
  picture: ArticlePicture | null;
  /** Path of the first page, in all languages. */
  canonicalPaths: Translated;
  page: number;
}

/** Meta tags of a list page: further pages have their number in the title, and no description. */
export function toListMetaTags(
  { t }: AppLoadContext,
  { title, description, picture, canonicalPaths, page }: ListPageInfo,
): MetaTags {
  return {
    title: page === 1 ? title : t('blog:list.titleWithPage', { title, page }),
    canonical: mapTranslated(canonicalPaths, (path) => withPage(path, page)),
    ...(description !== null && page === 1 && { description }),
    ...(picture !== null && { image: sharedPicturePath(picture.fileKey) }),
  };
}
