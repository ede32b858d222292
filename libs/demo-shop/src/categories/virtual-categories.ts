import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { slugsOf, text } from '../language/texts';
import { productPicture, type DemoPicture, type ProductLook } from '../pictures/picture';
import { parameterId } from '../products/model-parameters';
import { tagId, type TagKey } from '../shop/tags';
import { virtualCategoriesByUse } from './virtual-by-use';
import { virtualCategoriesByStyle } from './virtual-by-style';
import type { VirtualNode } from './virtual-node';

const tagged = (
  key: string,
  tags: readonly TagKey[],
  title: PartlyTranslated,
  description: PartlyTranslated,
  picture: ProductLook,
): VirtualNode => ({ key, title, description, picture, rule: { tags: tags.map(tagId) } });

const byTag: readonly VirtualNode[] = [
  tagged(
    'novinky',
    ['novinka'],
    text('Novinky v nabídce', 'Novinky v ponuke'),
    text(
      'Zboží, které k nám dorazilo v posledních týdnech. Všechno jsme už stihli vyzkoušet na vlastní zahradě.',
      'Tovar, ktorý k nám dorazil v posledných týždňoch. Všetko sme už stihli vyskúšať na vlastnej záhrade.',
    ),
    { kind: 'plant', shape: 'monstera', tone: 'terracotta' },
  ),
  tagged(
    'akce',
    ['akce', 'vyprodej'],
    text('Akce a slevy', 'Akcie a zľavy'),
    text(
      'Zlevněné zboží s původní cenou i nejnižší cenou za třicet dní. Slevy trvají, dokud máme zásoby.',
      'Zľavnený tovar s pôvodnou cenou aj najnižšou cenou za tridsať dní. Zľavy trvajú, kým máme zásoby.',
    ),
    { kind: 'watering-can', shape: 'classic', tone: 'terracotta' },
  ),
  tagged(
    'vyprodej',
    ['vyprodej'],
    text('Výprodej posledních kusů', 'Výpredaj posledných kusov'),
    text(
      'Poslední kusy se slevou třicet procent a více. Co zmizí, to už znovu neobjednáme.',
      'Posledné kusy so zľavou tridsať percent a viac. Čo zmizne, to už znova neobjednáme.',
    ),
    { kind: 'basket', shape: 'round', tone: 'brown' },
  ),
  tagged(
    'tipy',
    ['tip'],
    text('Tipy našich zahradníků', 'Tipy našich záhradníkov'),
    text(
      'Věci, které používáme sami a doporučujeme je, i když na nich nejvíc nevyděláme.',
      'Veci, ktoré používame sami a odporúčame ich, aj keď na nich najviac nezarobíme.',
    ),
    { kind: 'trowel', shape: 'trowel', tone: 'oak' },
  ),
  tagged(
    'tri-plus-jedna',
    ['tri-plus-jedna'],
    text('Tři plus jedna zdarma', 'Tri plus jedna zadarmo'),
    text(
      'Ke třem kusům přidáme čtvrtý zadarmo. Košík to spočítá sám, kód nepotřebujete.',
      'K trom kusom pridáme štvrtý zadarmo. Košík to spočíta sám, kód nepotrebujete.',
    ),
    { kind: 'seed-packet', shape: 'carrot', tone: 'mustard' },
  ),
  tagged(
    's-darkem',
    ['darek'],
    text('Zboží s dárkem', 'Tovar s darčekom'),
    text(
      'K vybraným strojům a nábytku přibalíme malou pozornost, kterou na zahradě využijete.',
      'K vybraným strojom a nábytku pribalíme malú pozornosť, ktorú v záhrade využijete.',
    ),
    { kind: 'tote-bag', shape: '', tone: 'mustard' },
  ),
  tagged(
    'eko-zahrada',
    ['eko'],
    text('Bez syntetických hnojiv a postřiků', 'Bez syntetických hnojív a postrekov'),
    text(
      'Hnojiva, substráty a osivo bez syntetických hnojiv a pesticidů. Co v nich je, najdete u každého zboží.',
      'Hnojivá, substráty a osivo bez syntetických hnojív a pesticídov. Čo v nich je, nájdete pri každom tovare.',
    ),
    { kind: 'soil-bag', shape: 'leaf', tone: 'lime' },
  ),
  tagged(
    'vyrobeno-u-nas',
    ['vyrobeno-u-nas'],
    text('Vyrobeno v Česku', 'Vyrobené v Česku'),
    text(
      'Nářadí, textil a osivo z českých dílen a polí. Krátká cesta k vám a náhradní díly na dosah ruky.',
      'Náradie, textil a osivo z českých dielní a polí. Krátka cesta k vám a náhradné diely na dosah ruky.',
    ),
    { kind: 'spade', shape: 'pointed', tone: 'green' },
  ),
];

/** All of it is among the discounts too, whose page search engines should index. */
const ofDiscounts = {
  canonical_slugs: [
    { language: 'cs', slug: 'akce-a-slevy' },
    { language: 'sk', slug: 'akcie-a-zlavy' },
  ],
};

export const virtualCategories: readonly VirtualNode[] = [
  ...byTag.map((node) => (node.key === 'vyprodej' ? { ...node, pageMeta: ofDiscounts } : node)),
  ...virtualCategoriesByUse,
  ...virtualCategoriesByStyle,
];

export const virtualCategoryId = (key: string) => `vc-${key}`;

export const virtualCategoryPictures = (): DemoPicture[] =>
  virtualCategories.map(({ picture }) => productPicture(picture));

export function* virtualCategoryDocuments(): Generator<ImportDocument> {
  for (const [position, { key, title, description, picture, rule, pageMeta }] of virtualCategories.entries()) {
    const { fileKey } = productPicture(picture);
    const filter = { entityId: parameterId('color'), importantFilter: true, closedFilter: false };
    yield {
      type: 'virtual_category',
      id: virtualCategoryId(key),
      title,
      path: slugsOf(title),
      description,
      imageKey: fileKey,
      position,
      rule,
      presentation: { topImageKey: fileKey, filterParameters: [filter], ...(pageMeta && { pageMeta }) },
    };
  }
}
