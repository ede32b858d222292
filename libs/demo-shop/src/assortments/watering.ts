import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { Assortment } from './assortment';
import { capacities, diameters, lengths, pieces, spans } from './sizes';

const hoses: Assortment = {
  category: 'c-hadice',
  advice: text(
    'Pro běžnou zahradu stačí průměr půl palce, k čerpadlu a na dlouhé trasy volte tři čtvrtě palce. Délku změřte i s rohy domu a přidejte dva metry navíc.',
    'Pre bežnú záhradu stačí priemer pol palca, k čerpadlu a na dlhé trasy voľte tri štvrte palca. Dĺžku zmerajte aj s rohmi domu a pridajte dva metre navyše.',
  ),
  families: [
    {
      noun: noun('Zahradní hadice', 'f', 'Záhradná hadica'),
      lead: text(
        'Pružná hadice s křížovým výpletem na každodenní zalévání. Zůstane poddajná i za chladného rána.',
        'Pružná hadica s krížovým výpletom na každodenné polievanie. Zostane poddajná aj za chladného rána.',
      ),
      brands: ['rosa', 'bystrina'],
      models: 9,
      price: 349,
      picture: { kind: 'hose', shapes: ['coil', 'wide', 'flat'] },
      colors: ['green', 'orange', 'blue', 'anthracite', 'yellow'],
      sizes: lengths(15, 20, 25, 50),
      material: 'rubber',
      features: ['no-kink', 'uv', 'safe-water', 'quick-fit', 'leakproof'],
      numbers: { pressure: [8, 10, 12] },
      texts: { use: 'outdoor' },
    },
    {
      noun: noun('Smršťovací hadice', 'f', 'Zmršťovacia hadica'),
      lead: text(
        'Pod tlakem se natáhne na trojnásobek, po zavření vody se sama stáhne do malého klubka. Váží zlomek běžné hadice.',
        'Pod tlakom sa natiahne na trojnásobok, po zatvorení vody sa sama stiahne do malého klbka. Váži zlomok bežnej hadice.',
      ),
      brands: ['bystrina', 'rosa'],
      models: 5,
      price: 449,
      picture: { kind: 'hose', shapes: ['flat', 'coil'] },
      colors: ['blue', 'lime', 'black'],
      sizes: lengths(7.5, 15, 30),
      material: 'polyester',
      features: ['light-weight', 'no-kink', 'quick-fit', 'foldable'],
      numbers: { pressure: 6 },
    },
    {
      noun: noun('Hadice v metráži', 'f', 'Hadica na metre'),
      lead: text(
        'Třívrstvá hadice, kterou uřízneme přesně na délku vašeho pozemku. Prodáváme ji po deseti centimetrech.',
        'Trojvrstvová hadica, ktorú odrežeme presne na dĺžku vášho pozemku. Predávame ju po desiatich centimetroch.',
      ),
      brands: ['rosa'],
      models: 4,
      price: 29,
      picture: { kind: 'hose', shapes: ['drum'], tones: ['green', 'anthracite', 'orange', 'blue'] },
      material: 'rubber',
      features: ['cut-to-size', 'no-kink', 'uv', 'quick-fit'],
      numbers: { pressure: [8, 10], diameter: [1.3, 1.9, 2.5] },
      metre: { step: 0.1, minimum: 10 },
    },
    {
      noun: noun('Naviják na hadici', 'm', 'Navijak na hadicu'),
      lead: text(
        'Hadici navine bez křížení a bez špinavých rukou. Stojí pevně na nohách, nebo visí na zdi.',
        'Hadicu navinie bez kríženia a bez špinavých rúk. Stojí pevne na nohách alebo visí na stene.',
      ),
      brands: ['bystrina'],
      models: 4,
      price: 899,
      picture: { kind: 'hose-reel', tones: ['green', 'anthracite', 'orange'] },
      sizes: spans(20, 30),
      material: 'plastic',
      features: ['easy-assembly', 'uv', 'leakproof', 'wheels'],
    },
  ],
};

