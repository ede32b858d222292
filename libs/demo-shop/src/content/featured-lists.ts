import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { text } from '../language/texts';
import { productsOf } from './blocks';
import { paragraph } from './rich-text';

interface FeaturedList {
  key: string;
  code: 'homepage' | 'product_detail';
  title: PartlyTranslated;
  /** On a product page: the categories whose products show it. */
  categories?: readonly string[];
  /** Source categories of its products, in turn. */
  from: readonly string[];
}

const perCategory = 2;

const featuredLists: readonly FeaturedList[] = [
  {
    key: 'nez-prijde-mraz',
    code: 'homepage',
    title: text('Než přijde mráz', 'Kým príde mráz'),
    from: ['c-netkane-textilie', 'c-lucerny', 'c-fukary', 'c-mulc'],
  },
  {
    key: 'k-vysevu',
    code: 'product_detail',
    title: text('K výsevu se hodí', 'K výsevu sa hodí'),
    categories: ['c-osiva'],
    from: ['c-substraty', 'c-truhliky', 'c-drobne-naradi', 'c-konve'],
  },
  {
    key: 'prace-se-stroji',
    code: 'product_detail',
    title: text('Na práci se stroji', 'Na prácu so strojmi'),
    categories: ['c-technika', 'c-elektro'],
    from: ['c-rukavice', 'c-obuv', 'c-odevy', 'c-aku'],
  },
  {
    key: 'ke-grilovani',
    code: 'product_detail',
    title: text('Aby se dobře grilovalo', 'Aby sa dobre grilovalo'),
    categories: ['c-grilovani'],
    from: ['c-grilovaci-nacini', 'c-paliva', 'c-lucerny'],
  },
];

interface EndText {
  key: string;
  title: PartlyTranslated;
  words: PartlyTranslated;
  categories: readonly string[];
}

const endTexts: readonly EndText[] = [
  {
    key: 'servis',
    title: text('Servis máme vlastní', 'Servis máme vlastný'),
    words: text(
      'Stroj vám na pobočce složíme, seřídíme a předvedeme. Záruční i pozáruční opravy děláme u nás, náhradní díly držíme skladem nejméně sedm let.',
      'Stroj vám v predajni zložíme, nastavíme a predvedieme. Záručné aj pozáručné opravy robíme u nás, náhradné diely držíme na sklade najmenej sedem rokov.',
    ),
    categories: ['c-technika', 'c-elektro'],
  },
  {
    key: 'zive-rostliny',
    title: text('Jak rostliny posíláme', 'Ako rastliny posielame'),
    words: text(
      'Balíme je v den odeslání a v mrazu je držíme ve skladu, dokud se neoteplí. Kdyby rostlina přijela poškozená, pošleme jinou, stačí fotografie do tří dnů.',
      'Balíme ich v deň odoslania a v mraze ich držíme v sklade, kým sa neoteplí. Ak by rastlina prišla poškodená, pošleme inú, stačí fotografia do troch dní.',
    ),
    categories: ['c-rostliny', 'c-cibuloviny'],
  },
];

/** Products that editors put on the home page and beside other products. */
export function* featuredListDocuments(): Generator<ImportDocument> {
  for (const [index, { key, code, title, categories = [], from }] of featuredLists.entries()) {
    const products = from.flatMap((category) => productsOf(category, perCategory));
    yield {
      type: 'content',
      entity: 'featured_list',
      id: `fl-${key}`,
      weight: featuredLists.length - index,
      data: { code, title, categories, products },
    };
  }
}

/** Editors' texts below the products of some categories. */
export function* endTextDocuments(): Generator<ImportDocument> {
  for (const { key, title, words, categories } of endTexts) {
    const content = { cs: [paragraph(words.cs)], sk: [paragraph(words.sk)] };
    yield { type: 'content', entity: 'product_end_text', id: `et-${key}`, data: { title, content, categories } };
  }
}
