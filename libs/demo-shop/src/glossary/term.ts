import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { paragraph } from '../content/rich-text';
import { slugOf, slugsOf, text } from '../language/texts';
import { productIdsOf } from '../products/catalogue';

/** Related content of a term: categories by id, other terms by their Czech titles. */
interface Relations {
  categories?: readonly string[];
  terms?: readonly string[];
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

export function toTermDocument({ title, perex, more, categories = [], terms = [] }: DemoTerm): ImportDocument {
  return {
    type: 'content',
    entity: 'term',
    id: termId(title.cs),
    slug: slugsOf(title),
    data: {
      title,
      perex,
      description: { cs: [paragraph(more.cs)], sk: [paragraph(more.sk)] },
      categories,
      products: categories.flatMap(productIdsOf).slice(0, maxProducts),
      virtual_categories: [],
      terms: terms.map(termId),
      page_meta: { seo_title: title, seo_description: perex },
    },
  };
}
