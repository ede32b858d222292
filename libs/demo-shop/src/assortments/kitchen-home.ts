import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { Assortment } from './assortment';
import { capacities, diameters, heights, pieces, widths } from './sizes';

const mugs: Assortment = {
  category: 'c-hrnky',
  advice: text(
    'Do ruky sedne hrnek s uchem na tři prsty. Na čaj patří širší okraj, na kávu silná stěna.',
    'Do ruky sadne hrnček s uškom na tri prsty. Na čaj patrí širší okraj, na kávu hrubá stena.',
  ),
  families: [
    {
      noun: noun('Keramický hrnek', 'm', 'Keramický hrnček'),
      lead: text(
        'Točený na kruhu a glazovaný dvěma odstíny. Vejde se do něj ranní káva i odpolední čaj.',
        'Točený na kruhu a glazovaný dvoma odtieňmi. Zmestí sa doň ranná káva aj popoludňajší čaj.',
      ),
      brands: ['plotna', 'hlinka'],
      models: 9,
      price: 169,
      picture: { kind: 'mug', shapes: ['straight', 'round', 'dipped'] },
      colors: ['sage', 'cream', 'blue', 'terracotta', 'mustard'],
      material: 'ceramic',
      features: ['big-handle', 'dishwasher', 'hand-made', 'stable-base'],
      numbers: { volume: [0.3, 0.35, 0.45] },
    },
    {
      noun: noun('Smaltovaný hrnek', 'm', 'Smaltovaný hrnček'),
      lead: text(
        'Lehký, nerozbitný, na chalupu i k ohni. Lem je zalitý dvojitou vrstvou smaltu.',
        'Ľahký, nerozbitný, na chalupu aj k ohňu. Lem je zaliaty dvojitou vrstvou smaltu.',
      ),
      brands: ['plotna'],
      models: 5,
      price: 129,
      picture: { kind: 'mug', shapes: ['enamel'] },
      colors: ['white', 'red', 'blue', 'dark-green'],
      material: 'enamel',
      features: ['dishwasher', 'light-weight', 'big-handle'],
      numbers: { volume: [0.35, 0.5] },
    },
  ],
};

const cookware: Assortment = {
  category: 'c-hrnce',
  advice: text(
    'Dno hrnce má být stejně velké jako plotna. Litina drží teplo na guláš, nerez se hodí na polévku.',
    'Dno hrnca má byť rovnako veľké ako platnička. Liatina drží teplo na guláš, nerez sa hodí na polievku.',
  ),
  families: [
    {
      noun: noun('Nerezový hrnec', 'm', 'Nerezový hrniec'),
      lead: text(
        'Silné dno se neprohne ani na indukci a poklička má odvod páry. Vnitřní stupnice ušetří odměrku.',
        'Silné dno sa neprehne ani na indukcii a pokrievka má odvod pary. Vnútorná stupnica ušetrí odmerku.',
      ),
      brands: ['plotna'],
      models: 6,
      price: 790,
      picture: { kind: 'cooking-pot', shapes: ['steel'], tones: ['silver', 'red', 'black'] },
      sizes: capacities(2, 4, 6),
      material: 'stainless-steel',
      features: ['induction', 'dishwasher', 'thick-bottom', 'oven-safe'],
    },
    {
      noun: noun('Litinová pánev', 'f', 'Liatinová panvica'),
      lead: text(
        'Rozpálí se rovnoměrně a žár drží dlouho. Vnuci ji jednou podědí.',
        'Rozpáli sa rovnomerne a žiar drží dlho. Vnúčatá ju raz zdedia.',
      ),
      brands: ['plotna', 'uhlik'],
      models: 5,
      price: 590,
      picture: { kind: 'pan', tones: ['black', 'burgundy', 'dark-green'] },
      sizes: diameters(20, 24, 28),
      material: 'cast-iron',
      features: ['induction', 'oven-safe', 'thick-bottom'],
    },
    {
      noun: noun('Smaltovaný kastrol', 'm', 'Smaltovaný kastról'),
      lead: text(
        'Barevný smalt, který prosvětlí kuchyni a nechytí pach. Vhodný na všechny plotny.',
        'Farebný smalt, ktorý rozjasní kuchyňu a nechytí pach. Vhodný na všetky platničky.',
      ),
      brands: ['plotna'],
      models: 4,
      price: 549,
      picture: { kind: 'cooking-pot', shapes: ['enamel'] },
      colors: ['red', 'cream', 'sage', 'blue'],
      sizes: capacities(2, 3.5),
      material: 'enamel',
      features: ['induction', 'oven-safe', 'dishwasher'],
    },
  ],
};

const preserving: Assortment = {
  category: 'c-zavarovani',
  advice: text(
    'Sklenice před plněním prohřejte, jinak prasknou. Okraj utřete do sucha, aby víčko chytlo.',
    'Poháre pred plnením prehrejte, inak prasknú. Okraj utrite dosucha, aby viečko chytilo.',
  ),
  families: [
    {
      noun: noun('Zavařovací sklenice', 'f', 'Zaváraninový pohár', 'm'),
      lead: text(
        'Silné sklo a víčko, které cvakne. Letní úroda v něm přečká až do jara.',
        'Hrubé sklo a viečko, ktoré cvakne. Letná úroda v ňom prečká až do jari.',
      ),
      brands: ['plotna'],
      models: 7,
      price: 29,
      picture: { kind: 'jar', shapes: ['plain', 'clip'], tones: ['red', 'orange', 'green', 'burgundy', 'yellow'] },
      sizes: capacities(0.3, 0.5, 0.75),
      material: 'glass',
      features: ['tight-lid', 'wide-neck', 'dishwasher', 'label'],
    },
    {
      noun: noun('Sada víček na zavařování', 'f', 'Súprava viečok na zaváranie'),
      lead: text(
        'Víčka s bezpečnostním pípnutím, která prozradí, že sklenice drží. Nerezaví ani od okurek.',
        'Viečka s bezpečnostným gombíkom, ktoré prezradia, že pohár drží. Nehrdzavejú ani od uhoriek.',
      ),
      brands: ['plotna'],
      models: 5,
      price: 59,
      picture: { kind: 'jar', shapes: ['lids'], tones: ['red', 'green', 'silver', 'mustard'] },
      sizes: pieces(10, 20, 50),
      material: 'steel',
      features: ['tight-lid', 'rustproof', 'label'],
    },
  ],
};

