import { text } from '../language/texts';
import { parameterId, valueId } from '../products/model-parameters';
import type { VirtualNode } from './virtual-node';

/** Products with one of the values of a text parameter, in some branches of the tree. */
const having = (parameter: string, values: readonly string[], ...categories: string[]): VirtualNode['rule'] => ({
  categories,
  parameters: [{ entityId: parameterId(parameter), values: values.map(valueId) }],
});

const below = (crowns: number, ...categories: string[]): VirtualNode['rule'] => ({
  categories,
  priceRange: { from: 0, to: crowns, currencyCode: 'CZK' },
});

export const virtualCategoriesByUse: readonly VirtualNode[] = [
  {
    key: 'vysev-predjari',
    title: text('Výsev v únoru a březnu', 'Výsev vo februári a v marci'),
    description: text(
      'Co patří do misek na okno, když je venku ještě sníh: rajčata, papriky, celer a další.',
      'Čo patrí do misiek na okno, keď je vonku ešte sneh: paradajky, papriky, zeler a ďalšie.',
    ),
    picture: { kind: 'seed-packet', shape: 'pepper', tone: 'terracotta' },
    rule: having('sowing', ['early-spring'], 'c-osiva'),
  },
  {
    key: 'vysev-jaro',
    title: text('Jarní výsev na záhon', 'Jarný výsev na záhon'),
    description: text(
      'Osivo, které snese chladnou půdu a sází se rovnou ven, jakmile oschne.',
      'Osivo, ktoré znesie chladnú pôdu a seje sa rovno von, len čo oschne.',
    ),
    picture: { kind: 'seed-packet', shape: 'radish', tone: 'green' },
    rule: having('sowing', ['spring'], 'c-osiva'),
  },
  {
    key: 'vysev-kveten',
    title: text('Výsev po zmrzlých', 'Výsev po ľadových mužoch'),
    description: text(
      'Teplomilná zelenina, která počká na polovinu května: okurky, dýně, fazole a kukuřice.',
      'Teplomilná zelenina, ktorá počká na polovicu mája: uhorky, tekvice, fazuľa a kukurica.',
    ),
    picture: { kind: 'seed-packet', shape: 'cucumber', tone: 'turquoise' },
    rule: having('sowing', ['late-spring'], 'c-osiva'),
  },
  {
    key: 'vysev-leto-podzim',
    title: text('Letní a podzimní výsev', 'Letný a jesenný výsev'),
    description: text(
      'Když se záhon uvolní, nemusí zůstat prázdný. Špenát, polníček a zimní ředkev ho zaplní do zimy.',
      'Keď sa záhon uvoľní, nemusí ostať prázdny. Špenát, poľníček a zimná reďkev ho zaplnia do zimy.',
    ),
    picture: { kind: 'seed-packet', shape: 'spinach', tone: 'violet' },
    rule: having('sowing', ['summer', 'autumn'], 'c-osiva'),
  },
  {
    key: 'semena-do-30',
    title: text('Semena do 30 Kč', 'Semená za pár centov'),
    description: text(
      'Celý záhon za cenu jedné kávy. Klíčivost mají stejnou jako ta dražší.',
      'Celý záhon za cenu jednej kávy. Klíčivosť majú rovnakú ako tie drahšie.',
    ),
    picture: { kind: 'seed-packet', shape: 'lettuce', tone: 'mustard' },
    rule: below(30, 'c-osiva'),
    pageMeta: { meta_noindex: true, meta_nofollow: true },
  },
  {
    key: 'letnicky',
    title: text('Letničky na jedno léto', 'Letničky na jedno leto'),
    description: text(
      'Rychlé květiny, které vykvetou do dvou měsíců a na podzim odejdou. Barvy si můžete každý rok vybrat znovu.',
      'Rýchle kvety, ktoré vykvitnú do dvoch mesiacov a na jeseň odídu. Farby si môžete každý rok vybrať znova.',
    ),
    picture: { kind: 'seed-packet', shape: 'zinnia', tone: 'pink' },
    rule: having('life', ['annual'], 'c-osiva'),
  },
  {
    key: 'trvalky',
    title: text('Trvalky, které se vracejí', 'Trvalky, ktoré sa vracajú'),
    description: text(
      'Zasadíte jednou a vracejí se každé jaro. Cibule i semena rostlin na mnoho let.',
      'Zasadíte raz a vracajú sa každú jar. Cibuľky aj semená rastlín na mnoho rokov.',
    ),
    picture: { kind: 'bulb-pack', shape: 'daffodil', tone: 'yellow' },
    rule: having('life', ['perennial'], 'c-osiva'),
  },
  {
    key: 'do-stinu',
    title: text('Pro stinnou zahradu', 'Pre tienistú záhradu'),
    description: text(
      'Trávníkové směsi a rostliny, kterým nevadí, že slunce přijde jen na pár hodin.',
      'Trávnikové zmesi a rastliny, ktorým neprekáža, že slnko príde len na pár hodín.',
    ),
    picture: { kind: 'plant', shape: 'fern', tone: 'sage' },
    rule: having('sun', ['deep-shade', 'half-shade'], 'c-osiva', 'c-rostliny'),
  },
  {
    key: 'aku-technika',
    title: text('Akumulátorová technika', 'Akumulátorové stroje'),
    description: text(
      'Jeden akumulátor, mnoho strojů: sekačky, vyžínače, vrtačky i pily bez kabelu a bez výfuku.',
      'Jeden akumulátor, mnoho strojov: kosačky, vyžínače, vŕtačky aj píly bez kábla a bez výfuku.',
    ),
    picture: { kind: 'battery', shape: '', tone: 'orange' },
    rule: having('drive', ['battery'], 'c-technika', 'c-elektro'),
  },
  {
    key: 'benzinova-technika',
    title: text('Benzinová technika', 'Benzínová technika'),
    description: text(
      'Výkon na velké plochy a do svahu. Předprodejní servis a první olej jsou v ceně.',
      'Výkon na veľké plochy a do svahu. Predpredajný servis a prvý olej sú v cene.',
    ),
    picture: { kind: 'mower', shape: 'petrol', tone: 'red' },
    rule: having('drive', ['petrol'], 'c-technika', 'c-elektro'),
  },
  {
    key: 'na-drevene-uhli',
    title: text('Grilování na uhlí', 'Grilovanie na uhlí'),
    description: text(
      'Grily a paliva pro ty, kdo mají rádi vůni kouře. Na žár je dobré si půl hodiny počkat.',
      'Grily a palivá pre tých, čo majú radi vôňu dymu. Na pahrebu sa oplatí pol hodiny počkať.',
    ),
    picture: { kind: 'kettle-grill', shape: '', tone: 'black' },
    rule: having('fuel', ['charcoal'], 'c-grilovani'),
  },
  {
    key: 'teple-svetlo',
    title: text('Teplé světlo domova', 'Teplé svetlo domova'),
    description: text(
      'Lampy, žárovky a řetězy s barvou světla jako od svíčky. Oči si odpočinou a den se zpomalí.',
      'Lampy, žiarovky a reťaze s farbou svetla ako od sviečky. Oči si oddýchnu a deň sa spomalí.',
    ),
    picture: { kind: 'table-lamp', shape: 'dome', tone: 'mustard' },
    rule: having('light', ['warm-white'], 'c-svitidla', 'c-svetla-venku'),
  },
  {
    key: 'naradi-do-300',
    title: text('Nářadí do 300 Kč', 'Náradie za menej'),
    description: text(
      'Poctivé nářadí, které nestojí ani jednu večeři. Na zahradu i do dílny.',
      'Poctivé náradie, ktoré nestojí ani jednu večeru. Do záhrady aj do dielne.',
    ),
    picture: { kind: 'pruner', shape: 'bypass', tone: 'green' },
    rule: below(300, 'c-naradi-zahrada', 'c-rucni'),
  },
  {
    key: 'darky-do-500',
    title: text('Dárky do 500 Kč', 'Darčeky do 20 €'),
    description: text(
      'Svíčky, hrnky, rukavice a drobnosti, které udělají radost a vejdou se do ruky.',
      'Sviečky, hrnčeky, rukavice a drobnosti, ktoré urobia radosť a zmestia sa do ruky.',
    ),
    picture: { kind: 'candle', shape: 'glass', tone: 'sage' },
    rule: below(500, 'c-darky', 'c-dekorace', 'c-kuchyne'),
  },
];
