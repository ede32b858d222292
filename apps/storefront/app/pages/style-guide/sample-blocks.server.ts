import { defaultLocale } from '@vyloha/contract';
import { sampleRichText } from './sample-rich-text.server';

type Value = Readonly<Record<string, unknown>>;

// Entities of the demo shop; where they do not exist, their blocks render nothing.
const picture = 'scene-garden';
const categories = ['c-zahrada', 'c-terasa', 'c-dilna', 'c-domov'];
const brands = ['b-rosa', 'b-bystrina', 'b-humna'];

const shortText = 'Krátký text bloku s odkazem a jednopísmennou předložkou v textu.';
const longText = 'Delší text ukazuje, jak se blok chová, když se editor rozepíše. '.repeat(6);

const block = (uuid: string, type: string, value: Value) => ({ uuid, type, value: { [defaultLocale]: value } });

const box = (icon: string, title: string, text: string) => ({ icon, title, text });

const boxes = [
  box('truck', 'Doprava', shortText),
  box('return', 'Vrácení do 30 dnů', longText),
  box('store', 'Pobočky', shortText),
];

const points = [
  { icon: 'truck', title: 'Objednávky do 14:00 odesíláme týž den', text: 'Doručení do 2 dnů', link: '/vse-o-nakupu' },
  { icon: 'phone', title: 'Poradíme po telefonu', text: null, link: '/kontakt' },
  {
    icon: 'shield',
    title: 'Název výhody, který je delší, než se do řádku vejde, a proto se po osmdesáti znacích zkrátí',
  },
];

/** Every kind of block as the content system sends it, around the given products. */
export function sampleBlocks(productIds: readonly string[]) {
  const [first = ''] = productIds;
  return [
    block('g-big', 'big_title', { title: 'Velký nadpis', text: shortText }),
    block('g-long', 'longtext', { block_title: 'Dlouhý text', text: sampleRichText(picture) }),
    block('g-text', 'text', {
      block_title: 'Text na barvě s tlačítkem',
      text: shortText,
      background_color: '#14502c',
      text_color: '#ffffff',
      button: { text: 'Prohlédnout nabídku', link: '/hledat?q=hadice', style: 'secondary' },
    }),
    block('g-extended', 'extendedText', { block_title: 'Rozšířený text', text: longText }),
    block('g-html', 'html', { block_title: 'HTML', html: '<p>Vlastní <strong>HTML</strong> bez skriptů.</p>' }),
    block('g-image', 'image', {
      block_title: 'Obrázek',
      image: [{ fileKey: picture, alt: 'Zahrada', title: 'Popisek obrázku', width: 720, height: 300, crop: true }],
    }),
    block('g-products', 'productBoxes', { block_title: 'Boxy zboží', products: productIds }),
    block('g-one', 'products', { block_title: 'Jediné zboží', product_reference: [first] }),
    block('g-none', 'products', { block_title: 'Zboží, které už není', product_reference: ['p-neni'] }),
    block('g-categories', 'categoryBoxes', { block_title: 'Boxy kategorií', category_reference: categories }),
    block('g-category', 'categories', { block_title: 'Jediná kategorie', category_reference: categories.slice(0, 1) }),
    block('g-brands', 'brands', { block_title: 'Značky', brand_reference: brands }),
    block('g-row', 'row', {
      block_title: 'Řádek s vnořenými bloky',
      blocks: [
        block('g-row-text', 'text', { title: 'Vlevo', text: longText }),
        block('g-row-quote', 'quote', { title: 'Zákaznice', text: shortText }),
      ],
    }),
    block('g-collapsible', 'collapsible', { title: 'Rozbalovací text', text: longText }),
    block('g-quote', 'quote', { title: 'Jan Zahradník', text: 'Kdo sází strom, myslí na vnuky.' }),
    block('g-boxes', 'text_boxes', { block_title: 'Textové boxy', boxes }),
    block('g-usp', 'usp', { block_title: 'Proč nakoupit u nás', items: points }),
  ];
}
