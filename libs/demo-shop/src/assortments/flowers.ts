import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { Assortment, ModelName } from './assortment';
import { diameters, grams, pieces, weights } from './sizes';

const named = (cs: string, sk: string, shape: string): ModelName => ({ cs, sk, shape });

const flowerSeeds: Assortment = {
  category: 'c-semena-kvetiny',
  advice: text(
    'Letničky sejte rovnou na záhon, jakmile přejdou mrazy. Odkvetlé květy odstřihávejte, rostlina pokvete dál.',
    'Letničky sejte rovno na záhon, len čo prejdú mrazy. Odkvitnuté kvety odstrihávajte, rastlina bude kvitnúť ďalej.',
  ),
  families: [
    {
      noun: noun('semena květin', 'n-plural', 'semená kvetov'),
      lead: text(
        'Nenáročná květina, která rozzáří záhon i truhlík a přiláká opylovače. Kvete od června do prvních mrazů.',
        'Nenáročný kvet, ktorý rozžiari záhon aj hrantík a priláka opeľovače. Kvitne od júna do prvých mrazov.',
      ),
      brands: ['mezicka', 'seminko'],
      models: [
        named('Měsíček lékařský', 'Nechtík lekársky', 'daisy'),
        named('Slunečnice okrasná', 'Slnečnica okrasná', 'sunflower'),
        named('Chrpa polní', 'Nevädza poľná', 'cornflower'),
        named('Vlčí mák', 'Vlčí mak', 'poppy'),
        named('Lichořeřišnice větší', 'Kapucínka väčšia', 'petunia'),
        named('Krásenka zpeřená', 'Krasuľka perovitá', 'daisy'),
        named('Ostálka lepá', 'Cínia pôvabná', 'zinnia'),
        named('Aksamitník rozkladitý', 'Aksamietnica rozložitá', 'zinnia'),
        named('Hledík větší', 'Papuľka väčšia', 'spike'),
        named('Hrachor vonný', 'Hrachor voňavý', 'petunia'),
        named('Levandule úzkolistá', 'Levanduľa úzkolistá', 'spike'),
        named('Stračka zahradní', 'Ostrôžka záhradná', 'spike'),
        named('Astra čínská', 'Astra čínska', 'zinnia'),
        named('Petúnie zahradní', 'Petúnia záhradná', 'petunia'),
        named('Sluncovka kalifornská', 'Slncovka kalifornská', 'poppy'),
        named('Topolovka růžová', 'Topoľovka ružová', 'petunia'),
        named('Luční směs pro motýly', 'Lúčna zmes pre motýle', 'meadow'),
        named('Směs letniček na záhon', 'Zmes letničiek na záhon', 'meadow'),
      ],
      price: 25,
      picture: { kind: 'seed-packet', tones: ['pink', 'mustard', 'blue', 'red', 'orange', 'violet'] },
      sizes: grams(0.5, 2),
      material: 'seed',
      features: ['bee-pasture', 'germination', 'for-cutting', 'pot-friendly'],
      texts: { life: ['annual', 'annual', 'annual', 'annual', 'annual', 'perennial'], sun: 'full-sun' },
    },
  ],
};

