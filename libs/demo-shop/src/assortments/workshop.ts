import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { Assortment } from './assortment';
import { heights, widths } from './sizes';

const toolCases: Assortment = {
  category: 'c-kufry',
  advice: text(
    'Vybírejte podle nejdelšího nářadí, které má jít dovnitř. Organizér s vyjímatelnými krabičkami uspoří hledání šroubků.',
    'Vyberajte podľa najdlhšieho náradia, ktoré má ísť dnu. Organizér s vyberateľnými škatuľkami ušetrí hľadanie skrutiek.',
  ),
  families: [
    {
      noun: noun('Kufr na nářadí', 'm', 'Kufor na náradie'),
      lead: text(
        'Pevné víko, na které si i stoupnete, a kovové přezky. Drobnosti mají vlastní zásuvku nahoře.',
        'Pevné veko, na ktoré si aj stúpite, a kovové pracky. Drobnosti majú vlastnú zásuvku hore.',
      ),
      brands: ['pevnak', 'stavon'],
      models: 7,
      price: 399,
      picture: { kind: 'toolbox', shapes: ['plain', 'metal'], tones: ['red', 'anthracite', 'blue', 'orange', 'green'] },
      sizes: widths(40, 50, 60),
      material: 'plastic',
      features: ['padlock', 'stackable', 'load-tested'],
    },
    {
      noun: noun('Organizér na šroubky', 'm', 'Organizér na skrutky'),
      lead: text(
        'Průhledné víko prozradí obsah a krabičky jdou vyndat na stůl. Nic se nepřesype ani vzhůru nohama.',
        'Priehľadné veko prezradí obsah a škatuľky možno vybrať na stôl. Nič sa nepresype ani hore nohami.',
      ),
      brands: ['prihradka', 'pevnak'],
      models: 5,
      price: 199,
      picture: { kind: 'organizer', tones: ['orange', 'blue', 'green', 'red'] },
      sizes: widths(28, 40),
      material: 'plastic',
      features: ['stackable', 'hang-up', 'light-weight'],
      numbers: { pieces: [12, 18, 24] },
    },
  ],
};

const racks: Assortment = {
  category: 'c-regaly',
  advice: text(
    'Nosnost police se udává při rovnoměrném zatížení. Vysoký regál vždy přišroubujte ke zdi.',
    'Nosnosť police sa udáva pri rovnomernom zaťažení. Vysoký regál vždy priskrutkujte k stene.',
  ),
  families: [
    {
      noun: noun('Kovový regál do dílny', 'm', 'Kovový regál do dielne'),
      lead: text(
        'Skládá se bez šroubů a unese barvy, zavařeniny i pneumatiky. Police přestavíte po čtyřech centimetrech.',
        'Skladá sa bez skrutiek a unesie farby, zaváraniny aj pneumatiky. Police prestavíte po štyroch centimetroch.',
      ),
      brands: ['pevnak', 'prihradka'],
      models: 8,
      price: 890,
      picture: { kind: 'rack', shapes: ['', 'boxes', 'wide'] },
      colors: ['silver', 'anthracite', 'white'],
      sizes: widths(75, 90, 120),
      material: 'galvanized',
      features: ['no-tools', 'load-tested', 'strong-coating'],
      numbers: { load: [100, 175, 265] },
      delayDays: 1,
    },
  ],
};

const workbenches: Assortment = {
  category: 'c-pracovni-stoly',
  advice: text(
    'Správná výška ponku je ve vašem zápěstí při spuštěné ruce. Bez přišroubování k podlaze neuříznete nic rovně.',
    'Správna výška ponku je vo vašom zápästí pri spustenej ruke. Bez priskrutkovania k podlahe neodrežete rovno.',
  ),
  families: [
    {
      noun: noun('Dílenský pracovní stůl', 'm', 'Dielenský pracovný stôl'),
      lead: text(
        'Deska z bukové spárovky a rám, který se nehne pod svěrákem. Zásuvky vyjedou i plné.',
        'Doska z bukovej škárovky a rám, ktorý sa nepohne pod zverákom. Zásuvky vyjdú aj plné.',
      ),
      brands: ['pevnak', 'stavon'],
      models: 7,
      price: 3490,
      picture: { kind: 'workbench', shapes: ['', 'drawers', 'folding'], tones: ['anthracite', 'blue', 'red', 'green'] },
      sizes: widths(120, 150),
      material: 'wood',
      features: ['load-tested', 'easy-assembly', 'padlock'],
      numbers: { load: [200, 300, 400] },
      delayDays: 4,
    },
  ],
};

const ladders: Assortment = {
  category: 'c-zebriky',
  advice: text(
    'Žebřík má přesahovat okraj střechy o metr. Poslední tři příčky slouží jen k držení.',
    'Rebrík má presahovať okraj strechy o meter. Posledné tri priečky slúžia len na držanie.',
  ),
  families: [
    {
      noun: noun('Hliníkový žebřík', 'm', 'Hliníkový rebrík'),
      lead: text(
        'Lehký, a přitom se neprohýbá. Rozložíte ho jako štafle i opřete o zeď.',
        'Ľahký, a pritom sa neprehýba. Rozložíte ho ako dvojitý rebrík aj opriete o múr.',
      ),
      brands: ['pevnak', 'stavon'],
      models: 8,
      price: 1490,
      picture: { kind: 'ladder', shapes: ['double', 'single'], tones: ['silver', 'orange', 'blue'] },
      sizes: heights(240, 330, 420),
      material: 'aluminium',
      features: ['certified-steps', 'anti-slip', 'light-weight', 'load-tested'],
      numbers: { load: 150, steps: [7, 9, 11] },
      delayDays: 1,
    },
  ],
};

const stepLadders: Assortment = {
  category: 'c-schudky',
  advice: text(
    'Do spíže stačí tři stupně, na malování pět s plošinou. Madlo nad poslední plošinou není luxus.',
    'Do komory stačia tri stupne, na maľovanie päť s plošinou. Madlo nad poslednou plošinou nie je luxus.',
  ),
  families: [
    {
      noun: noun('Domácí schůdky', 'm-plural', 'Domáce schodíky'),
      lead: text(
        'Složené se schovají za skříň, rozložené stojí jako přibité. Plošina má háček na kbelík.',
        'Zložené sa schovajú za skriňu, rozložené stoja ako pribité. Plošina má háčik na vedro.',
      ),
      brands: ['pevnak'],
      models: 8,
      price: 690,
      picture: { kind: 'step-ladder', shapes: ['', 'stool', 'rail'], tones: ['white', 'anthracite', 'yellow', 'blue'] },
      sizes: heights(64, 86, 108),
      material: 'aluminium',
      features: ['wide-steps', 'foldable', 'anti-slip', 'certified-steps'],
      numbers: { load: [150] },
    },
  ],
};

export const workshopProducts = [toolCases, racks, workbenches, ladders, stepLadders];
