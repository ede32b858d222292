import type { PartlyTranslated, RequiredLocale } from '@vyloha/contract';
import type { RichTextNode, ImportDocument } from '@vyloha/import-documents';
import { text } from '../language/texts';
import type { DemoPicture } from '../pictures/picture';
import { bullets, heading, linked, numbered, paragraph, table } from './rich-text';

/** A part of a page in both languages. */
export type Part = Record<RequiredLocale, RichTextNode>;

const both = <T>(cs: T, sk: T, toNode: (value: T) => RichTextNode): Part => ({ cs: toNode(cs), sk: toNode(sk) });

export const p = (cs: string, sk: string): Part => both(cs, sk, paragraph);
export const h2 = (cs: string, sk: string): Part => both(cs, sk, (title) => heading(2, title));
export const list = (cs: readonly string[], sk: readonly string[]): Part => both(cs, sk, bullets);
export const steps = (cs: readonly string[], sk: readonly string[]): Part => both(cs, sk, numbered);
export const rows = (cs: readonly (readonly string[])[], sk: readonly (readonly string[])[]): Part =>
  both(cs, sk, table);
/** A sentence that ends with a link: text before it, label, target. */
export const link = (cs: readonly [string, string], sk: readonly [string, string], href: string): Part =>
  both(cs, sk, ([before, label]) => linked(before, label, href));

/** What only some pages have. */
interface PageExtras {
  /** A box with contacts below the text. */
  contactBox?: { title: PartlyTranslated; words: PartlyTranslated };
  /** Another path at which the page answers. */
  otherPath?: PartlyTranslated;
  keywords?: PartlyTranslated;
  sharedPicture?: DemoPicture;
}

export interface DemoPage extends PageExtras {
  id: string;
  slug: PartlyTranslated;
  title: PartlyTranslated;
  description: PartlyTranslated;
  parts: readonly Part[];
}

/** `slug`, `title` and `description` are pairs of Czech and Slovak. */
export function page(
  slug: readonly [string, string],
  title: readonly [string, string],
  description: readonly [string, string],
  ...parts: Part[]
): DemoPage {
  return { id: slug[0], slug: text(...slug), title: text(...title), description: text(...description), parts };
}

export const withExtras = (demoPage: DemoPage, extras: PageExtras): DemoPage => ({ ...demoPage, ...extras });

export function toPageDocument(demoPage: DemoPage, index: number): ImportDocument {
  const { id, slug, title, description, parts, contactBox, otherPath, keywords, sharedPicture } = demoPage;
  return {
    type: 'content',
    entity: 'page',
    id,
    slug,
    weight: 100 - index,
    data: {
      title,
      content: { cs: parts.map((part) => part.cs), sk: parts.map((part) => part.sk) },
      contact_box: contactBox
        ? { title_frontend: contactBox.title, description: contactBox.words, show_button: true }
        : null,
      ...(otherPath && { url_rewrite: otherPath }),
      page_meta: {
        seo_title: title,
        seo_description: description,
        ...(keywords && { seo_keywords: keywords }),
        ...(sharedPicture && { share_image: { path: sharedPicture.fileKey } }),
      },
    },
  };
}
