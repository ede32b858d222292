import type { PartlyTranslated } from '@vyloha/contract';
import { text } from '../language/texts';
import { productPicture, type DemoPicture } from '../pictures/picture';
import type { NumberParameter, TextParameter } from './parameters';

type ExplainedParameter = NumberParameter | TextParameter | 'material' | 'size';

/** Explanation of a parameter for shoppers. */
export const parameterNotes: Partial<Record<ExplainedParameter, PartlyTranslated>> = {
  material: text(
    'Z čeho zboží převážně je. Drobné díly a obal mohou být z jiného materiálu.',
    'Z čoho tovar prevažne je. Drobné diely a obal môžu byť z iného materiálu.',
  ),
  size: text(
    'Kterou velikost zvolit, poznáte podle tabulky velikostí nad tlačítkem. Mezi dvěma si vezměte tu větší.',
    'Ktorú veľkosť zvoliť, zistíte podľa tabuľky veľkostí nad tlačidlom. Medzi dvoma si vezmite tú väčšiu.',
  ),
  sun: text(
    'Kolik světla rostlina potřebuje. Počítejte hodiny přímého slunce v červnu, ne v zimě.',
    'Koľko svetla rastlina potrebuje. Počítajte hodiny priameho slnka v júni, nie v zime.',
  ),
  sowing: text(
    'Platí pro nížiny. V podhůří začněte o dva až tři týdny později.',
    'Platí pre nížiny. V podhorí začnite o dva až tri týždne neskôr.',
  ),
  density: text(
    'Kolik váží metr čtvereční. Čím vyšší číslo, tím pevnější látka a delší životnost.',
    'Koľko váži meter štvorcový. Čím vyššie číslo, tým pevnejšia látka a dlhšia životnosť.',
  ),
  shade: text(
    'Kolik procent slunečního světla síť zachytí. Zelenině stačí 35 až 50 %, lidem 80 %.',
    'Koľko percent slnečného svetla sieť zachytí. Zelenine stačí 35 až 50 %, ľuďom 80 %.',
  ),
  pressure: text(
    'Tlak, při kterém hadice trvale pracuje. Z domovního vodovodu přitéká voda pod tlakem 3 až 6 barů.',
    'Tlak, pri ktorom hadica trvalo pracuje. Z domového vodovodu priteká voda pod tlakom 3 až 6 barov.',
  ),
  capacity: text(
    'Kolik energie se do akumulátoru vejde. Dvojnásobek ampérhodin znamená zhruba dvojnásobnou dobu práce.',
    'Koľko energie sa do akumulátora zmestí. Dvojnásobok ampérhodín znamená zhruba dvojnásobný čas práce.',
  ),
  torque: text(
    'Síla, kterou stroj otáčí vrutem. Na nábytek stačí 30 Nm, na dlouhé vruty do trámů berte 50 Nm a více.',
    'Sila, ktorou stroj otáča skrutkou. Na nábytok stačí 30 Nm, na dlhé skrutky do trámov berte 50 Nm a viac.',
  ),
  lumens: text(
    'Kolik světla lampa vydá. Na čtení stačí 400 lm, na osvětlení stolu na terase 800 lm.',
    'Koľko svetla lampa vydá. Na čítanie stačí 400 lm, na osvetlenie stola na terase 800 lm.',
  ),
  coverage: text(
    'Kolik metrů natřete jednou vrstvou z litru. Savý podklad spotřebuje až o třetinu víc.',
    'Koľko metrov natriete jednou vrstvou z litra. Savý podklad spotrebuje až o tretinu viac.',
  ),
};

/** Keys of virtual categories related to a parameter: by their values, else by its title. */
export const parameterCategories: Partial<Record<ExplainedParameter, string>> = {
  sun: 'do-stinu',
  life: 'trvalky',
  drive: 'aku-technika',
  fuel: 'na-drevene-uhli',
  light: 'teple-svetlo',
  capacity: 'aku-technika',
};

interface ValueNote {
  short?: PartlyTranslated;
  long?: PartlyTranslated;
  linkUrl?: string;
  picture?: DemoPicture;
}

const packet = (shape: string, tone: 'green' | 'mustard' | 'terracotta' | 'turquoise' | 'violet') =>
  productPicture({ kind: 'seed-packet', shape, tone });

/** Explanations of single values, by the key of the value. */
export const valueNotes: Readonly<Record<string, ValueNote>> = {
  'full-sun': { short: text('aspoň 6 hodin slunce denně', 'aspoň 6 hodín slnka denne') },
  'half-shade': { short: text('3 až 6 hodin slunce, nejlépe dopoledne', '3 až 6 hodín slnka, najlepšie dopoludnia') },
  'deep-shade': {
    short: text('bez přímého slunce, třeba na severní straně', 'bez priameho slnka, napríklad na severnej strane'),
  },
  annual: {
    short: text('vykvete a odejde během jednoho roku', 'vykvitne a odíde počas jedného roka'),
    picture: packet('sunflower', 'mustard'),
  },
  biennial: { short: text('první rok listy, druhý rok květy', 'prvý rok listy, druhý rok kvety') },
  perennial: {
    short: text('vrací se řadu let', 'vracia sa veľa rokov'),
    long: text(
      'Na zimu trvalka zatáhne a na jaře znovu vyraší. Jednou za tři až čtyři roky ji rozdělte rýčem, jinak přestane uprostřed kvést.',
      'Na zimu trvalka zatiahne a na jar znovu vyraší. Raz za tri až štyri roky ju rozdeľte rýľom, inak v strede prestane kvitnúť.',
    ),
  },
  'early-spring': { picture: packet('pepper', 'terracotta') },
  spring: { picture: packet('radish', 'green') },
  'late-spring': { picture: packet('cucumber', 'turquoise') },
  summer: { picture: packet('spinach', 'violet') },
  'warm-white': {
    short: text('2 700 až 3 000 K, jako od svíčky', '2 700 až 3 000 K, ako od sviečky'),
    linkUrl: '/slovnik/teplota-chromaticnosti',
  },
  'neutral-white': { short: text('kolem 4 000 K, na práci', 'okolo 4 000 K, na prácu') },
  'material-galvanized': {
    short: text('nerezaví, ani když se poškrábe', 'nehrdzavie, ani keď sa poškriabe'),
    long: text(
      'Ocel je máčená v roztaveném zinku, který ji chrání i v místě drobného škrábance. Povrch časem zmatní, to je v pořádku.',
      'Oceľ je máčaná v roztavenom zinku, ktorý ju chráni aj v mieste drobného škrabanca. Povrch časom zmatnie, to je v poriadku.',
    ),
  },
  'material-cast-iron': {
    short: text('drží teplo a vydrží generace', 'drží teplo a vydrží generácie'),
    linkUrl: '/slovnik/litina',
  },
  'material-recycled-plastic': { short: text('nejméně z 80 % z obalů', 'najmenej z 80 % z obalov') },
  'material-rubber': {
    short: text('zůstává ohebná i v mrazu', 'zostáva ohybná aj v mraze'),
    long: text(
      'Pryž je těžší než plast, zato se neláme a hadice z ní se nekroutí. Slunce jí ubírá pružnost, proto ji po práci ukliďte do stínu.',
      'Guma je ťažšia než plast, zato sa neláme a hadica z nej sa nekrúti. Slnko jej uberá pružnosť, preto ju po práci odložte do tieňa.',
    ),
  },
  'material-linen': { short: text('každým praním měkčí', 'každým praním mäkší') },
};

export const parameterPictures: readonly DemoPicture[] = Object.values(valueNotes).flatMap(
  ({ picture }) => picture ?? [],
);
