import type { PartlyTranslated } from '@vyloha/contract';
import type { CategoryPresentation } from '@vyloha/import-documents';
import { scenes } from '../content/scenes-of-content';
import { text } from '../language/texts';
import { businessGroups } from '../shop/business-groups';
import type { DemoPicture } from '../pictures/picture';
import { momentFrom } from '../products/days';

interface DemoSmallBanner {
  title: PartlyTranslated;
  description: PartlyTranslated;
  link: string;
  scene: DemoPicture;
  /** Customer groups that see it; visible to everybody when omitted. */
  groups?: readonly string[];
}

interface DemoCatalogueBanner extends Omit<DemoSmallBanner, 'description'> {
  /** Position among the products. */
  position: number;
  /** Shown only for this many days from seeding. */
  forDays?: number;
}

interface DemoCategoryBanners {
  small?: readonly DemoSmallBanner[];
  catalogue?: readonly DemoCatalogueBanner[];
}

/** Links business customers to the products for them. */
const productsForBusiness: DemoSmallBanner = {
  title: text('Pro zahradníky a obce', 'Pre záhradníkov a obce'),
  description: text('Palety a velká balení za firemní ceny.', 'Palety a veľké balenia za firemné ceny.'),
  link: '/pro-zahradniky-a-obce',
  scene: scenes.garden,
  groups: businessGroups,
};

const bannersOf: Readonly<Record<string, DemoCategoryBanners>> = {
  'c-zahrada': { small: [productsForBusiness] },
  'c-dilna': { small: [productsForBusiness] },
  'c-terasa': {
    small: [
      {
        title: text('Jak vybrat grilovací místo', 'Ako vybrať miesto na grilovanie'),
        description: text('Poradíme s rozměry i s povrchem.', 'Poradíme s rozmermi aj s povrchom.'),
        link: '/poradna',
        scene: scenes.terrace,
      },
      {
        title: text('Terasy pro penziony a hospody', 'Terasy pre penzióny a hostince'),
        description: text('Ceny pro firmy od pěti kusů.', 'Ceny pre firmy od piatich kusov.'),
        link: '/stranka/firmy-a-skoly',
        scene: scenes.home,
        groups: businessGroups,
      },
    ],
    catalogue: [
      {
        position: 4,
        title: text('Světla na dlouhé večery', 'Svetlá na dlhé večery'),
        link: '/akce-a-slevy',
        scene: scenes.terrace,
      },
      {
        position: 11,
        title: text('Grilujeme do konce sezony', 'Grilujeme do konca sezóny'),
        link: '/akce-a-slevy',
        scene: scenes.garden,
        forDays: 120,
      },
    ],
  },
  'c-osiva': {
    small: [
      {
        title: text('Kdy co vysévat', 'Kedy čo vysievať'),
        description: text('Kalendář výsevu po měsících.', 'Kalendár výsevu po mesiacoch.'),
        link: '/clanky',
        scene: scenes.spring,
      },
      {
        title: text('Skleníky na předpěstování', 'Skleníky na predpestovanie'),
        description: text('Sazenice od února, i na balkoně.', 'Priesady od februára, aj na balkóne.'),
        link: '/zahrada',
        scene: scenes.greenhouse,
      },
    ],
    catalogue: [
      {
        position: 6,
        title: text('Klíčivost ověřujeme dvakrát ročně', 'Klíčivosť overujeme dvakrát ročne'),
        link: '/stranka/certifikace',
        scene: scenes.spring,
      },
    ],
  },
};

/** The editors' banners of a category; none for most of them. */
export function bannersOfCategory(
  id: string,
  today: Date,
): Pick<CategoryPresentation, 'smallBanners' | 'catalogueBanners'> {
  const banners = bannersOf[id];
  if (banners === undefined) return {};
  const { small = [], catalogue = [] } = banners;
  return {
    smallBanners: small.map(({ title, description, link, scene, groups = [] }, index) => ({
      title,
      description,
      weight: small.length - index,
      customer_group_enabled: groups,
      link,
      main_image: { path: scene.fileKey, alt: title, title },
    })),
    catalogueBanners: catalogue.map(({ position, title, link, scene, groups = [], forDays }) => ({
      position,
      image: { path: scene.fileKey, alt: title, title },
      title,
      url: link,
      customer_group_enabled: groups,
      time_limited: forDays !== undefined,
      time_limit_start: forDays === undefined ? null : momentFrom(today, 0),
      time_limit_end: forDays === undefined ? null : momentFrom(today, forDays),
    })),
  };
}
