import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { text } from '../language/texts';
import type { DemoPicture } from '../pictures/picture';
import { momentFrom } from '../products/days';
import { scenes } from './scenes-of-content';

interface DemoBanner {
  key: string;
  title: PartlyTranslated;
  lead: PartlyTranslated;
  second: PartlyTranslated;
  button: PartlyTranslated;
  url: string;
  scene: DemoPicture;
  /** Shown only for this many days from seeding. */
  forDays?: number;
}

const banners: readonly DemoBanner[] = [
  {
    key: 'jaro',
    title: text('Osivo na nový rok je tady', 'Osivo na nový rok je tu'),
    lead: text('Semena, která letos opravdu vyklíčí', 'Semená, ktoré tento rok naozaj vyklíčia'),
    second: text('Datum zkoušky najdete na každém sáčku.', 'Dátum skúšky nájdete na každom vrecúšku.'),
    button: text('Vybrat semena', 'Vybrať semená'),
    url: '/zahrada/osiva-a-cibuloviny',
    scene: scenes.spring,
  },
  {
    key: 'terasa',
    title: text('Terasa na dlouhé večery', 'Terasa na dlhé večery'),
    lead: text('Křesla, světla a grily pro celou partu', 'Kreslá, svetlá a grily pre celú partiu'),
    second: text('Potahy sundáte a vyperete, rámy nereziví.', 'Poťahy zložíte a vyperiete, rámy nehrdzavejú.'),
    button: text('Prohlédnout terasu', 'Pozrieť terasu'),
    url: '/terasa-a-balkon',
    scene: scenes.terrace,
  },
  {
    key: 'dilna',
    title: text('Dílna, na kterou je spoleh', 'Dielňa, na ktorú je spoľahnutie'),
    lead: text('Aku nářadí jedné řady a jeden akumulátor', 'Aku náradie jedného radu a jeden akumulátor'),
    second: text('Akumulátor z vrtačky pasuje i do pily.', 'Akumulátor z vŕtačky pasuje aj do píly.'),
    button: text('Do dílny', 'Do dielne'),
    url: '/dilna',
    scene: scenes.workshop,
  },
  {
    key: 'domov',
    title: text('Domov ve světle svíček', 'Domov vo svetle sviečok'),
    lead: text('Svíčky, deky a lampy, které zpomalí čas', 'Sviečky, deky a lampy, ktoré spomalia čas'),
    second: text('Vosk je přírodní, vůně ze zahrady.', 'Vosk je prírodný, vône zo záhrady.'),
    button: text('Zútulnit si domov', 'Zútulniť si domov'),
    url: '/dum-a-domacnost',
    scene: scenes.home,
    forDays: 90,
  },
];

export function* bannerDocuments(today: Date): Generator<ImportDocument> {
  for (const [index, banner] of banners.entries()) {
    const { key, title, lead, second, button, url, scene, forDays } = banner;
    yield {
      type: 'content',
      entity: 'banner_wide',
      id: `banner-${key}`,
      weight: 100 - index,
      data: {
        title,
        banner_wide_text: lead,
        banner_wide_text_2: second,
        banner_wide_button_text: button,
        main_image: { path: scene.fileKey, alt: title, title },
        main_image_translatable: null,
        url,
        time_limited: forDays !== undefined,
        time_limit_start: forDays === undefined ? null : momentFrom(today, 0),
        time_limit_end: forDays === undefined ? null : momentFrom(today, forDays),
      },
    };
  }
}

/** None of what selling points, banners and certifications of the home page say. */
const infoBoxes: readonly { key: string; color: string | null; words: PartlyTranslated }[] = [
  {
    key: 'vraceni',
    color: '#e7f0dd',
    words: text('Nehodí se? Vrátíte do 14 dnů', 'Nehodí sa? Vrátite do 14 dní'),
  },
  {
    key: 'kredity',
    color: '#f4ead6',
    words: text('Za nákup sbíráte kredity na ten příští', 'Za nákup zbierate kredity na ten ďalší'),
  },
  {
    key: 'strom',
    color: '#e4edf0',
    words: text('Za každou objednávku sázíme strom', 'Za každú objednávku sadíme strom'),
  },
];

export function* infoBoxDocuments(): Generator<ImportDocument> {
  for (const [index, { key, color, words }] of infoBoxes.entries()) {
    yield {
      type: 'content',
      entity: 'info_box',
      id: `info-${key}`,
      data: { box_color: color, order: index + 1, text: words },
    };
  }
}

export const bannerPictures: readonly DemoPicture[] = banners.map(({ scene }) => scene);