const boxes: Assortment = {
  category: 'c-krabice',
  advice: text(
    'Změřte polici dřív než krabici: dva centimetry vůle stačí. Na nejčastěji používané věci vybírejte koš bez víka.',
    'Zmerajte policu skôr než škatuľu: dva centimetre vôle stačia. Na najčastejšie používané veci vyberajte kôš bez veka.',
  ),
  families: [
    {
      noun: noun('Úložná krabice', 'f', 'Úložná škatuľa'),
      lead: text(
        'S víkem, štítkem a uchy, za která ji vytáhnete z nejvyšší police. Prázdná se složí.',
        'S vekom, štítkom a uškami, za ktoré ju vytiahnete z najvyššej police. Prázdna sa zloží.',
      ),
      brands: ['prihradka'],
      models: 7,
      price: 199,
      picture: { kind: 'storage-box', shapes: ['lid', 'open'] },
      colors: ['beige', 'grey', 'sage', 'white', 'navy'],
      sizes: capacities(10, 20, 40),
      material: 'cotton',
      features: ['collapsible', 'label', 'stackable'],
    },
    {
      noun: noun('Proutěný koš', 'm', 'Prútený kôš'),
      lead: text(
        'Na deky, dřevo i hračky. Pletený z loupaného proutí, dno je dřevěné.',
        'Na deky, drevo aj hračky. Pletený z lúpaného prútia, dno je drevené.',
      ),
      brands: ['prihradka', 'lnenka'],
      models: 6,
      price: 349,
      picture: { kind: 'basket', shapes: ['round', 'square'] },
      colors: ['natural', 'white', 'brown'],
      sizes: widths(30, 40),
      material: 'wicker',
      features: ['hand-made', 'light-weight', 'stackable'],
    },
  ],
};

const shelves: Assortment = {
  category: 'c-police',
  advice: text(
    'Police má být upevněná aspoň v jednom sloupku či cihle, ne jen v sádrokartonu. Hloubka dvacet stačí na knihy, třicet na talíře.',
    'Polica má byť upevnená aspoň v jednom stĺpiku či tehle, nielen v sadrokartóne. Hĺbka dvadsať stačí na knihy, tridsať na taniere.',
  ),
  families: [
    {
      noun: noun('Nástěnná police', 'f', 'Nástenná polica'),
      lead: text(
        'Držák zmizí uvnitř a deska jako by se vznášela. Vodováhu k montáži přibalíme.',
        'Držiak zmizne vnútri a doska akoby sa vznášala. Vodováhu na montáž pribalíme.',
      ),
      brands: ['prihradka', 'jasan'],
      models: 8,
      price: 349,
      picture: { kind: 'shelf', shapes: ['floating', 'bracket'] },
      colors: ['oak', 'white', 'walnut', 'black'],
      sizes: widths(60, 90, 120),
      material: 'wood',
      features: ['hidden-mount', 'easy-assembly', 'load-tested'],
      numbers: { load: [8, 12, 15] },
    },
  ],
};

const vases: Assortment = {
  category: 'c-vazy',
  advice: text(
    'Váza má být o třetinu kratší než stonky. Do úzkého hrdla patří tři květy, do širokého kytice.',
    'Váza má byť o tretinu kratšia ako stonky. Do úzkeho hrdla patria tri kvety, do širokého kytica.',
  ),
  families: [
    {
      noun: noun('Skleněná váza', 'f', 'Sklenená váza'),
      lead: text(
        'Foukané sklo s bublinkami, každá jiná. Stojí pevně i s vysokou slunečnicí.',
        'Fúkané sklo s bublinkami, každá iná. Stojí pevne aj s vysokou slnečnicou.',
      ),
      brands: ['hlinka'],
      models: 7,
      price: 249,
      picture: { kind: 'vase', shapes: ['glass', 'globe', 'bud'] },
      colors: ['turquoise', 'sage', 'pink', 'mustard'],
      sizes: heights(20, 30),
      material: 'glass',
      features: ['hand-made', 'stable-base', 'wide-neck'],
    },
    {
      noun: noun('Keramická váza na květiny', 'f', 'Keramická váza na kvety'),
      lead: text(
        'Matná glazura, která ladí s čerstvými i sušenými květy.',
        'Matná glazúra, ktorá ladí s čerstvými aj sušenými kvetmi.',
      ),
      brands: ['hlinka', 'voskovka'],
      models: 6,
      price: 329,
      picture: { kind: 'vase', shapes: ['amphora', 'bottle'] },
      colors: ['cream', 'terracotta', 'anthracite', 'sage'],
      sizes: heights(22, 32),
      material: 'ceramic',
      features: ['hand-made', 'stable-base'],
    },
  ],
};

export const kitchenHomeProducts = [mugs, cookware, preserving, boxes, shelves, vases];