const wateringCans: Assortment = {
  category: 'c-konve',
  advice: text(
    'Na truhlíky a sazenice se hodí menší konev s dlouhým hrdlem, na záhony desetilitrová. Plnou konev vždy zvedněte ještě v obchodě – ať víte, co unesete.',
    'Na hrantíky a sadenice sa hodí menšia krhla s dlhým hrdlom, na záhony desaťlitrová. Plnú krhlu vždy zdvihnite ešte v predajni – nech viete, čo unesiete.',
  ),
  families: [
    {
      noun: noun('Zahradní konev', 'f', 'Záhradná krhla'),
      lead: text(
        'Konev s mosaznou růžicí, která rozprostře vodu jako letní déšť. Držadlo sedí v ruce i v zahradní rukavici.',
        'Krhla s mosadznou ružicou, ktorá rozprestrie vodu ako letný dážď. Držadlo sedí v ruke aj v záhradnej rukavici.',
      ),
      brands: ['rosa', 'rycka'],
      models: 7,
      price: 199,
      picture: { kind: 'watering-can', shapes: ['classic', 'tall', 'round'] },
      colors: ['green', 'sage', 'anthracite', 'terracotta', 'blue', 'cream'],
      sizes: capacities(5, 10, 14),
      material: 'recycled-plastic',
      features: ['fine-rose', 'balanced', 'drip-free', 'uv', 'frost'],
      texts: { use: 'outdoor' },
    },
    {
      noun: noun('Pokojová konvička', 'f', 'Izbová krhlička'),
      lead: text(
        'Štíhlá konvička, která dosáhne mezi listy až ke kořenům. Na parapetu vypadá dobře i prázdná.',
        'Štíhla krhlička, ktorá dosiahne medzi listy až ku koreňom. Na parapete vyzerá dobre aj prázdna.',
      ),
      brands: ['hlinka', 'rosa'],
      models: 6,
      price: 249,
      picture: { kind: 'watering-can', shapes: ['slim', 'round'] },
      colors: ['white', 'copper', 'sage', 'pink', 'navy'],
      sizes: capacities(0.9, 1.6),
      material: 'steel',
      features: ['balanced', 'drip-free', 'light-weight', 'rustproof'],
      texts: { use: 'indoor' },
    },
  ],
};

const sprinklers: Assortment = {
  category: 'c-zavlazovace',
  advice: text(
    'Kruhový zavlažovač pokryje trávník do sta metrů, obdélník zvládne kyvadlový. Ruční postřikovač oceníte při ošetřování růží a rajčat.',
    'Kruhový zavlažovač pokryje trávnik do sto metrov, obdĺžnik zvládne kyvadlový. Ručný postrekovač oceníte pri ošetrovaní ruží a paradajok.',
  ),
  families: [
    {
      noun: noun('Kyvadlový zavlažovač trávníku', 'm', 'Kyvadlový zavlažovač trávnika'),
      lead: text(
        'Obdélníkový trávník zalije rovnoměrně od okraje k okraji. Šířku i dosah nastavíte posunutím jezdce.',
        'Obdĺžnikový trávnik poleje rovnomerne od okraja k okraju. Šírku aj dosah nastavíte posunutím jazdca.',
      ),
      brands: ['rosa', 'bystrina'],
      models: 5,
      price: 449,
      picture: { kind: 'sprinkler', shapes: ['oscillating'], tones: ['turquoise', 'green', 'orange', 'anthracite'] },
      material: 'plastic',
      features: ['even-water', 'adjustable', 'low-pressure', 'quick-fit'],
      numbers: { reach: [12, 15, 18] },
    },
    {
      noun: noun('Ruční postřikovač', 'm', 'Ručný postrekovač'),
      lead: text(
        'Stačí pár zapumpování a jemná mlha vydrží na celý záhon růží. Tryska se nastaví od mlhy po přímý paprsek.',
        'Stačí pár zapumpovaní a jemná hmla vydrží na celý záhon ruží. Dýza sa nastaví od hmly po priamy prúd.',
      ),
      brands: ['bystrina', 'zelenka'],
      models: 5,
      price: 149,
      picture: { kind: 'pressure-sprayer', tones: ['green', 'red', 'blue', 'yellow'] },
      sizes: capacities(1, 2, 5),
      material: 'plastic',
      features: ['adjustable', 'leakproof', 'spare-parts', 'ergonomic'],
    },
    {
      noun: noun('Zavlažovací pistole', 'f', 'Zavlažovacia pištoľ'),
      lead: text(
        'Sedm druhů proudu v jedné hlavici, od mlhy pro sazenice po ostrý paprsek na mytí kola.',
        'Sedem druhov prúdu v jednej hlavici, od hmly pre sadenice po ostrý lúč na umývanie bicykla.',
      ),
      brands: ['rosa'],
      models: 6,
      price: 189,
      picture: { kind: 'spray-gun', tones: ['turquoise', 'orange', 'anthracite', 'green', 'red'] },
      material: 'plastic',
      features: ['adjustable', 'soft-grip', 'quick-fit', 'drip-free'],
    },
  ],
};

