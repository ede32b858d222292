import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { virtual } from '../content/blocks';
import { paragraph } from '../content/rich-text';
import { slugOf, slugsOf, text } from '../language/texts';
import type { DemoPicture } from '../pictures/picture';
import { productIdsOf } from '../products/catalogue';

/** Related content of a term: categories by id, other terms by their Czech titles. */
interface Relations {
  categories?: readonly string[];
  /** Keys. */
  virtualCategories?: readonly string[];
  terms?: readonly string[];
  /** Of its page, where it differs from the term. */
  pageTitle?: PartlyTranslated;
  keywords?: PartlyTranslated;
  sharedPicture?: DemoPicture;
}

export interface DemoTerm extends Relations {
  title: PartlyTranslated;
  perex: PartlyTranslated;
  more: PartlyTranslated;
}

type Words = readonly [cs: string, sk: string];

export function term(title: Words, perex: Words, more: Words, relations: Relations = {}): DemoTerm {
  return { ...relations, title: text(...title), perex: text(...perex), more: text(...more) };
}

/** One row of product boxes. */
const maxProducts = 4;

const termId = (title: string) => `t-${slugOf(title)}`;

export function toTermDocument({ title, perex, more, ...related }: DemoTerm): ImportDocument {
  const { categories = [], virtualCategories = [], terms = [], pageTitle, keywords, sharedPicture } = related;
  return {
    type: 'content',
    entity: 'term',
    id: termId(title.cs),
    slug: slugsOf(title),
    data: {
      title,
      page_title: pageTitle ?? null,
      perex,
      description: { cs: [paragraph(more.cs)], sk: [paragraph(more.sk)] },
      categories,
      products: categories.flatMap(productIdsOf).slice(0, maxProducts),
      virtual_categories: virtual(...virtualCategories),
      terms: terms.map(termId),
      page_meta: {
        seo_title: title,
        seo_description: perex,
        ...(keywords && { seo_keywords: keywords }),
        ...(sharedPicture && { share_image: { path: sharedPicture.fileKey } }),
      },
    },
  };
}
