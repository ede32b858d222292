import type { OptionalTranslated, Translated } from '@vyloha/contract';
import type { EditorsVideo } from './editors-video';

/** A text as the content system keeps it; handlers read it. */
type Unread = readonly unknown[];

/** What editors tell around the goods, in all languages. */
export interface CategoryStory {
  bannerKey: string | null;
  /** Blocks as the content system keeps them: the room of content reads and draws them. */
  content: Unread;
  video: { title: Translated; url: string } | null;
  faq: readonly { id: string; title: Translated; answer: Translated<Unread> }[];
  topArticles: readonly StoryArticle[];
  contentArticles: readonly StoryArticle[];
  textBelowProducts: OptionalTranslated;
}

/** An article of the magazine, by its card. */
interface StoryArticle {
  id: string;
  slug: Translated;
  title: Translated;
  perex: OptionalTranslated;
  picture: { fileKey: string; alt: OptionalTranslated } | null;
  /** ISO 8601. */
  datePublished: string;
}

/** An article beside goods, in the shopper's language; the magazine draws its card. */
export interface ShownArticle {
  id: string;
  to: string;
  title: string;
  perex: string | null;
  picture: { fileKey: string; alt: string } | null;
  datePublished: string;
}

/** The same in the shopper's language; what is not there is left out. */
export interface ShownStory<Text> {
  bannerKey?: string;
  video?: EditorsVideo & { title: string };
  faq?: readonly { id: string; title: string; answer: Text }[];
  topArticles?: readonly ShownArticle[];
  contentArticles?: readonly ShownArticle[];
  /** HTML, harmless. */
  below?: string;
}
