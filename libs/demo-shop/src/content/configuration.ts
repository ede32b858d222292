import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { text } from '../language/texts';
import { plainPicture, type DemoPicture } from '../pictures/picture';
import type { DemoTrader } from '../shop/trader';
import { scenes } from './scenes-of-content';
import { paragraph } from './rich-text';

const sizeChart = plainPicture('size-chart');

/** Text alternative of the table for screen readers. */
const sizeChartWords = text(
  'A je obvod dlaně, B obvod hrudníku v centimetrech. S: 18 a 92, M: 20 a 100, L: 22 a 108, XL: 23 a 116, XXL: 25 a 124.',
  'A je obvod dlane, B obvod hrudníka v centimetroch. S: 18 a 92, M: 20 a 100, L: 22 a 108, XL: 23 a 116, XXL: 25 a 124.',
);

/** Selling points of the footer and of product pages; their pages are part of the specification. */
const sellingPoints: readonly { icon: string; slug: string; title: PartlyTranslated }[] = [
  {
    icon: 'truck',
    slug: 'vse-o-nakupu',
    title: text('Do 14 hodin objednáno, týž den odesláno', 'Do 14. hodiny objednané, v ten istý deň odoslané'),
  },
  {
    icon: 'phone',
    slug: 'kontakt',
    title: text('Poradíme po telefonu i na pobočkách', 'Poradíme po telefóne aj v predajniach'),
  },
  {
    icon: 'package',
    slug: 'doprava',
    title: text('Doručení do dvou dnů, od 1\u00a0500\u00a0Kč zdarma', 'Doručenie do dvoch dní, od 60\u00a0€ zadarmo'),
  },
  {
    icon: 'return',
    slug: 'bezproblemova-reklamace',
    title: text('Reklamovanost jen 0,8 %', 'Reklamovanosť iba 0,8 %'),
  },
];

const errorPagesOf = ({
  contact: { phone },
}: DemoTrader): readonly { code: number; title: PartlyTranslated; words: PartlyTranslated }[] => [
  {
    code: 404,
    title: text('Tady nic neroste', 'Tu nič nerastie'),
    words: text(
      'Stránka se přestěhovala, nebo nikdy nevyklíčila. Zkuste vyhledávání nebo začněte v některém oddělení.',
      'Stránka sa presťahovala, alebo nikdy nevyklíčila. Skúste vyhľadávanie alebo začnite v niektorom oddelení.',
    ),
  },
  {
    code: 403,
    title: text('Sem nemáte klíč', 'Sem nemáte kľúč'),
    words: text(
      'Tato stránka je jen pro přihlášené. Přihlaste se, nebo se vraťte na začátek.',
      'Táto stránka je len pre prihlásených. Prihláste sa, alebo sa vráťte na začiatok.',
    ),
  },
  {
    code: 500,
    title: text('Něco nám přerostlo přes hlavu', 'Niečo nám prerástlo cez hlavu'),
    words: text(
      `Chyba je na naší straně a už o ní víme. Zkuste to prosím za chvíli, nebo zavolejte na ${phone}.`,
      `Chyba je na našej strane a už o nej vieme. Skúste to, prosím, o chvíľu alebo zavolajte na ${phone}.`,
    ),
  },
];

const image = (picture: DemoPicture, alt: PartlyTranslated) => ({ path: picture.fileKey, alt, title: alt });

// Prepared for the season but disabled, since a popup disturbs: an editor enables it.
const entryModals = [
  {
    id: 'sezona',
    enabled: false,
    title: text('Sezona začíná', 'Sezóna sa začína'),
    text: text(
      'Osiva, substráty a hadice jsou zpátky skladem na všech pobočkách.',
      'Osivá, substráty a hadice sú späť na sklade vo všetkých predajniach.',
    ),
    image: image(scenes.spring, text('Ranní záhon', 'Ranný záhon')),
    button_text: text('Ukázat novinky', 'Ukázať novinky'),
    button_link: '/novinky',
    domain_enabled: [],
  },
];

function configurationData(today: Date, trader: DemoTrader) {
  return {
    cart: {
      shipping_info_text: text(
        'Objednávky přijaté do 14 hodin odesíláme týž den, doručení je do dvou dnů.',
        'Objednávky prijaté do 14. hodiny odosielame v ten istý deň, doručenie je do dvoch dní.',
      ),
      payment_info_text: text(
        'Kartou i převodem přes QR kód platíte bez poplatku.',
        'Kartou aj prevodom cez QR kód platíte bez poplatku.',
      ),
      bonus_club_text: text('Za každou objednávku sázíme jeden strom.', 'Za každú objednávku sadíme jeden strom.'),
      bonus_club_image: image(scenes.garden, text('Zahrada', 'Záhrada')),
      shopping_disabled: false,
      shopping_disabled_text: { cs: null, sk: null },
      domain_enabled: [],
    },
    top_banner: {
      enabled: true,
      // In the colours of the theme.
      background_color: null,
      font_color: null,
      icon: 'truck',
      icon_text: text('Novinka', 'Novinka'),
      text: text('Odběr na pobočce do dvou hodin zdarma', 'Odber v predajni do dvoch hodín zadarmo'),
      lastModified: today.toISOString().slice(0, 10) + 'T00:00:00.000Z',
      domain_enabled: [],
    },
    footer: {
      copyright_name: trader.contact.name,
      copyright_year: 1994,
      footer_text: text(
        'Zahrada, dílna a domov na jednom místě. V Česku a na Slovensku od roku 1994.',
        'Záhrada, dielňa a domov na jednom mieste. V Česku a na Slovensku od roku 1994.',
      ),
      footer_image_1: image(scenes.spring, text('Ranní záhon', 'Ranný záhon')),
      social_links: [
        { title: 'Facebook', social_type: 'facebook', url: 'https://www.facebook.com/zelenavyloha.example' },
        { title: 'Instagram', social_type: 'instagram', url: 'https://www.instagram.com/zelenavyloha.example' },
        { title: 'YouTube', social_type: 'youtube', url: 'https://www.youtube.com/@zelenavyloha.example' },
      ],
    },
    usp_items: sellingPoints.map(({ icon, slug, title }) => ({ icon, link: `/stranka/${slug}`, title })),
    error_pages: errorPagesOf(trader).map(({ code, title, words }) => ({
      code,
      title,
      content: { cs: [paragraph(words.cs)], sk: [paragraph(words.sk)] },
      image: image(code === 404 ? scenes.lost : scenes.empty, title),
    })),
    products: { size_image: image(sizeChart, sizeChartWords), show_free_delivery_tag_by_price: true },
    contact_block_image: image(scenes.greenhouse, text('Skleník', 'Skleník')),
    entry_modals: entryModals,
  };
}

export function* configurationDocuments(today: Date, trader: DemoTrader): Generator<ImportDocument> {
  yield { type: 'content', entity: 'configuration', id: 'configuration', data: configurationData(today, trader) };
}

export const configurationPictures: readonly DemoPicture[] = [
  sizeChart,
  scenes.garden,
  scenes.spring,
  scenes.empty,
  scenes.lost,
  scenes.greenhouse,
];
