import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { Assortment } from './assortment';
import { capacities, diameters, named, pieces } from './sizes';

const wreaths: Assortment = {
  category: 'c-vence',
  advice: text(
    'Věnec na dveře má být o třetinu užší než křídlo. Sušené květy chraňte před deštěm, vydrží pak i tři roky.',
    'Veniec na dvere má byť o tretinu užší ako krídlo. Sušené kvety chráňte pred dažďom, vydržia potom aj tri roky.',
  ),
  families: [
    {
      noun: noun('Věnec na dveře', 'm', 'Veniec na dvere'),
      lead: text(
        'Vázaný ručně ze sušených květů a trav. Háček pověsíte bez vrtání.',
        'Viazaný ručne zo sušených kvetov a tráv. Háčik zavesíte bez vŕtania.',
      ),
      brands: ['voskovka'],
      models: 8,
      price: 349,
      picture: {
        kind: 'wreath',
        shapes: ['flowers', 'leaves', 'cones'],
        tones: ['pink', 'green', 'mustard', 'violet'],
      },
      sizes: diameters(25, 35),
      material: 'organic',
      features: ['dried-flowers', 'hand-made', 'hook-included'],
    },
  ],
};

const mops: Assortment = {
  category: 'c-mopy',
  advice: text(
    'Na plovoucí podlahu patří dobře vyždímaný mop, na dlažbu klidně mokrý. Hlavici perte bez aviváže.',
    'Na plávajúcu podlahu patrí dobre vyžmýkaný mop, na dlažbu pokojne mokrý. Hlavicu perte bez aviváže.',
  ),
  families: [
    {
      noun: noun('Úklidový kbelík', 'm', 'Upratovacie vedro', 'n'),
      lead: text(
        'Hrdlo s výlevkou a stupnicí, držadlo, které neřeže. Zůstane pěkný i po letech.',
        'Hrdlo s výlevkou a stupnicou, držadlo, ktoré nereže. Zostane pekné aj po rokoch.',
      ),
      brands: ['smetak'],
      models: 7,
      price: 99,
      picture: { kind: 'bucket', shapes: ['', 'square', 'oval'] },
      colors: ['turquoise', 'red', 'grey', 'green', 'yellow'],
      sizes: capacities(8, 12, 15),
      material: 'recycled-plastic',
      features: ['light-weight', 'stackable', 'balanced'],
    },
    {
      noun: noun('Plochý mop s kbelíkem', 'm', 'Plochý mop s vedrom'),
      lead: text(
        'Ždímá bez ohýbání a dostane se pod postel. Náhradní hlavice je v balení.',
        'Žmýka bez zohýbania a dostane sa pod posteľ. Náhradná hlavica je v balení.',
      ),
      brands: ['smetak'],
      models: 5,
      price: 449,
      picture: { kind: 'mop', tones: ['turquoise', 'pink', 'green', 'grey'] },
      material: 'polyester',
      features: ['microfibre', 'wringer', 'telescopic', 'spare-parts'],
    },
  ],
};

const brooms: Assortment = {
  category: 'c-kostata',
  advice: text(
    'Do dílny vezměte tvrdý vlas, do pokoje měkký. Koště odkládejte vlasem nahoru.',
    'Do dielne vezmite tvrdý vlas, do izby mäkký. Metlu odkladajte vlasom nahor.',
  ),
  families: [
    {
      noun: noun('Venkovní koště', 'n', 'Vonkajšia metla', 'f'),
      lead: text(
        'Zamete dlažbu, listí i mokrý písek. Vlas se nerozčepýří ani za sezonu.',
        'Zametie dlažbu, lístie aj mokrý piesok. Vlas sa nerozstrapatí ani za sezónu.',
      ),
      brands: ['smetak', 'rycka'],
      models: 6,
      price: 149,
      picture: { kind: 'broom', shapes: ['street', 'straw'], tones: ['red', 'green', 'natural', 'orange'] },
      material: 'wood',
      features: ['firm-bristles', 'hang-up', 'light-weight'],
    },
    {
      noun: noun('Smetáček s lopatkou', 'm', 'Zmeták s lopatkou'),
      lead: text(
        'Gumový lem na lopatce nenechá ani zrnko. Po úklidu do sebe zacvaknou.',
        'Gumový lem na lopatke nenechá ani zrnko. Po upratovaní do seba zacvaknú.',
      ),
      brands: ['smetak'],
      models: 6,
      price: 99,
      picture: { kind: 'dustpan' },
      colors: ['green', 'grey', 'pink', 'turquoise'],
      material: 'recycled-plastic',
      features: ['firm-bristles', 'hang-up', 'stackable'],
    },
  ],
};