const connectors: Assortment = {
  category: 'c-spojky',
  advice: text(
    'Rychlospojka musí sedět k průměru hadice, závit ke kohoutu. Nejste-li si jistí, vezměte sadu – pokryje obojí.',
    'Rýchlospojka musí sedieť k priemeru hadice, závit ku kohútiku. Ak si nie ste istí, vezmite súpravu – pokryje oboje.',
  ),
  families: [
    {
      noun: noun('Hadicová rychlospojka', 'f', 'Hadicová rýchlospojka'),
      lead: text(
        'Zacvaknete jednou rukou a drží. Verze se stopventilem zastaví vodu hned po odpojení.',
        'Zacvaknete jednou rukou a drží. Verzia so stopventilom zastaví vodu hneď po odpojení.',
      ),
      brands: ['rosa', 'bystrina'],
      models: 6,
      price: 59,
      picture: { kind: 'connector', shapes: ['single', 'tap'], tones: ['orange', 'anthracite', 'turquoise', 'copper'] },
      sizes: pieces(1, 2, 5),
      material: 'plastic',
      features: ['quick-fit', 'leakproof', 'frost', 'safe-water'],
    },
    {
      noun: noun('Sada zavlažovacích spojek', 'f', 'Súprava zavlažovacích spojok'),
      lead: text(
        'Vše, co propojí kohout, hadici a postřikovač. Otevřete a můžete zalévat.',
        'Všetko, čo prepojí kohútik, hadicu a postrekovač. Otvoríte a môžete polievať.',
      ),
      brands: ['rosa', 'bystrina'],
      models: 5,
      price: 199,
      picture: { kind: 'connector', shapes: ['set'], tones: ['turquoise', 'orange', 'green', 'anthracite'] },
      material: 'plastic',
      features: ['quick-fit', 'leakproof', 'spare-parts'],
      numbers: { pieces: [4, 6, 9] },
    },
  ],
};

const rainBarrels: Assortment = {
  category: 'c-sudy',
  advice: text(
    'Z padesáti metrů střechy nateče při dešti sud za dvacet minut. Postavte ho na podstavec, ať se pod kohout vejde konev.',
    'Z päťdesiatich metrov strechy natečie pri daždi sud za dvadsať minút. Postavte ho na podstavec, nech sa pod kohútik zmestí krhla.',
  ),
  families: [
    {
      noun: noun('Sud na dešťovou vodu', 'm', 'Sud na dažďovú vodu'),
      lead: text(
        'Zachytí vodu z okapu a šetří tu z kohoutku. Stěny drží tvar i po letech na slunci.',
        'Zachytí vodu z odkvapu a šetrí tú z vodovodu. Steny držia tvar aj po rokoch na slnku.',
      ),
      brands: ['bystrina'],
      models: 6,
      price: 1290,
      picture: { kind: 'rain-barrel', shapes: ['ribbed', 'amphora'] },
      colors: ['dark-green', 'anthracite', 'terracotta', 'brown'],
      sizes: capacities(200, 300, 500),
      material: 'recycled-plastic',
      features: ['ready-tap', 'child-lid', 'uv', 'frost'],
      delayDays: 2,
    },
    {
      noun: noun('Sběrač dešťové vody', 'm', 'Zberač dažďovej vody'),
      lead: text(
        'Vsadí se do svodu a vodu pošle do sudu. Když je plno, teče dál do kanalizace sama.',
        'Vsadí sa do zvodu a vodu pošle do suda. Keď je plný, tečie ďalej do kanalizácie sama.',
      ),
      brands: ['bystrina', 'rosa'],
      models: 4,
      price: 329,
      picture: { kind: 'connector', shapes: ['drain'], tones: ['grey', 'brown', 'anthracite'] },
      sizes: diameters(8, 10),
      material: 'plastic',
      features: ['easy-assembly', 'leakproof', 'frost'],
    },
  ],
};

export const wateringProducts = [hoses, wateringCans, sprinklers, connectors, rainBarrels];
