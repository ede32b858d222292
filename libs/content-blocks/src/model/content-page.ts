import type { Translated } from '@vyloha/contract';
import type { RichTextSource } from './content-block';
import type { PageLink } from './page-link';
import type { PageMeta } from './page-meta';
import type { PageTags } from './page-tags';

/** An invitation to get in touch; the shop has words of its own where the editor left them out. */
export interface ContactInvitation {
  title: string | null;
  text: string | null;
  hasButton: boolean;
}

/** A page of text, in one locale. */
export interface ContentPage {
  id: string;
  title: string;
  text: RichTextSource;
  contact: ContactInvitation | null;
  slugs: Translated;
  meta: PageMeta;
}

/** The page with the weightiest pages to go on to. */
export interface PageAnswer {
  page: ContentPage | null;
  pages: readonly PageLink[];
}

/** What a page of text is made of, in the shopper's language. */
export interface ContentPageData<Text = RichTextSource> extends Pick<ContentPage, 'id' | 'title' | 'contact'> {
  text: Text;
  pages: readonly PageLink[];
  meta: PageTags;
}
