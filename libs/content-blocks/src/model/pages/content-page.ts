import type { PageMeta, Translated } from '@vyloha/contract';
import type { RichTextSource } from '../blocks/block-fields';
import type { ContentImage } from '../content-image';
import type { PageLink } from './page-link';
import type { TermsVersionLink } from './terms-version';
import type { MetaTags } from '../search-engines/meta-tags';

/** Contact box; the shop has default texts where the editor left them out. */
export interface ContactBoxData {
  title: string | null;
  text: string | null;
  hasButton: boolean;
  image: ContentImage | null;
}

/** A text page, in one locale. */
export interface ContentPage {
  id: string;
  title: string;
  text: RichTextSource;
  contact: ContactBoxData | null;
  slugs: Translated;
  meta: PageMeta;
}

/** The page with links to the pages of the highest weight. */
export interface ContentPageResponse {
  page: ContentPage | null;
  pages: readonly PageLink[];
}

/** Data of a text page, in the shopper's language. */
export interface ContentPageData<Text = RichTextSource> extends Pick<ContentPage, 'id' | 'title' | 'contact'> {
  text: Text;
  /** On the page of the shop's contacts. */
  hasContactForm: boolean;
  pages: readonly PageLink[];
  /** Of the terms, the newest first; empty for other pages. */
  termsVersions: readonly TermsVersionLink[];
  /** The version that is shown in place of the terms in force. */
  termsVersion: TermsVersionLink | null;
  meta: MetaTags;
}
