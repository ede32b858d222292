import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { Assortment } from './assortment';
import { diameters, dimensions } from './sizes';

const cushions: Assortment = {
  category: 'c-polstare',
  advice: text(
    'Na židli vybírejte podsedák s tkaničkami, na lavici delší polštář. Na terasu patří potah, který schne rychle.',
    'Na stoličku vyberajte podsedák so šnúrkami, na lavicu dlhší vankúš. Na terasu patrí poťah, ktorý rýchlo schne.',
  ),
  families: [
    {
      noun: noun('Dekorační polštář', 'm', 'Dekoračný vankúš'),
      lead: text(
        'Pevná tkanina s jemnou strukturou a výplň, která se neslehne. Zip je schovaný v lemu.',
        'Pevná tkanina s jemnou štruktúrou a výplň, ktorá sa nezľahne. Zips je schovaný v leme.',
      ),
      brands: ['lnenka'],
      models: 8,
      price: 249,
      picture: { kind: 'cushion', shapes: ['plain', 'stripes', 'leaf', 'check'] },
      colors: ['sage', 'mustard', 'terracotta', 'cream', 'navy', 'pink'],
      sizes: dimensions('40 × 40 cm', '50 × 50 cm'),
      material: 'cotton',
      features: ['removable-cover', 'colour-fast', 'soft-touch', 'no-harm'],
      texts: { use: 'indoor' },
    },
    {
      noun: noun('Zahradní podsedák', 'm', 'Záhradný podsedák'),
      lead: text(
        'Sedí se na něm měkce i na dřevěné lavici. Déšť ho nepřekvapí, za hodinu je suchý.',
        'Sedí sa na ňom mäkko aj na drevenej lavici. Dážď ho neprekvapí, za hodinu je suchý.',
      ),
      brands: ['slunovrat', 'lnenka'],
      models: 6,
      price: 199,
      picture: { kind: 'cushion', shapes: ['tufted', 'round'] },
      colors: ['green', 'grey', 'terracotta', 'beige', 'blue'],
      sizes: dimensions('40 × 40 cm', '45 × 45 cm'),
      material: 'polyester',
      features: ['quick-dry', 'removable-cover', 'uv', 'weatherproof'],
      texts: { use: 'outdoor' },
    },
  ],
};

const rugs: Assortment = {
  category: 'c-koberce',
  advice: text(
    'Koberec má být pod všemi nohami stolu nebo pod žádnou. Rohožku vybírejte tak, aby se do ní vešly obě boty.',
    'Koberec má byť pod všetkými nohami stola alebo pod žiadnou. Rohožku vyberajte tak, aby sa na ňu zmestili obe topánky.',
  ),
  families: [
    {
      noun: noun('Tkaný koberec do obýváku', 'm', 'Tkaný koberec do obývačky'),
      lead: text(
        'Nízký vlas, který vysajete na jeden tah, a vzor, na kterém není vidět každý drobek.',
        'Nízky vlas, ktorý povysávate na jeden ťah, a vzor, na ktorom nevidno každú omrvinku.',
      ),
      brands: ['lnenka'],
      models: 8,
      price: 890,
      picture: { kind: 'rug', shapes: ['border', 'geometric', 'stripes'] },
      colors: ['cream', 'sage', 'terracotta', 'navy', 'grey'],
      sizes: dimensions('80 × 150 cm', '120 × 170 cm', '160 × 230 cm'),
      material: 'wool',
      features: ['soft-touch', 'floor-heating', 'colour-fast', 'stays-put'],
      texts: { use: 'indoor' },
    },
    {
      noun: noun('Kokosová rohožka ke dveřím', 'f', 'Kokosová rohožka k dverám'),
      lead: text(
        'Hrubé vlákno vytáhne bláto z podrážky dřív, než projde dveřmi. Spodek neklouže.',
        'Hrubé vlákno vytiahne blato z podrážky skôr, než prejde dverami. Spodok sa nešmýka.',
      ),
      brands: ['lnenka', 'smetak'],
      models: 5,
      price: 259,
      picture: { kind: 'rug', shapes: ['mat'], tones: ['natural', 'brown', 'oak', 'walnut'] },
      material: 'organic',
      features: ['stays-put', 'easy-clean', 'quick-dry'],
      texts: { use: 'both' },
    },
  ],
};

