import type { PartlyTranslated, RequiredLocale } from '@vyloha/contract';
import type { RichTextNode } from '@vyloha/import-documents';
import { offerOf } from '../products/model-offer';
import { baseModels } from '../products/catalogue';
import { productId } from '../products/build-product';
import { block, type Block } from '../content/blocks';
import type { Part } from '../content/page';
import { text } from '../language/texts';
import type { DemoPicture } from '../pictures/picture';
import { scenePicture } from '../pictures/scenes';
import type { AuthorKey } from './authors';
import type { CategoryKey } from './article-categories';
import type { TagKey } from './article-tags';

/** Products related to the preceding text: some of a category, under a title. */
interface ProductSelection {
  title: PartlyTranslated;
  category: string;
  count: number;
}

type ArticlePart = Part | ProductSelection;
type TranslatedWords = readonly [cs: string, sk: string];

interface ArticleDetails {
  slug: TranslatedWords;
  title: TranslatedWords;
  perex: TranslatedWords;
  author: AuthorKey;
  category: CategoryKey;
  tags: readonly TagKey[];
  /** For lists, where the title is long. */
  shortTitle?: TranslatedWords;
  keywords?: TranslatedWords;
  picture: DemoPicture;
}

export interface DemoArticle extends Omit<ArticleDetails, 'slug' | 'title' | 'perex'> {
  slug: PartlyTranslated;
  title: PartlyTranslated;
  perex: PartlyTranslated;
  parts: readonly ArticlePart[];
}

export function article({ slug, title, perex, ...details }: ArticleDetails, ...parts: ArticlePart[]): DemoArticle {
  return { ...details, slug: text(...slug), title: text(...title), perex: text(...perex), parts };
}

export const productSelection = (cs: string, sk: string, category: string, count = 4): ProductSelection => ({
  title: text(cs, sk),
  category,
  count,
});

/** Three objects in a scene: the picture of an article. */
export const articlePicture = (name: string): DemoPicture => scenePicture(`clanek-${name}`);

/** Products of a category that can be bought now. */
function findProductIds({ category, count }: ProductSelection): string[] {
  const found = baseModels.filter((model) => {
    const offer = offerOf(model);
    return model.assortment.category === category && offer.isSaleable && !offer.isSoldOut;
  });
  if (found.length < count) throw new Error(`'${category}' has no ${count} goods for an article`);
  return found.slice(0, count).map(productId);
}

const isProductSelection = (part: ArticlePart): part is ProductSelection => 'category' in part;

/** Text up to the next products is one block. */
export function toBlocks(key: string, parts: readonly ArticlePart[]): Block[] {
  const blocks: Block[] = [];
  let words: { cs: RichTextNode[]; sk: RichTextNode[] } = { cs: [], sk: [] };
  const closeWords = () => {
    if (words.cs.length === 0) return;
    const written = words;
    blocks.push(block(`${key}-${blocks.length}`, 'text', (language) => ({ text: written[language] })));
    words = { cs: [], sk: [] };
  };
  for (const part of parts) {
    if (!isProductSelection(part)) {
      words.cs.push(part.cs);
      words.sk.push(part.sk);
      continue;
    }
    closeWords();
    const products = findProductIds(part).map((entityId) => ({ entityId }));
    const fieldsIn = (language: RequiredLocale) => ({ block_title: part.title[language], products });
    blocks.push(block(`${key}-${blocks.length}`, 'productBoxes', fieldsIn));
  }
  closeWords();
  return blocks;
}
