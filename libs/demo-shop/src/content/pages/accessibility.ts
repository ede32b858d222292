import statement from '../accessibility-proofs.json';
import { type DemoTrader, isSlovak } from '../../shop/trader';
import { type DemoPage, h2, link, list, p, page } from '../page';

const { standard, preparedOn, proofs, limits } = statement;

function toDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day}.\u00a0${month}.\u00a0${year}`;
}

const sentences = (items: readonly { cs: string; sk: string }[]) =>
  list(
    items.map(({ cs }) => cs),
    items.map(({ sk }) => sk),
  );

/** The accessibility statement, made of what the tests of the shop prove; tools/checks holds both together. */
export const accessibility = (trader: DemoTrader): DemoPage =>
  page(
    ['prohlaseni-o-pristupnosti', 'vyhlasenie-o-pristupnosti'],
    ['Prohlášení o přístupnosti', 'Vyhlásenie o prístupnosti'],
    [
      'Jak přístupný je obchod Zelená výloha, čím to víme, co ještě chybí a kam napsat, když něco nejde.',
      'Ako prístupný je obchod Zelená výloha, čím to vieme, čo ešte chýba a kam napísať, keď niečo nejde.',
    ],
    p(
      `Nakoupit má u nás každý. Obchod stavíme podle normy EN 301 549 a pravidel ${standard}, jak ukládá ${isSlovak(trader) ? 'slovenský zákon č. 351/2022 Z. z. o přístupnosti výrobků a služeb pro osoby se zdravotním postižením' : 'zákon č. 424/2023 Sb. o požadavcích na přístupnost některých výrobků a služeb'}.`,
      `Nakúpiť má u nás každý. Obchod staviame podľa normy EN 301 549 a pravidiel ${standard}, ako ukladá zákon č. 351/2022 Z. z. o prístupnosti výrobkov a služieb pre osoby so zdravotným postihnutím.`,
    ),
    h2('Co služba dělá', 'Čo služba robí'),
    p(
      'V obchodě si vyberete zboží, objednáte a zaplatíte je, sledujete objednávku, odstoupíte od smlouvy nebo uplatníte reklamaci. Totéž vyřídíme i po telefonu a na pobočkách.',
      'V obchode si vyberiete tovar, objednáte a zaplatíte ho, sledujete objednávku, odstúpite od zmluvy alebo uplatníte reklamáciu. To isté vybavíme aj po telefóne a v predajniach.',
    ),
    h2('Jak plníme požadavky', 'Ako plníme požiadavky'),
    p(
      'Každou úpravu obchodu zkoušejí automatické testy. Dokud všechny neprojdou, úpravu nevydáme.',
      'Každú úpravu obchodu skúšajú automatické testy. Kým všetky neprejdú, úpravu nevydáme.',
    ),
    sentences(proofs),
    h2('Co ještě chybí', 'Čo ešte chýba'),
    sentences(limits),
    h2('Když vám něco nejde', 'Keď vám niečo nejde'),
    p(
      `Napište na ${trader.contact.email} nebo zavolejte na ${trader.contact.phone}. Odpovíme do 30 dnů a objednávku zatím vyřídíme s vámi. Na dodržování zákona dohlíží ${isSlovak(trader) ? 'Slovenská' : 'Česká'} obchodní inspekce.`,
      `Napíšte na ${trader.contact.email} alebo zavolajte na ${trader.contact.phone}. Odpovieme do 30 dní a objednávku zatiaľ vybavíme s vami. Na dodržiavanie zákona dohliada Slovenská obchodná inšpekcia.`,
    ),
    link(
      ['Další cesty k nám jsou na stránce ', 'Kontakt'],
      ['Ďalšie cesty k nám sú na stránke ', 'Kontakt'],
      '/kontakt',
    ),
    p(
      `Prohlášení jsme připravili ${toDay(preparedOn)} vlastním posouzením.`,
      `Vyhlásenie sme pripravili ${toDay(preparedOn)} vlastným posúdením.`,
    ),
  );