const blankets: Assortment = {
  category: 'c-prehozy',
  advice: text(
    'Přehoz má z postele přesahovat třicet centimetrů. Na gauč stačí deka sto třicet krát sto sedmdesát.',
    'Prehoz má z postele presahovať tridsať centimetrov. Na pohovku stačí deka stotridsať krát stosedemdesiat.',
  ),
  families: [
    {
      noun: noun('Vlněná deka', 'f', 'Vlnená deka'),
      lead: text(
        'Hřeje i na terase po západu slunce. Třásně jsou vázané ručně.',
        'Hreje aj na terase po západe slnka. Strapce sú viazané ručne.',
      ),
      brands: ['lnenka'],
      models: 7,
      price: 690,
      picture: { kind: 'blanket', shapes: ['fringe', 'check'] },
      colors: ['mustard', 'sage', 'grey', 'burgundy', 'cream'],
      material: 'wool',
      features: ['warm', 'soft-touch', 'no-harm', 'colour-fast'],
    },
    {
      noun: noun('Prošívaný přehoz', 'm', 'Prešívaný prehoz'),
      lead: text(
        'Ustelete ložnici jedním mávnutím. Z obou stran jiný odstín, podle nálady.',
        'Ustelete spálňu jedným mávnutím. Z oboch strán iný odtieň, podľa nálady.',
      ),
      brands: ['lnenka'],
      models: 6,
      price: 990,
      picture: { kind: 'blanket', shapes: ['quilt'] },
      colors: ['sage', 'pink', 'navy', 'cream'],
      sizes: dimensions('140 × 220 cm', '220 × 240 cm'),
      material: 'cotton',
      features: ['soft-touch', 'colour-fast', 'no-harm'],
    },
  ],
};

const fabrics: Assortment = {
  category: 'c-latky',
  advice: text(
    'Na závěs kupte dvojnásobek šířky okna, na ubrus přidejte deset centimetrů na lemy. Bavlna se po prvním praní srazí, předepřete ji.',
    'Na záves kúpte dvojnásobok šírky okna, na obrus pridajte desať centimetrov na lemy. Bavlna sa po prvom praní zrazí, predperte ju.',
  ),
  families: [
    {
      noun: noun('Bavlněná látka', 'f', 'Bavlnená látka'),
      lead: text(
        'Plátno na povlečení, šaty i pytlíky na bylinky. Stříháme po deseti centimetrech.',
        'Plátno na obliečky, šaty aj vrecúška na bylinky. Striháme po desiatich centimetroch.',
      ),
      brands: ['lnenka'],
      models: 8,
      price: 149,
      picture: { kind: 'fabric-bolt', shapes: ['plain', 'dots', 'stripes', 'leaf'] },
      colors: ['sage', 'pink', 'cream', 'blue', 'mustard'],
      material: 'cotton',
      features: ['by-ten', 'easy-sew', 'no-harm', 'colour-fast'],
      numbers: { 'mesh-width': [140, 160], density: [130, 145] },
      metre: { step: 0.1, minimum: 5 },
    },
    {
      noun: noun('Lněné plátno', 'n', 'Ľanové plátno'),
      lead: text(
        'Předepraný len, který se už nesrazí. Na ubrusy, závěsy i letní košile.',
        'Predpraný ľan, ktorý sa už nezrazí. Na obrusy, závesy aj letné košele.',
      ),
      brands: ['lnenka'],
      models: 6,
      price: 289,
      picture: { kind: 'fabric-bolt', shapes: ['linen'] },
      colors: ['cream', 'beige', 'sage', 'navy', 'terracotta'],
      material: 'linen',
      features: ['by-ten', 'easy-sew', 'soft-touch'],
      numbers: { 'mesh-width': [145], density: [185, 220] },
      metre: { step: 0.1, minimum: 5 },
    },
  ],
};

const candles: Assortment = {
  category: 'c-svicky',
  advice: text(
    'Při prvním zapálení nechte svíčku hořet, dokud se nerozpustí celá hladina. Vonná svíčka stačí v místnosti jedna, ne tři najednou.',
    'Pri prvom zapálení nechajte sviečku horieť, kým sa neroztopí celá hladina. Vonná sviečka stačí v miestnosti jedna, nie tri naraz.',
  ),
  families: [
    {
      noun: noun('Vonná svíčka', 'f', 'Vonná sviečka'),
      lead: text(
        'Sójový vosk, bavlněný knot a vůně z bylin. Prázdnou sklenici použijete dál.',
        'Sójový vosk, bavlnený knôt a vôňa z bylín. Prázdny pohár použijete ďalej.',
      ),
      brands: ['voskovka'],
      models: 8,
      price: 189,
      picture: { kind: 'candle', shapes: ['glass'] },
      colors: ['cream', 'sage', 'pink', 'violet'],
      material: 'wax',
      features: ['natural-wax', 'cotton-wick', 'even-burn', 'hand-made'],
      numbers: { burning: [30, 40, 55] },
      texts: { scent: ['honey', 'vanilla', 'lavender', 'pine'] },
    },
    {
      noun: noun('Stolní svíčka', 'f', 'Stolová sviečka'),
      lead: text(
        'Válcová svíčka, která nekape na ubrus. Hoří klidným, vysokým plamenem.',
        'Valcová sviečka, ktorá nekvapká na obrus. Horí pokojným, vysokým plameňom.',
      ),
      brands: ['voskovka'],
      models: 6,
      price: 79,
      picture: { kind: 'candle', shapes: ['pillar'] },
      colors: ['cream', 'terracotta', 'dark-green', 'burgundy', 'white'],
      sizes: diameters(6, 8),
      material: 'wax',
      features: ['even-burn', 'natural-wax', 'cotton-wick'],
      numbers: { burning: [25, 45] },
      texts: { scent: 'unscented' },
    },
  ],
};

export const homeTextileProducts = [cushions, rugs, blankets, fabrics, candles];