const herbSeeds: Assortment = {
  category: 'c-semena-bylinky',
  advice: text(
    'Bylinky chtějí slunce a chudší půdu, jen bazalka a petržel výživnou. Sklízejte je dopoledne, než odpaří silice.',
    'Bylinky chcú slnko a chudobnejšiu pôdu, len bazalka a petržlen výživnú. Zberajte ich dopoludnia, kým neodparia silice.',
  ),
  families: [
    {
      noun: noun('semena bylinek', 'n-plural', 'semená byliniek'),
      lead: text(
        'Čerstvé lístky na dosah ruky, na okně i na záhoně. Vyroste ze semínka během šesti týdnů.',
        'Čerstvé lístky na dosah ruky, na okne aj na záhone. Vyrastie zo semienka za šesť týždňov.',
      ),
      brands: ['seminko', 'mezicka'],
      models: [
        named('Bazalka vonná', 'Bazalka voňavá', 'herb'),
        named('Pažitka pobřežní', 'Pažítka pobrežná', 'chives'),
        named('Petržel naťová', 'Petržlen vňaťový', 'parsley'),
        named('Kopr vonný', 'Kôpor voňavý', 'dill'),
        named('Majoránka zahradní', 'Majorán záhradný', 'herb'),
        named('Tymián obecný', 'Dúška tymiánová', 'herb'),
        named('Šalvěj lékařská', 'Šalvia lekárska', 'herb'),
        named('Meduňka lékařská', 'Medovka lekárska', 'herb'),
        named('Máta peprná', 'Mäta pieporná', 'herb'),
        named('Koriandr setý', 'Koriander siaty', 'parsley'),
        named('Oregano obecné', 'Oregano obyčajné', 'herb'),
        named('Heřmánek pravý', 'Rumanček kamilkový', 'daisy'),
        named('Saturejka zahradní', 'Saturejka záhradná', 'dill'),
        named('Libeček lékařský', 'Ligurček lekársky', 'parsley'),
      ],
      price: 22,
      picture: { kind: 'seed-packet', tones: ['sage', 'green', 'lime', 'olive', 'turquoise'] },
      sizes: grams(0.5, 1),
      material: 'seed',
      features: ['aromatic', 'germination', 'pot-friendly', 'organic-farming'],
      texts: { sowing: 'spring', sun: ['full-sun', 'half-shade'] },
    },
  ],
};

const bulbs: Assortment = {
  category: 'c-cibuloviny',
  advice: text(
    'Cibule sázejte od září do prvních mrazů, dvakrát tak hluboko, jak jsou vysoké. V trávníku vypadají nejlépe v hnízdech po pěti.',
    'Cibuľky saďte od septembra do prvých mrazov, dvakrát tak hlboko, ako sú vysoké. V trávniku vyzerajú najlepšie v hniezdach po piatich.',
  ),
  families: [
    {
      noun: noun('květinové cibule', 'f-plural', 'kvetinové cibuľky'),
      lead: text(
        'Na podzim zasadíte, na jaře se nestačíte divit. Cibule I. jakosti od pěstitelů, kterým věříme.',
        'Na jeseň zasadíte, na jar sa nestačíte čudovať. Cibuľky I. akosti od pestovateľov, ktorým veríme.',
      ),
      brands: ['mezicka'],
      models: [
        named('Tulipán plnokvětý', 'Tulipán plnokvetý', 'tulip'),
        named('Tulipán třepenitý', 'Tulipán strapatý', 'tulip'),
        named('Narcis trubkovitý', 'Narcis trúbkovitý', 'narcissus'),
        named('Narcis plnokvětý', 'Narcis plnokvetý', 'narcissus'),
        named('Krokus velkokvětý', 'Krokus veľkokvetý', 'crocus'),
        named('Hyacint východní', 'Hyacint východný', 'hyacinth'),
        named('Sněženka podsněžník', 'Snežienka jarná', 'snowdrop'),
        named('Modřenec hroznatý', 'Modrica strapcovitá', 'hyacinth'),
        named('Česnek okrasný', 'Cesnak okrasný', 'allium'),
        named('Lilie asijská', 'Ľalia ázijská', 'lily'),
        named('Mečík zahradní', 'Mečík záhradný', 'lily'),
        named('Kosatec cibulnatý', 'Kosatec cibuľnatý', 'crocus'),
      ],
      price: 59,
      picture: { kind: 'bulb-pack', tones: ['red', 'yellow', 'violet', 'pink', 'white', 'orange'] },
      sizes: pieces(5, 10, 25),
      material: 'seed',
      features: ['first-grade', 'hardy', 'naturalising', 'for-cutting'],
      numbers: { 'plant-height': [25, 40, 60, 15], spacing: [10, 12, 8] },
      texts: { life: 'perennial', sun: ['full-sun', 'half-shade'] },
    },
  ],
};