const lamps: Assortment = {
  category: 'c-stolni-lampy',
  advice: text(
    'Na čtení patří čtyři sta lumenů teplého světla. Spodní okraj stínidla má být ve výši očí.',
    'Na čítanie patrí štyristo lúmenov teplého svetla. Spodný okraj tienidla má byť vo výške očí.',
  ),
  families: [
    {
      noun: noun('Stolní lampa', 'f', 'Stolová lampa'),
      lead: text(
        'Měkké světlo přes lněné stínidlo a vypínač tam, kde ho ruka čeká.',
        'Mäkké svetlo cez ľanové tienidlo a vypínač tam, kde ho ruka čaká.',
      ),
      brands: ['svetlonos'],
      models: 7,
      price: 590,
      picture: { kind: 'table-lamp', shapes: ['shade', 'dome'] },
      colors: ['cream', 'sage', 'mustard', 'black'],
      material: 'ceramic',
      features: ['warm-light', 'dimmable', 'stable-base', 'low-energy'],
      texts: { light: 'warm-white', use: 'indoor' },
    },
    {
      noun: noun('Pracovní lampička', 'f', 'Pracovná lampička'),
      lead: text(
        'Rameno drží v každé poloze a svítí jen na papír. Baterie vydrží celý večer.',
        'Rameno drží v každej polohe a svieti len na papier. Batéria vydrží celý večer.',
      ),
      brands: ['svetlonos', 'stavon'],
      models: 5,
      price: 449,
      picture: { kind: 'desk-lamp' },
      colors: ['white', 'black', 'turquoise', 'red'],
      material: 'aluminium',
      features: ['dimmable', 'low-energy', 'long-life'],
      numbers: { lumens: [350, 450] },
      texts: { light: 'neutral-white', use: 'indoor' },
    },
  ],
};

const bulbs: Assortment = {
  category: 'c-zarovky',
  advice: text(
    'Stará šedesátka svítila jako dnešních osm wattů. Do obývacího pokoje patří teplá bílá, do dílny neutrální.',
    'Stará šesťdesiatka svietila ako dnešných osem wattov. Do obývačky patrí teplá biela, do dielne neutrálna.',
  ),
  families: [
    {
      noun: noun('LED žárovka E27', 'f', 'LED žiarovka E27'),
      lead: text(
        'Rozsvítí se hned na plný výkon a nebliká. Spotřebuje desetinu toho, co stará žárovka.',
        'Rozsvieti sa hneď na plný výkon a nebliká. Spotrebuje desatinu toho, čo stará žiarovka.',
      ),
      brands: ['svetlonos'],
      models: 8,
      price: 49,
      picture: { kind: 'light-bulb', shapes: ['classic', 'filament', 'globe'], tones: ['white', 'mustard', 'cream'] },
      sizes: pieces(1, 2, 4),
      material: 'glass',
      features: ['low-energy', 'long-life', 'warm-light'],
      numbers: { power: [5, 7, 9, 11], lumens: [470, 640, 806, 1055] },
      texts: { light: ['warm-white', 'neutral-white'] },
    },
    {
      noun: noun('LED žárovka E14', 'f', 'LED žiarovka E14'),
      lead: text(
        'Malá patice do lustru i lampičky. Jemný vějíř světla bez ostrých stínů.',
        'Malá pätica do lustra aj lampičky. Jemný vejár svetla bez ostrých tieňov.',
      ),
      brands: ['svetlonos'],
      models: 5,
      price: 45,
      picture: { kind: 'light-bulb', shapes: ['candle'], tones: ['white', 'mustard', 'cream'] },
      sizes: pieces(1, 3),
      material: 'glass',
      features: ['low-energy', 'long-life', 'dimmable'],
      numbers: { power: [4, 5, 7], lumens: [350, 470, 640] },
      texts: { light: ['warm-white', 'neutral-white'] },
    },
  ],
};

const giftProducts: Assortment = {
  category: 'c-darky',
  advice: text(
    'Malý dárek potěší i bez příležitosti. Zabalíme ho do hnědého papíru se stužkou.',
    'Malý darček poteší aj bez príležitosti. Zabalíme ho do hnedého papiera so stužkou.',
  ),
  families: [
    {
      noun: noun('Plátěná taška', 'f', 'Plátená taška'),
      lead: text(
        'Pevná taška na nákup i na úrodu ze zahrady. Ucha jsou dost dlouhá na rameno.',
        'Pevná taška na nákup aj na úrodu zo záhrady. Uchá sú dosť dlhé na plece.',
      ),
      brands: ['lnenka'],
      models: 6,
      price: 99,
      picture: { kind: 'tote-bag' },
      colors: ['cream', 'sage', 'mustard', 'navy'],
      material: 'cotton',
      features: ['no-harm', 'colour-fast', 'light-weight'],
    },
    {
      noun: noun('Dřevěné jmenovky k záhonům', 'f-plural', 'Drevené menovky k záhonom'),
      lead: text(
        'Napište, co kde roste, tužkou i fixem. Z bukového dřeva, dřív než tabulka zmizí, vyroste salát.',
        'Napíšte, čo kde rastie, ceruzkou aj fixkou. Z bukového dreva, skôr než tabuľka zmizne, vyrastie šalát.',
      ),
      brands: ['jasan'],
      models: 4,
      price: 69,
      picture: { kind: 'plant-labels', tones: ['natural', 'oak', 'white'] },
      sizes: pieces(10, 20),
      material: 'wood',
      features: ['weatherproof', 'reusable'],
    },
    {
      noun: noun('Zahradnická zástěra', 'f', 'Záhradnícka zástera'),
      lead: text(
        'Kapsy na nůžky, provázek i semínka. Zavážete ji vpředu jedním uzlem.',
        'Vrecká na nožnice, špagát aj semienka. Zaviažete ju vpredu jedným uzlom.',
      ),
      brands: ['lnenka', 'krunyr'],
      models: 5,
      price: 349,
      picture: { kind: 'apron' },
      colors: ['sage', 'terracotta', 'navy'],
      sizes: named('S/M', 'L/XL'),
      material: 'cotton',
      features: ['many-pockets', 'colour-fast', 'soft-touch'],
    },
  ],
};

export const householdProducts = [wreaths, mops, brooms, lamps, bulbs, giftProducts];
