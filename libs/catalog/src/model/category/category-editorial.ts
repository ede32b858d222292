import type { OptionalTranslated, Translated } from '@vyloha/contract';
import type { EmbeddedVideo } from './embedded-video';

/** A rich text as the content system stores it; handlers parse it. */
type RawNodes = readonly unknown[];

/** The editors' content around the products, in all languages. */
export interface CategoryEditorial {
  bannerKey: string | null;
  /** Unparsed content blocks: the content library parses and renders them. */
  content: RawNodes;
  video: { title: Translated; url: string } | null;
  faq: readonly { id: string; title: Translated; answer: Translated<RawNodes> }[];
  topArticles: readonly EditorialArticle[];
  contentArticles: readonly EditorialArticle[];
  textBelowProducts: OptionalTranslated;
}

/** Fields of the card of an article. */
interface EditorialArticle {
  id: string;
  slug: Translated;
  title: Translated;
  perex: OptionalTranslated;
  picture: { fileKey: string; alt: OptionalTranslated } | null;
  /** ISO 8601. */
  datePublished: string;
}

/** An article beside products, in the shopper's language; the app renders its card. */
export interface ArticleView {
  id: string;
  to: string;
  title: string;
  perex: string | null;
  picture: { fileKey: string; alt: string } | null;
  datePublished: string;
}

/** The same in the shopper's language; empty parts are left out. */
export interface EditorialView<Text> {
  bannerKey?: string;
  video?: EmbeddedVideo & { title: string };
  faq?: readonly { id: string; title: string; answer: Text }[];
  topArticles?: readonly ArticleView[];
  contentArticles?: readonly ArticleView[];
  /** Sanitized HTML. */
  textBelowProducts?: string;
}
