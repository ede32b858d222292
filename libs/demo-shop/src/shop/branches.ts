import type { BranchPayment, PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { same, slugOf, text } from '../language/texts';
import { dayFrom } from '../products/days';
import { itemAt, wholeFor } from '../random';
import { scenes } from '../content/scenes-of-content';
import { accessPlanPicture, shopfrontPicture } from '../pictures/scenes';
import { demoBranches, type DemoBranch } from './branch-list';
import { employeePictures, employeesOf } from './employees';
import type { DemoTrader } from './trader';

const week = [1, 2, 3, 4, 5, 6, 7];
const longHours = { from: '08:00', to: '19:00' };
const shortHours = { from: '09:00', to: '18:00' };
const saturdayHours = { from: '08:00', to: '16:00' };
const sundayHours = { from: '09:00', to: '13:00' };

/** Larger branches have longer opening hours and are open on Sundays. */
function openingHoursOf(index: number) {
  const weekday = index % 3 === 0 ? longHours : shortHours;
  return week.flatMap((day) => {
    if (day === 7) return index % 3 === 0 ? [{ day, ...sundayHours }] : [];
    return [{ day, ...(day === 6 ? saturdayHours : weekday) }];
  });
}

const services: readonly PartlyTranslated[] = [
  text('Míchání barev na počkání', 'Miešanie farieb na počkanie'),
  text('Stříhání látek a hadic na míru', 'Strihanie látok a hadíc na mieru'),
  text('Broušení nožů a nůžek', 'Brúsenie nožov a nožníc'),
  text('Půjčovna zahradní techniky', 'Požičovňa záhradnej techniky'),
  text('Výkup prázdných květináčů', 'Výkup prázdnych kvetináčov'),
  text('Servis sekaček', 'Servis kosačiek'),
];

const byCar: readonly PartlyTranslated[] = [
  text(
    'Vlastní parkoviště před vchodem, první hodina zdarma.',
    'Vlastné parkovisko pred vchodom, prvá hodina zadarmo.',
  ),
  text(
    'Parkovat se dá v ulici za obchodem, výdej zboží je ze dvora.',
    'Parkovať sa dá v ulici za predajňou, výdaj tovaru je z dvora.',
  ),
  text(
    'Dvacet míst na dvoře, s přívěsem zajedete až k rampě.',
    'Dvadsať miest na dvore, s prívesom zájdete až k rampe.',
  ),
];
const byTransport: readonly PartlyTranslated[] = [
  text('Od zastávky městské dopravy je to dvě minuty pěšky.', 'Od zastávky mestskej dopravy sú to dve minúty pešo.'),
  text('Autobus staví přímo před obchodem.', 'Autobus zastavuje priamo pred predajňou.'),
  text(
    'Z nádraží dojdete za deset minut, cesta je po rovině.',
    'Zo stanice prídete za desať minút, cesta je po rovine.',
  ),
];

const pick = (list: readonly PartlyTranslated[], index: number, count: number): PartlyTranslated[] =>
  Array.from({ length: count }, (_, turn) => itemAt(list, index + turn));

function descriptionOf({ name, city }: DemoBranch, index: number): PartlyTranslated {
  const since = 2004 + (index % 18);
  return text(
    `Na pobočce ${name} najdete osivo, nářadí i domácí potřeby na jednom místě a lidi, kteří je sami používají. Jsme tu od roku ${since} a zboží z e-shopu vám tu připravíme k odběru ještě týž den.`,
    `V predajni ${name} nájdete osivo, náradie aj domáce potreby na jednom mieste a ľudí, ktorí ich sami používajú. V meste ${city} sme od roku ${since} a tovar z e-shopu vám tu pripravíme na odber ešte v ten istý deň.`,
  );
}

const departmentPictures = [
  { scene: scenes.greenhouse, alt: text('Skleník s květinami', 'Skleník s kvetmi') },
  { scene: scenes.workshop, alt: text('Oddělení nářadí', 'Oddelenie náradia') },
  { scene: scenes.garden, alt: text('Zahradní technika', 'Záhradná technika') },
  { scene: scenes.home, alt: text('Domácí potřeby', 'Domáce potreby') },
];

const pickDepartments = (index: number) => [0, 1, 2].map((turn) => itemAt(departmentPictures, index + turn));

/** Every third branch has a map of its editor's choice; for the others the shop shows one of its coordinates. */
function mapFrameOf({ latitude, longitude }: DemoBranch, index: number): string | null {
  if (index % 3 !== 0) return null;
  const corners = [longitude - 0.01, latitude - 0.005, longitude + 0.01, latitude + 0.005];
  const area = corners.map((degrees) => degrees.toFixed(4)).join('%2C');
  const url = `https://www.openstreetmap.org/export/embed.html?bbox=${area}&amp;layer=mapnik&amp;marker=${latitude}%2C${longitude}`;
  return `<iframe width="425" height="350" src="${url}"></iframe>`;
}

/** The street in front of every other branch. */
function panoramaOf({ latitude, longitude }: DemoBranch, index: number): string | null {
  if (index % 2 !== 0) return null;
  return `https://www.google.com/maps?layer=c&cbll=${latitude},${longitude}&cbp=11,0,0,0,0&output=svembed`;
}

/** Stocktaking everywhere; a longer Saturday with a market at the larger ones. */
function openingExceptionsOf(index: number, today: Date) {
  const dayAfter = (days: number) => dayFrom(today, days).toISOString().slice(0, 10);
  const saturday = 6 - dayFrom(today, 0).getUTCDay() + 14;
  return [
    {
      date: dayAfter(20 + (index % 5)),
      intervals: [],
      reason: text('Inventura', 'Inventúra'),
    },
    ...(index % 3 === 0
      ? [
          {
            date: dayAfter(saturday),
            intervals: [{ from: '08:00', to: '20:00' }],
            reason: text('Pěstitelská burza', 'Pestovateľská burza'),
          },
        ]
      : []),
  ];
}

function presentationOf(branch: DemoBranch, index: number) {
  const { key, name, latitude, longitude } = branch;
  const front = shopfrontPicture(index);
  const image = { path: front.fileKey, alt: same(name), title: same(name) };
  const plan = text(`Plánek příjezdu: ${name}`, `Plán príjazdu: ${name}`);
  const departments = pickDepartments(index).map(({ scene, alt }) => ({ path: scene.fileKey, alt, title: alt }));
  return {
    services: pick(services, index, 3 + (index % 3)),
    main_image: image,
    images: [image, ...departments],
    map_images: [{ path: accessPlanPicture(index).fileKey, alt: plan, title: plan }],
    google_map_link: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
    map_iframe: mapFrameOf(branch, index),
    iframe_360: panoramaOf(branch, index),
    review_link: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`Zelená výloha ${name}`)}`,
    map_description: text(
      'Vchod je z ulice, výdej objednávek hned vlevo od pokladen.',
      'Vchod je z ulice, výdaj objednávok hneď vľavo od pokladníc.',
    ),
    car_accessibility: itemAt(byCar, index),
    public_transportation_accessibility: itemAt(byTransport, index),
    pay_with_card: acceptedPaymentsOf(branch).includes('card'),
    employees: employeesOf(key, branch.country, phoneOf(branch, 'manager')),
    page_meta: {
      seo_title: text(`Zahradnictví a dílna ${name}`, `Záhradníctvo a dielňa ${name}`),
      seo_description: text(
        `${name}: adresa, otevírací doba, parkování, služby a zboží skladem na pobočce.`,
        `${name}: adresa, otváracie hodiny, parkovanie, služby a tovar skladom v predajni.`,
      ),
      share_image: image,
    },
  };
}

/** The smallest one takes cash only; Slovak ones have to take something else as well. */
function acceptedPaymentsOf({ key, country }: DemoBranch): BranchPayment[] {
  if (key === 'znojmo') return ['cash'];
  return country === 'SVK' ? ['cash', 'card', 'qr'] : ['cash', 'card'];
}

/** Unassigned telephone numbers. */
function phoneOf({ key, country }: DemoBranch, line: 'phone' | 'manager' = 'phone'): string {
  const tail = String(wholeFor(`${key}/${line}`, 100, 999));
  return country === 'CZE' ? `+420 228 880 ${tail}` : `+421 232 880 ${tail}`;
}

export const branchPictures = () => [
  ...demoBranches.flatMap((_, index) => [shopfrontPicture(index), accessPlanPicture(index)]),
  ...employeePictures(),
];

/** The branches of the trader's country come first, and the one at their own address is the main one. */
export function* branchDocuments(today: Date, { contact }: DemoTrader): Generator<ImportDocument> {
  for (const [index, branch] of demoBranches.entries()) {
    const { key, name, region, street, houseNumber, city, postcode, country, latitude, longitude } = branch;
    yield {
      type: 'branch',
      id: `br-${key}`,
      remoteId: key,
      slug: same(slugOf(key)),
      name: same(name),
      description: descriptionOf(branch, index),
      street: `${street} ${houseNumber}`,
      houseNumber,
      city,
      postcode,
      countryCode: country,
      region,
      phone: phoneOf(branch),
      email: `${key}@zelenavyloha.example`,
      latitude,
      longitude,
      openingHours: openingHoursOf(index),
      openingExceptions: openingExceptionsOf(index, today),
      acceptedPayments: acceptedPaymentsOf(branch),
      warehouseId: `w-${key}`,
      weight: (country === contact.countryCode ? 2 : 1) * demoBranches.length - index,
      isPrimary: `${street} ${houseNumber}` === contact.street,
      presentation: presentationOf(branch, index),
    };
  }
}
