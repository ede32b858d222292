import type { PartlyTranslated } from '@vyloha/contract';
import { same, text } from '../language/texts';

/** Whose trader runs the demo shop. */
export type DemoCountry = 'cz' | 'sk';

interface Contact {
  name: string;
  phone: string;
  email: string;
  openingHours: PartlyTranslated;
  street: string;
  city: string;
  postcode: string;
  /** alpha-3 */
  countryCode: string;
  tin: string;
  vatin: string;
  /** IČ DPH of a Slovak trader, whose `vatin` is the number for other taxes. */
  vatinSvk?: string;
}

/** Carriers of the shippers, in whichever country the parcel begins. */
interface Carrier {
  name: PartlyTranslated;
  trackingUrl: string;
  feeds: { heureka?: string; zbozi?: string };
}

/** What a shop has of the country where its trader is; everything else is the same in both. */
export interface DemoTrader {
  contact: Contact;
  companyRegister: PartlyTranslated;
  bankAccounts: Readonly<Record<'CZK' | 'EUR', { accountNumber: string; iban: string; bic: string }>>;
  /** By shipper. */
  carriers: Readonly<Record<'s-ppl' | 's-posta' | 's-vydejna', Carrier>>;
  /** Countries to which goods are sent, its own first. */
  countries: readonly ['CZE', 'SVK'] | readonly ['SVK', 'CZE'];
}

const openingHours = text('Po–Pá 8–18 h', 'Po–Pia 8–18 h');

const traders: Readonly<Record<DemoCountry, DemoTrader>> = {
  cz: {
    contact: {
      name: 'Zelená výloha s.r.o.',
      phone: '+420 228 880 000',
      email: 'obchod@zelenavyloha.example',
      openingHours,
      street: 'Sokolovská 112',
      city: 'Praha 8',
      postcode: '186 00',
      countryCode: 'CZE',
      tin: '98765434',
      vatin: 'CZ98765434',
    },
    companyRegister: text(
      'Zapsaná v obchodním rejstříku vedeném Městským soudem v Praze, oddíl C, vložka 123456',
      'Zapísaná v obchodnom registri vedenom Mestským súdom v Prahe, oddiel C, vložka 123456',
    ),
    bankAccounts: {
      CZK: { accountNumber: '19-2000145399/0800', iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' },
      EUR: { accountNumber: '19-8742637541/1200', iban: 'SK3112000000198742637541', bic: 'BSLOSK22' },
    },
    carriers: {
      's-ppl': {
        name: same('PPL'),
        trackingUrl: 'https://www.ppl.cz/vyhledat-zasilku?shipmentId={number}',
        feeds: { heureka: 'PPL', zbozi: 'PPL' },
      },
      's-posta': {
        name: same('Česká pošta'),
        trackingUrl: 'https://www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers={number}',
        feeds: { heureka: 'CESKA_POSTA', zbozi: 'CESKA_POSTA' },
      },
      's-vydejna': {
        name: text('Zásilkovna', 'Packeta'),
        trackingUrl: 'https://tracking.packeta.com/cs/?id={number}',
        feeds: { heureka: 'ZASILKOVNA', zbozi: 'ZASILKOVNA' },
      },
    },
    countries: ['CZE', 'SVK'],
  },
  sk: {
    contact: {
      name: 'Zelená výloha s. r. o.',
      phone: '+421 232 880 000',
      email: 'obchod@zelenavyloha.example',
      openingHours,
      street: 'Bajkalská 19',
      city: 'Bratislava',
      postcode: '821 02',
      countryCode: 'SVK',
      tin: '53987659',
      vatin: '2121234577',
      vatinSvk: 'SK2121234577',
    },
    companyRegister: text(
      'Zapsaná v obchodním rejstříku Městského soudu Bratislava III, oddíl Sro, vložka 123456/B',
      'Zapísaná v obchodnom registri Mestského súdu Bratislava III, oddiel Sro, vložka č. 123456/B',
    ),
    bankAccounts: {
      EUR: { accountNumber: '19-8742637541/1200', iban: 'SK3112000000198742637541', bic: 'BSLOSK22' },
      CZK: { accountNumber: '2912345676/1100', iban: 'SK1611000000002912345676', bic: 'TATRSKBX' },
    },
    carriers: {
      's-ppl': {
        name: same('GLS'),
        trackingUrl: 'https://gls-group.com/SK/sk/sledovanie-zasielok?match={number}',
        feeds: { heureka: 'GLS', zbozi: 'GLS' },
      },
      's-posta': {
        name: same('Slovenská pošta'),
        trackingUrl: 'https://tandt.posta.sk/zasielky/{number}',
        feeds: { heureka: 'SLOVENSKA_POSTA' },
      },
      's-vydejna': {
        name: text('Zásilkovna', 'Packeta'),
        trackingUrl: 'https://tracking.packeta.com/sk/?id={number}',
        feeds: { heureka: 'ZASILKOVNA', zbozi: 'ZASILKOVNA' },
      },
    },
    countries: ['SVK', 'CZE'],
  },
};

export const traderOf = (country: DemoCountry): DemoTrader => traders[country];

/** As pages name the trader: `Zelená výloha s.r.o., Sokolovská 112, 186 00 Praha 8`. */
export const nameAndAddressOf = ({ contact: { name, street, postcode, city } }: DemoTrader): string =>
  `${name}, ${street}, ${postcode} ${city}`.replace(/ (?=\d+$)/, '\u00a0');

/** IČO and the numbers for taxes. */
export function numbersOf({ contact: { tin, vatin, vatinSvk } }: DemoTrader): PartlyTranslated {
  if (vatinSvk === undefined) return text(`IČO ${tin}, DIČ ${vatin}`, `IČO ${tin}, IČ DPH ${vatin}`);
  const numbers = `IČO ${tin}, DIČ ${vatin}, IČ DPH ${vatinSvk}`;
  return text(numbers, numbers);
}

/** Names of the ways to deliver by a carrier, each with its carrier's. */
export function deliveryNamesOf({
  carriers,
}: DemoTrader): Readonly<Record<keyof DemoTrader['carriers'], PartlyTranslated>> {
  const by = (shipper: keyof DemoTrader['carriers'], cs: string, sk: string) => {
    const { name } = carriers[shipper];
    return text(`${name.cs} – ${cs}`, `${name.sk} – ${sk}`);
  };
  return {
    's-ppl': by('s-ppl', 'kurýr na adresu', 'kuriér na adresu'),
    's-posta': by('s-posta', 'balík do ruky', 'balík do rúk'),
    's-vydejna': by('s-vydejna', 'výdejní místo', 'výdajné miesto'),
  };
}

export const isSlovak = ({ contact }: DemoTrader): boolean => contact.countryCode === 'SVK';
