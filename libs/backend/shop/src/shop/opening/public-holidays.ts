import { addDays, type PartlyTranslated } from '@vyloha/contract';
import type { Day } from '../calendar';
import { easterSunday } from '../czech-holidays';

/** What a public holiday means for shops: closed all day, closed from noon, or open as usual. */
export type ShopClosure = 'day' | 'afternoon' | 'none';

export interface PublicHoliday {
  name: PartlyTranslated;
  closure: ShopClosure;
}

type Rule = readonly [date: string, cs: string, sk: string, closure: ShopClosure];

/** Act 245/2000 Coll.; shops above 200 m² close as Act 223/2016 Coll. says. */
const czech: readonly Rule[] = [
  ['01-01', 'Nový rok', 'Nový rok', 'day'],
  ['easter-2', 'Velký pátek', 'Veľký piatok', 'none'],
  ['easter+1', 'Velikonoční pondělí', 'Veľkonočný pondelok', 'day'],
  ['05-01', 'Svátek práce', 'Sviatok práce', 'none'],
  ['05-08', 'Den vítězství', 'Deň víťazstva', 'day'],
  ['07-05', 'Den Cyrila a Metoděje', 'Sviatok sv. Cyrila a Metoda', 'none'],
  ['07-06', 'Den upálení mistra Jana Husa', 'Deň upálenia Jana Husa', 'none'],
  ['09-28', 'Den české státnosti', 'Deň českej štátnosti', 'day'],
  ['10-28', 'Den vzniku Československa', 'Deň vzniku Československa', 'day'],
  ['11-17', 'Den boje za svobodu a demokracii', 'Deň boja za slobodu a demokraciu', 'none'],
  ['12-24', 'Štědrý den', 'Štedrý deň', 'afternoon'],
  ['12-25', '1. svátek vánoční', 'Prvý sviatok vianočný', 'day'],
  ['12-26', '2. svátek vánoční', 'Druhý sviatok vianočný', 'day'],
];

/**
 * Act 241/1993 Coll.; shops close as section 94 (5) of the Labour Code says since 1 November 2025: before, on all these
 * days but two.
 */
const slovak: readonly Rule[] = [
  ['01-01', 'Den vzniku Slovenské republiky', 'Deň vzniku Slovenskej republiky', 'day'],
  ['01-06', 'Zjevení Páně', 'Zjavenie Pána', 'none'],
  ['easter-2', 'Velký pátek', 'Veľký piatok', 'day'],
  ['easter+0', 'Velikonoční neděle', 'Veľkonočná nedeľa', 'day'],
  ['easter+1', 'Velikonoční pondělí', 'Veľkonočný pondelok', 'none'],
  ['05-01', 'Svátek práce', 'Sviatok práce', 'none'],
  ['05-08', 'Den vítězství nad fašismem', 'Deň víťazstva nad fašizmom', 'none'],
  ['07-05', 'Svátek sv. Cyrila a Metoděje', 'Sviatok sv. Cyrila a Metoda', 'none'],
  ['08-29', 'Výročí Slovenského národního povstání', 'Výročie SNP', 'none'],
  ['09-01', 'Den Ústavy Slovenské republiky', 'Deň Ústavy Slovenskej republiky', 'none'],
  ['09-15', 'Panna Maria Sedmibolestná', 'Sedembolestná Panna Mária', 'none'],
  ['11-01', 'Svátek všech svatých', 'Sviatok všetkých svätých', 'none'],
  ['11-17', 'Den boje za svobodu a demokracii', 'Deň boja za slobodu a demokraciu', 'none'],
  ['12-24', 'Štědrý den', 'Štedrý deň', 'afternoon'],
  ['12-25', '1. svátek vánoční', 'Prvý sviatok vianočný', 'day'],
  ['12-26', '2. svátek vánoční', 'Druhý sviatok vianočný', 'day'],
];

const rulesByCountry: Readonly<Partial<Record<string, readonly Rule[]>>> = { CZE: czech, SVK: slovak };

function dayOfRule(date: string, year: string): Day {
  const afterEaster = /^easter([+-]\d)$/.exec(date)?.[1];
  return afterEaster === undefined ? `${year}-${date}` : addDays(easterSunday(Number(year)), Number(afterEaster));
}

/** The public holiday of a country on a day, and what it means for shops; `null` without one. */
export function findPublicHoliday(countryCode: string, day: Day): PublicHoliday | null {
  const year = day.slice(0, 4);
  const rule = rulesByCountry[countryCode]?.find(([date]) => dayOfRule(date, year) === day);
  if (rule === undefined) return null;
  const [, cs, sk, closure] = rule;
  return { name: { cs, sk }, closure };
}
