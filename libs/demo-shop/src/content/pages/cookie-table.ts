import {
  type ConsentCategory,
  consentOfCookie,
  type CookieKey,
  cookieLifetimes,
  cookieNames,
  measuringCookies,
} from '@vyloha/contract';
import { rows, type Part } from '../page';

type Pair = readonly [cs: string, sk: string];

/** The demo shop keeps the default of `COOKIE_PREFIX`. */
const prefix = 'vyloha_';

/** What each cookie of the shop is for; a new one does not compile without its line here. */
const purposes: Readonly<Record<CookieKey, Pair>> = {
  token: ['Přihlášení k účtu', 'Prihlásenie k účtu'],
  variant: ['Ceník přihlášeného zákazníka', 'Cenník prihláseného zákazníka'],
  groups: ['Skupiny přihlášeného zákazníka', 'Skupiny prihláseného zákazníka'],
  guestCart: ['Košík bez přihlášení', 'Košík bez prihlásenia'],
  currency: ['Zvolená měna', 'Zvolená mena'],
  displayVat: ['Zobrazení cen s DPH, nebo bez DPH', 'Zobrazenie cien s DPH, alebo bez DPH'],
  displayBothPrices: ['Zobrazení obou cen', 'Zobrazenie oboch cien'],
  locale: ['Zvolený jazyk', 'Zvolený jazyk'],
  utm: ['Kampaň, která vás přivedla', 'Kampaň, ktorá vás priviedla'],
  session: ['Označení návštěvy a zprávy pro příští stránku', 'Označenie návštevy a správy pre ďalšiu stránku'],
  checkout: ['Rozpracovaná objednávka', 'Rozpracovaná objednávka'],
  closed: ['Zavřená upozornění a souhlasy', 'Zatvorené upozornenia a súhlasy'],
  consent: ['Kdy a o jakém znění jste rozhodli', 'Kedy a o akom znení ste rozhodli'],
  events: ['Co se má po odeslání formuláře započítat', 'Čo sa má po odoslaní formulára započítať'],
  compare: ['Zboží k porovnání', 'Tovar na porovnanie'],
  gifts: ['Vybrané dárky', 'Vybrané darčeky'],
  bulkOrder: ['Řádky rychlé objednávky', 'Riadky rýchlej objednávky'],
  guestDetails: ['Údaje z poslední objednávky bez účtu', 'Údaje z poslednej objednávky bez účtu'],
  staff: ['Přihlášení obsluhy za zákazníka', 'Prihlásenie obsluhy za zákazníka'],
  device: ['Známé zařízení, chrání přihlášení', 'Známe zariadenie, chráni prihlásenie'],
  changed: ['Čerstvá stránka po změně košíku', 'Čerstvá stránka po zmene košíka'],
  preview: ['Náhled obsahu před zveřejněním, jen pro redakci', 'Náhľad obsahu pred zverejnením, len pre redakciu'],
  payments: ['Návrat z platební brány', 'Návrat z platobnej brány'],
  wish: ['Zboží, které po přihlášení přidáme k oblíbeným', 'Tovar, ktorý po prihlásení pridáme k obľúbeným'],
};

const categoryNames: Readonly<Record<ConsentCategory | 'necessary', Pair>> = {
  necessary: ['nezbytné', 'nevyhnutné'],
  preferences: ['doporučování na míru', 'odporúčania na mieru'],
  analytics: ['měření návštěvnosti', 'meranie návštevnosti'],
  marketing: ['reklama', 'reklama'],
};

const ofOthers: Pair = ['Zapisují služby třetích stran', 'Zapisujú služby tretích strán'];

type Forms = readonly [one: string, few: string, many: string];

/** Units from the longest, with the forms of Czech and Slovak. */
const units: readonly (readonly [seconds: number, cs: Forms, sk: Forms])[] = [
  [365 * 86_400, ['rok', 'roky', 'let'], ['rok', 'roky', 'rokov']],
  [86_400, ['den', 'dny', 'dnů'], ['deň', 'dni', 'dní']],
  [3_600, ['hodina', 'hodiny', 'hodin'], ['hodina', 'hodiny', 'hodín']],
  [60, ['minuta', 'minuty', 'minut'], ['minúta', 'minúty', 'minút']],
  [1, ['sekunda', 'sekundy', 'sekund'], ['sekunda', 'sekundy', 'sekúnd']],
];

function inWords(count: number, [one, few, many]: Forms): string {
  const form = count === 1 ? one : count < 5 ? few : many;
  return `${count}\u00a0${form}`;
}

/** A lifetime in the longest unit that it is a whole number of; `null` ends with the browser's session. */
export function lifetimeInWords(seconds: number | null): Pair {
  if (seconds === null) return ['do zavření prohlížeče', 'do zatvorenia prehliadača'];
  for (const [length, cs, sk] of units) {
    const count = seconds / length;
    if (Number.isInteger(count)) return [inWords(count, cs), inWords(count, sk)];
  }
  throw new RangeError(`${seconds} is no whole number of seconds`);
}

const header: readonly Pair[] = [
  ['Název', 'Názov'],
  ['Účel', 'Účel'],
  ['Druh', 'Druh'],
  ['Doba', 'Doba'],
];

function isCookieKey(key: string): key is CookieKey {
  return Object.hasOwn(cookieNames, key);
}

function listRows(): (readonly Pair[])[] {
  const own = Object.keys(cookieNames)
    .filter(isCookieKey)
    .map((key) => ({
      name: prefix + cookieNames[key],
      purpose: purposes[key],
      category: consentOfCookie[key] ?? ('necessary' as const),
      lifetime: cookieLifetimes[key],
    }));
  const others = measuringCookies.map((cookie) => ({ ...cookie, purpose: ofOthers }));
  return [...own, ...others].map(({ name, purpose, category, lifetime }) => [
    [name, name],
    purpose,
    categoryNames[category],
    lifetimeInWords(lifetime),
  ]);
}

/** All cookies: name, purpose, consent and duration, from the tables by which they are set and deleted. */
export function cookieTable(): Part {
  const table = [header, ...listRows()];
  return rows(
    table.map((row) => row.map(([cs]) => cs)),
    table.map((row) => row.map(([, sk]) => sk)),
  );
}