const lawnSeeds: Assortment = {
  category: 'c-travni-osivo',
  advice: text(
    'Na metr čtvereční stačí tři deka osiva. Sejte v květnu nebo na konci srpna a tři týdny nenechte povrch vyschnout.',
    'Na štvorcový meter stačia tri deka osiva. Sejte v máji alebo na konci augusta a tri týždne nenechajte povrch vyschnúť.',
  ),
  families: [
    {
      noun: noun('Travní směs do zahrady', 'f', 'Trávová zmes do záhrady'),
      lead: text(
        'Hustý trávník, který snese grilování, fotbal i sušší léto. Směs namícháváme každé jaro znovu.',
        'Hustý trávnik, ktorý znesie grilovanie, futbal aj suchšie leto. Zmes miešame každú jar znova.',
      ),
      brands: ['seminko', 'humna'],
      models: 7,
      price: 149,
      picture: {
        kind: 'grain-bag',
        shapes: ['grass', 'box', 'pouch'],
        tones: ['green', 'lime', 'turquoise', 'yellow'],
      },
      sizes: weights(0.5, 1, 5, 10),
      material: 'seed',
      features: ['tough-lawn', 'quick-lawn', 'germination'],
      texts: { sun: ['full-sun', 'half-shade', 'deep-shade'] },
    },
    {
      noun: noun('Směs pro stinná místa', 'f', 'Zmes na tienisté miesta'),
      lead: text(
        'Pod stromy a k severní zdi: vystačí s pár hodinami slunce denně.',
        'Pod stromy a k severnému múru: vystačí s pár hodinami slnka denne.',
      ),
      brands: ['seminko'],
      models: 5,
      price: 179,
      picture: { kind: 'grain-bag', shapes: ['grass', 'box', 'pouch'], tones: ['dark-green', 'sage', 'blue'] },
      sizes: weights(0.5, 2),
      material: 'seed',
      features: ['quick-lawn', 'germination'],
      texts: { sun: 'deep-shade' },
    },
  ],
};

const cacti: Assortment = {
  category: 'c-kaktusy',
  advice: text(
    'Zalévejte až do úplně suchého substrátu, v zimě jednou za měsíc. Nejlíp jim je na jižním okně v létě a v chladu v zimě.',
    'Polievajte až do úplne suchého substrátu, v zime raz za mesiac. Najlepšie im je na južnom okne v lete a v chlade v zime.',
  ),
  families: [
    {
      noun: noun('sukulent', 'm', 'sukulent'),
      lead: text(
        'Rostlina pro ty, kdo zapomínají zalévat. Roste pomalu, vydrží roky a na okně zabere málo místa.',
        'Rastlina pre tých, čo zabúdajú polievať. Rastie pomaly, vydrží roky a na okne zaberie málo miesta.',
      ),
      brands: ['mezicka'],
      models: [
        named('Opuncie drobnoostná', 'Opuncia drobnoostnatá', 'cactus'),
        named('Kulatý kaktus s červenými trny', 'Guľatý kaktus s červenými tŕňmi', 'cactus-ball'),
        named('Aloe pravá', 'Aloa pravá', 'aloe'),
        named('Netřesk střešní', 'Skalnica strešná', 'rosette'),
        named('Tlustice stromovitá', 'Tučnolist stromovitý', 'jade'),
        named('Haworthie pruhovaná', 'Havortia pásikavá', 'aloe'),
        named('Eševérie sivá', 'Ečevéria sivá', 'rosette'),
        named('Sloupcový kaktus', 'Stĺpovitý kaktus', 'cactus'),
        named('Zebří sukulent', 'Zebrovaný sukulent', 'aloe'),
        named('Kvetoucí vánoční kaktus', 'Kvitnúci vianočný kaktus', 'jade'),
      ],
      price: 79,
      picture: { kind: 'plant', tones: ['terracotta', 'white', 'sage', 'anthracite'] },
      sizes: diameters(6, 9),
      material: 'living',
      features: ['easy-care', 'nursery-pot', 'clean-air'],
      numbers: { 'plant-height': [8, 12, 18] },
      texts: { sun: 'full-sun' },
    },
  ],
};

export const flowerProducts = [flowerSeeds, herbSeeds, bulbs, lawnSeeds, cacti];
