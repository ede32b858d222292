import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { text } from '../language/texts';
import { signPicture, type DemoPicture } from '../pictures/picture';
import { virtual } from './blocks';

const advice = signPicture('top-category-advice', 'flower', 'sage');

export const topCategoryPictures: readonly DemoPicture[] = [advice];

const link = (title: PartlyTranslated, category: string) => ({ title, link_type: 'category', category });
const special = (title: PartlyTranslated, key: string) => ({
  title,
  link_type: 'virtual_category',
  virtual_category: virtual(key)[0],
});
const address = (title: PartlyTranslated, to: string) => ({ title, link_type: 'custom_link', custom_link: to });

const department = (id: string, title: PartlyTranslated, links: readonly unknown[]) => ({
  title,
  top_category_item_type: 'store_category',
  store_categories: [id],
  top_category_links: links,
});

const items = [
  department('c-zahrada', text('Zahrada', 'Záhrada'), [
    link(text('Semena zeleniny', 'Semená zeleniny'), 'c-semena-zelenina'),
    link(text('Hadice', 'Hadice'), 'c-hadice'),
    link(text('Sekačky', 'Kosačky'), 'c-sekacky'),
    link(text('Substráty', 'Substráty'), 'c-substraty'),
  ]),
  department('c-terasa', text('Terasa a balkon', 'Terasa a balkón'), [
    link(text('Nábytek', 'Nábytok'), 'c-nabytek'),
    link(text('Květináče', 'Kvetináče'), 'c-kvetinace'),
    link(text('Grily', 'Grily'), 'c-grily'),
  ]),
  department('c-dilna', text('Dílna', 'Dielňa'), [
    link(text('Vrtačky', 'Vŕtačky'), 'c-vrtacky'),
    link(text('Ruční nářadí', 'Ručné náradie'), 'c-rucni'),
    link(text('Pracovní rukavice', 'Pracovné rukavice'), 'c-rukavice'),
  ]),
  department('c-domov', text('Dům a domácnost', 'Dom a domácnosť'), [
    link(text('Svíčky', 'Sviečky'), 'c-svicky'),
    link(text('Kuchyně', 'Kuchyňa'), 'c-kuchyne'),
    link(text('Rostliny', 'Rastliny'), 'c-rostliny'),
  ]),
  department('c-darky', text('Dárky a drobnosti', 'Darčeky a drobnosti'), [
    special(text('Akce', 'Akcie'), 'akce'),
    address(text('Rady k výběru', 'Rady k výberu'), '/poradna'),
  ]),
  {
    title: text('Vyplatí se', 'Oplatí sa'),
    top_category_item_type: 'virtual_category',
    virtual_categories: virtual('akce', 'eko-zahrada'),
  },
  {
    title: text('Nevíte si rady?', 'Neviete si rady?'),
    top_category_item_type: 'custom_link',
    image: { path: advice.fileKey },
    custom_links: [
      address(text('Nákupní poradna', 'Nákupná poradňa'), '/poradna'),
      address(text('Nejčastější dotazy', 'Najčastejšie otázky'), '/nejcastejsi-dotazy'),
      link(text('Osiva', 'Osivá'), 'c-osiva'),
      special(text('Akce', 'Akcie'), 'akce'),
    ],
  },
];

/** Content above all products. */
export function* topCategoryDocuments(): Generator<ImportDocument> {
  yield { type: 'content', entity: 'configuration_top_categories', id: 'cfg-top-categories', data: { items } };
}
