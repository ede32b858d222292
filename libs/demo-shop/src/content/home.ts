import type { PartlyTranslated, RequiredLocale } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { text } from '../language/texts';
import { newForDays } from '../products/model-offer';
import type { DemoPicture } from '../pictures/picture';
import { block, selectProducts, virtual, type Block } from './blocks';
import { scenes } from './scenes-of-content';
import { paragraph } from './rich-text';

const title = (words: PartlyTranslated) => (language: RequiredLocale) => words[language];

const departments = ['c-zahrada', 'c-terasa', 'c-dilna', 'c-domov', 'c-darky'];
const popular = ['c-semena-zelenina', 'c-hadice', 'c-kvetinace', 'c-sekacky', 'c-vrtacky', 'c-svicky', 'c-grily'];
const perRow = 8;

const departmentsTitle = text('Kam se podíváme?', 'Kam sa pozrieme?');
const newTitle = text('Právě dorazilo', 'Práve dorazilo');
const saleTitle = text('Za méně peněz', 'Za menej peňazí');
const seasonTitle = text('Zahradnický zápisník', 'Záhradkársky zápisník');
const seasonText = text(
  'Každá část roku má svou práci. V předjaří vyséváme rajčata a papriky na okno, v květnu sázíme ven, v létě zaléváme ráno a sklízíme večer. Na podzim přijdou do země cibule a listí k růžím, v zimě se brousí a olejuje nářadí – a vybírá se osivo na další rok.',
  'Každá časť roka má svoju prácu. V predjarí vysievame paradajky a papriky na okno, v máji sadíme von, v lete polievame ráno a zberáme večer. Na jeseň prídu do zeme cibuľky a lístie k ružiam, v zime sa brúsi a olejuje náradie – a vyberá sa osivo na ďalší rok.',
);
function contentBlocks(): Block[] {
  return [
    block('home-departments', 'categoryBoxes', (language) => ({
      block_title: title(departmentsTitle)(language),
      category_reference: departments,
      virtual_category_reference: [],
    })),
    block('home-new', 'productBoxes', (language) => ({
      block_title: title(newTitle)(language),
      products: selectProducts(({ ageDays }) => ageDays <= newForDays, perRow),
      button: { text: language === 'cs' ? 'Všechny novinky' : 'Všetky novinky', link: '/novinky-v-nabidce', style: '' },
    })),
    block('home-popular', 'categoryBoxes', (language) => ({
      block_title: language === 'cs' ? 'Nejhledanější oddělení' : 'Najhľadanejšie oddelenia',
      category_reference: popular,
      virtual_category_reference: virtual('eko-zahrada'),
    })),
    block('home-sale', 'productBoxes', (language) => ({
      block_title: title(saleTitle)(language),
      products: selectProducts(({ discount, ageDays }) => discount !== null && ageDays > newForDays, perRow),
      button: { text: language === 'cs' ? 'Všechny slevy' : 'Všetky zľavy', link: '/akce-a-slevy', style: 'secondary' },
    })),
    block('home-season', 'text', (language) => ({
      block_title: title(seasonTitle)(language),
      text: [paragraph(title(seasonText)(language))],
      background_color: '#f6f4ee',
      text_color: '#17261d',
    })),
  ];
}

export function* homeDocuments(): Generator<ImportDocument> {
  const description = text(
    'Zahrada, terasa, dílna a domácnost na jednom místě. 24 poboček v Česku a na Slovensku, doručení do dvou dnů.',
    'Záhrada, terasa, dielňa a domácnosť na jednom mieste. 24 predajní v Česku a na Slovensku, doručenie do dvoch dní.',
  );
  const name = text('Zelená výloha – zahrada, dílna a domov', 'Zelená výloha – záhrada, dielňa a domov');
  yield {
    type: 'content',
    entity: 'homepage',
    id: 'homepage',
    data: {
      title: name,
      content_blocks: contentBlocks(),
      page_meta: {
        seo_title: name,
        seo_description: description,
        seo_keywords: text('zahrada, dílna, terasa, domácnost', 'záhrada, dielňa, terasa, domácnosť'),
        share_image: { path: scenes.garden.fileKey, alt: name, title: name },
        slug: { cs: '', sk: '' },
        canonical_slugs: [],
        meta_nofollow: false,
        meta_noindex: false,
      },
    },
  };
}

export const homePictures: readonly DemoPicture[] = [scenes.garden];
