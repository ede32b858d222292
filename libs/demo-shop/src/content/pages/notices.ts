import { disputeSites } from '@vyloha/contract';
import { type DemoTrader, isSlovak } from '../../shop/trader';
import { type DemoPage, h2, link, list, p, page, rows } from '../page';

/**
 * The notice of the legal guarantee. Regulation (EU) 2025/1960 has a picture for it that nobody may redraw: a real shop
 * puts the Commission's file of its language above this text.
 */
export const guarantee = page(
  ['zakonna-zaruka', 'zakonna-zaruka'],
  ['Zákonná záruka', 'Zákonná záruka'],
  [
    'Za vady zboží odpovídá prodávající nejméně dva roky. Co smíte chtít a jak vadu uplatnit.',
    'Za vady tovaru zodpovedá predávajúci najmenej dva roky. Čo smiete chcieť a ako vadu uplatniť.',
  ],
  p(
    'Podle práva Evropské unie odpovídá prodávající za to, že zboží je při převzetí v souladu se smlouvou. Vadu můžete vytknout nejméně do dvou let od převzetí.',
    'Podľa práva Európskej únie zodpovedá predávajúci za to, že tovar je pri prevzatí v súlade so zmluvou. Vadu môžete vytknúť najmenej do dvoch rokov od prevzatia.',
  ),
  h2('Na co máte právo', 'Na čo máte právo'),
  list(
    [
      'Bezplatná oprava, nebo výměna zboží.',
      'Přiměřená sleva nebo vrácení peněz, když oprava ani výměna nejde, vada se opakuje nebo je podstatná.',
      'Projeví-li se vada do jednoho roku, má se za to, že zboží bylo vadné už při převzetí.',
      'Po opravě se zákonná záruka na opravené zboží jednou prodlouží o 12 měsíců.',
    ],
    [
      'Bezplatná oprava alebo výmena tovaru.',
      'Primeraná zľava alebo vrátenie peňazí, keď oprava ani výmena nie je možná, vada sa opakuje alebo je podstatná.',
      'Ak sa vada prejaví do jedného roka, predpokladá sa, že tovar bol vadný už pri prevzatí.',
      'Po oprave sa zákonná záruka na opravený tovar raz predĺži o 12 mesiacov.',
    ],
  ),
  h2('Záruka výrobce na životnost (GARAN)', 'Záruka výrobcu na životnosť (GARAN)'),
  p(
    'Výrobce může navíc zdarma slíbit, že celý výrobek vydrží déle než dva roky. Takové zboží má u ceny označení GARAN s počtem let. Zákonnou záruku to nijak neomezuje.',
    'Výrobca môže navyše zadarmo sľúbiť, že celý výrobok vydrží dlhšie než dva roky. Taký tovar má pri cene označenie GARAN s počtom rokov. Zákonnú záruku to nijako neobmedzuje.',
  ),
  link(
    ['Práva ve všech zemích Unie popisuje ', 'portál Vaše Evropa'],
    ['Práva vo všetkých krajinách Únie opisuje ', 'portál Vaša Európa'],
    'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_cs.htm',
  ),
  link(
    ['Jak zboží reklamovat: ', 'Reklamace a vrácení'],
    ['Ako tovar reklamovať: ', 'Reklamácia a vrátenie'],
    '/stranka/bezproblemova-reklamace',
  ),
);

/** Of the bodies for disputes, by their country. */
export const postalAddresses = {
  CZE: 'Gorazdova 1969/24, 120 00 Praha 2',
  SVK: 'Bajkalská 21/A, 827 99 Bratislava',
} as const;

const howToTurnTo = (site: string) =>
  link(['Jak podat návrh: ', site], ['Ako podať návrh: ', site], `https://${site}/`);

const czechAuthority = [
  h2('Česká republika', 'Česká republika'),
  p(
    `Česká obchodní inspekce, ústřední inspektorát, oddělení ADR, ${postalAddresses.CZE}, e-mail adr@coi.gov.cz (§ 20d a násl. zákona č. 634/1992 Sb.).`,
    `Česká obchodná inšpekcia, ústredný inšpektorát, oddelenie ADR, ${postalAddresses.CZE}, e-mail adr@coi.gov.cz (§ 20d a nasl. zákona č. 634/1992 Sb.).`,
  ),
  howToTurnTo(disputeSites.CZE),
];

