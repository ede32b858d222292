import type { AppLoadContext } from '@remix-run/node';
import type { Translated } from '@vyloha/contract';
import { imagePath, withPage } from '@vyloha/links';
import type { PageTags } from '../model/page-tags';
import type { ArticlePicture } from '../model/wire-texts';

/** As large as sites show that pages are shared on. */
const sharedPicture = { width: 1200, height: 630, crop: true };

interface ListFacts {
  title: string;
  description: string | null;
  picture: ArticlePicture | null;
  /** Of the first page, in all languages. */
  addresses: Translated;
  page: number;
}

/** The address of a picture for sites that pages are shared on. */
export function sharedImageOf(picture: ArticlePicture | null): Pick<PageTags, 'image'> {
  return picture === null ? {} : { image: imagePath(picture.fileKey, sharedPicture) };
}

/** What the head of a page of a list says: further pages have their number in the title, and no description. */
export function toListTags(
  { t }: AppLoadContext,
  { title, description, picture, addresses, page }: ListFacts,
): PageTags {
  return {
    title: page === 1 ? title : t('blog:list.titleWithPage', { title, page }),
    canonical: { cs: withPage(addresses.cs, page), sk: withPage(addresses.sk, page) },
    ...(description !== null && page === 1 && { description }),
    ...sharedImageOf(picture),
  };
}
