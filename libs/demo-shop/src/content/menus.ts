import type { PartlyTranslated } from '@vyloha/contract';
import type { MenuItemInput, ImportDocument } from '@vyloha/import-documents';
import { publicDepartments } from '../categories/category-tree';
import type { CategoryNode } from '../categories/category-node';
import { virtualCategories, virtualCategoryId } from '../categories/virtual-categories';
import { text } from '../language/texts';

const categoryItem = (menu: string, { id, title, children }: CategoryNode, depth: number): MenuItemInput => ({
  id: `mi-${menu}-${id}`,
  title,
  main: depth === 0,
  linkType: 'category',
  linkTarget: id,
  children: children.map((child) => categoryItem(menu, child, depth + 1)),
});

function virtualItem(menu: string, key: string): MenuItemInput {
  const found = virtualCategories.find((node) => node.key === key);
  if (found === undefined) throw new Error(`There is no virtual category '${key}'`);
  return {
    id: `mi-${menu}-${key}`,
    title: found.title,
    linkType: 'virtual_category',
    linkTarget: virtualCategoryId(key),
  };
}

const address = (menu: string, key: string, title: PartlyTranslated, target: string): MenuItemInput => ({
  id: `mi-${menu}-${key}`,
  title,
  linkType: 'basic',
  linkTarget: target,
});

const pageItem = (menu: string, slug: string, title: PartlyTranslated) =>
  address(menu, slug, title, `/stranka/${slug}`);

const menu = (code: string, title: PartlyTranslated, items: MenuItemInput[]): ImportDocument => ({
  type: 'menu',
  code,
  title,
  items,
});

const branches = '/clanky?seznam=pobocky';

/** Pages of the information menus, by slug. */
const pages = {
  'vse-o-nakupu': text('Vše o nákupu', 'Všetko o nákupe'),
  doprava: text('Doprava a platba', 'Doprava a platba'),
  'bezproblemova-reklamace': text('Reklamace a vrácení', 'Reklamácia a vrátenie'),
  'firmy-a-skoly': text('Pro firmy a školy', 'Pre firmy a školy'),
  'o-nas': text('O Zelené výloze', 'O Zelenej výlohe'),
  certifikace: text('Certifikace a ověření', 'Certifikácia a overenie'),
  'obchodni-podminky': text('Obchodní podmínky', 'Obchodné podmienky'),
  'ochrana-osobnich-udaju': text('Ochrana osobních údajů', 'Ochrana osobných údajov'),
  'zakonna-zaruka': text('Zákonná záruka', 'Zákonná záruka'),
  'mimosoudni-reseni-sporu': text('Mimosoudní řešení sporů', 'Mimosúdne riešenie sporov'),
  'prohlaseni-o-pristupnosti': text('Prohlášení o přístupnosti', 'Vyhlásenie o prístupnosti'),
  kontakt: text('Kontakt', 'Kontakt'),
} as const satisfies Record<string, PartlyTranslated>;

const pageItems = (code: string, ...slugs: (keyof typeof pages)[]) =>
  slugs.map((slug) => pageItem(code, slug, pages[slug]));

export function* menuDocuments(): Generator<ImportDocument> {
  yield menu('header_top_1', text('Rychlé odkazy', 'Rýchle odkazy'), [
    address('header', 'pobocky', text('Pobočky', 'Predajne'), branches),
    ...pageItems('header', 'doprava', 'firmy-a-skoly', 'kontakt'),
  ]);
  yield menu('mainMenu', text('Hlavní nabídka', 'Hlavná ponuka'), [
    ...publicDepartments.map((node) => categoryItem('main', node, 0)),
    { ...virtualItem('main', 'akce'), main: true, styles: 'highlight' },
  ]);
  yield menu(
    'entry',
    text('Kam dál', 'Kam ďalej'),
    ['novinky', 'akce', 'tipy', 'vyrobeno-u-nas', 'darky-do-500'].map((key) => virtualItem('entry', key)),
  );
  yield menu('footer_main_1', text('Nákup', 'Nákup'), [
    ...pageItems('footer', 'vse-o-nakupu', 'doprava', 'bezproblemova-reklamace', 'zakonna-zaruka', 'obchodni-podminky'),
  ]);
  yield menu('footer_main_2', text('O nás', 'O nás'), [
    ...pageItems('footer', 'o-nas', 'certifikace', 'firmy-a-skoly'),
    address('footer', 'pobocky', text('Naše pobočky', 'Naše predajne'), branches),
    address('footer', 'znacky', text('Značky', 'Značky'), '/znacky'),
  ]);
  yield menu('footer_main_3', text('Poradíme', 'Poradíme'), [
    ...pageItems('footer', 'kontakt', 'ochrana-osobnich-udaju'),
    ...pageItems('footer', 'mimosoudni-reseni-sporu', 'prohlaseni-o-pristupnosti'),
    address('footer', 'dotazy', text('Nejčastější dotazy', 'Najčastejšie otázky'), '/nejcastejsi-dotazy'),
    address('footer', 'poradna', text('Nákupní poradna', 'Nákupná poradňa'), '/poradna'),
    address('footer', 'clanky', text('Zelený zápisník', 'Zelený zápisník'), '/clanky'),
    address('footer', 'slovnik', text('Slovník pojmů', 'Slovník pojmov'), '/slovnik'),
  ]);
  yield menu(
    'footer_main_4',
    text('Nakupte právě teď', 'Nakúpte práve teraz'),
    ['novinky', 'akce', 'aku-technika', 'eko-zahrada'].map((key) => virtualItem('footer', key)),
  );
}