const slovakAuthority = [
  h2('Slovensko', 'Slovensko'),
  p(
    `Slovenská obchodní inspekce, ústřední inspektorát, ${postalAddresses.SVK}, e-mail ars@soi.sk (zákon č. 391/2015 Z. z.).`,
    `Slovenská obchodná inšpekcia, ústredný inšpektorát, ${postalAddresses.SVK}, e-mail ars@soi.sk (zákon č. 391/2015 Z. z.).`,
  ),
  howToTurnTo(disputeSites.SVK),
];

/** Whom a consumer can turn to. The platform of the EU (ODR) was closed on 20 July 2025, so that there is no link to it. */
export const disputes = (trader: DemoTrader): DemoPage =>
  page(
    ['mimosoudni-reseni-sporu', 'mimosudne-riesenie-sporov'],
    ['Mimosoudní řešení sporů', 'Mimosúdne riešenie sporov'],
    [
      `Kdo pomůže, když se s obchodem Zelená výloha nedohodnete: ${isSlovak(trader) ? 'Slovenská a Česká' : 'Česká a Slovenská'} obchodní inspekce.`,
      `Kto pomôže, keď sa s obchodom Zelená výloha nedohodnete: ${isSlovak(trader) ? 'Slovenská a Česká' : 'Česká a Slovenská'} obchodná inšpekcia.`,
    ],
    p(
      'Nejdřív prosím napište nám na obchod@zelenavyloha.example, odpovíme do 30 dnů. Když se nedohodneme, můžete jako spotřebitel navrhnout mimosoudní řešení. Je bezplatné a soud vám zůstává otevřený.',
      'Najprv, prosím, napíšte nám na obchod@zelenavyloha.example, odpovieme do 30 dní. Keď sa nedohodneme, môžete ako spotrebiteľ navrhnúť alternatívne riešenie sporu. Je bezplatné a súd vám zostáva otvorený.',
    ),
    ...(isSlovak(trader) ? [...slovakAuthority, ...czechAuthority] : [...czechAuthority, ...slovakAuthority]),
  );

/** A product information sheet of a light source, after Annex V of Regulation (EU) 2019/2015. */
export const lightSourceSheet = page(
  ['informacni-list-zarovky', 'informacny-list-ziarovky'],
  ['Informační list světelných zdrojů', 'Informačný list svetelných zdrojov'],
  [
    'Údaje o světelných zdrojích podle nařízení (EU) 2019/2015: třída, spotřeba, světelný tok a životnost.',
    'Údaje o svetelných zdrojoch podľa nariadenia (EÚ) 2019/2015: trieda, spotreba, svetelný tok a životnosť.',
  ],
  rows(
    [
      ['Údaj', 'Hodnota'],
      ['Dodavatel', 'Světlonos Ltd.'],
      ['Druh', 'LED, nesměrový, na síťové napětí'],
      ['Spotřeba v zapnutém stavu', '4 až 11 kWh za 1 000 hodin, podle modelu'],
      ['Užitečný světelný tok', '350 až 1 055 lm, podle modelu'],
      ['Teplota chromatičnosti', '2 700 K, nebo 4 000 K'],
      ['Životnost', '15 000 hodin'],
    ],
    [
      ['Údaj', 'Hodnota'],
      ['Dodávateľ', 'Světlonos Ltd.'],
      ['Druh', 'LED, nesmerový, na sieťové napätie'],
      ['Spotreba v zapnutom stave', '4 až 11 kWh za 1 000 hodín, podľa modelu'],
      ['Užitočný svetelný tok', '350 až 1 055 lm, podľa modelu'],
      ['Teplota chromatickosti', '2 700 K alebo 4 000 K'],
      ['Životnosť', '15 000 hodín'],
    ],
  ),
);
