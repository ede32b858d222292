import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { Assortment } from './assortment';
import { capacities, handles, named } from './sizes';

const spades: Assortment = {
  category: 'c-ryce-lopaty',
  advice: text(
    'Rýčem se ryje, lopatou nabírá: na těžkou půdu patří špičatý list, na písek široká lopata. Násada má končit ve výši vašeho pasu.',
    'Rýľom sa ryje, lopatou naberá: do ťažkej pôdy patrí špicatý list, na piesok široká lopata. Porisko má končiť vo výške vášho pásu.',
  ),
  families: [
    {
      noun: noun('Špičatý rýč', 'm', 'Špicatý rýľ'),
      lead: text(
        'Kovaný list projede i slehlou půdou a nešetří se ani na kamenech. Nášlap je široký, aby netlačil do podrážky.',
        'Kovaný list prejde aj uľahnutou pôdou a nešetrí sa ani na kameňoch. Nášľap je široký, aby netlačil do podrážky.',
      ),
      brands: ['rycka', 'jasan'],
      models: 6,
      price: 449,
      picture: { kind: 'spade', shapes: ['pointed'], tones: ['anthracite', 'green', 'orange', 'silver'] },
      sizes: handles(85, 95, 110),
      material: 'steel',
      features: ['hardened', 'ash-handle', 'foot-rest', 'spare-parts'],
    },
    {
      noun: noun('Rovný rýč', 'm', 'Rovný rýľ'),
      lead: text(
        'Rovné ostří na obrývání okrajů a přesazování. Čepel je zakalená a vybroušená už z výroby.',
        'Rovné ostrie na obrývanie okrajov a presádzanie. Čepeľ je zakalená a nabrúsená už z výroby.',
      ),
      brands: ['rycka', 'jasan'],
      models: 4,
      price: 499,
      picture: { kind: 'spade', shapes: ['flat'], tones: ['silver', 'anthracite', 'red'] },
      material: 'stainless-steel',
      features: ['hardened', 'ash-handle', 'rustproof'],
      numbers: { handle: [90, 100] },
    },
    {
      noun: noun('Zahradní lopata', 'f', 'Záhradná lopata'),
      lead: text(
        'Prohloubený list pobere písek, kompost i sníh. Dlouhá násada ušetří záda při nakládání.',
        'Prehĺbený list naberie piesok, kompost aj sneh. Dlhé porisko ušetrí chrbát pri nakladaní.',
      ),
      brands: ['rycka', 'pevnak'],
      models: 5,
      price: 349,
      picture: { kind: 'shovel', tones: ['orange', 'anthracite', 'blue', 'green'] },
      material: 'steel',
      sizes: handles(110, 130),
      features: ['hardened', 'ash-handle', 'light-weight'],
    },
  ],
};

const rakes: Assortment = {
  category: 'c-hrabe-motyky',
  advice: text(
    'Kovové hrábě urovnají záhon, drátěné sesbírají listí bez poškození trávníku. Motyka s úzkou čepelí projde i mezi řádky mrkve.',
    'Kovové hrable urovnajú záhon, drôtené pozbierajú lístie bez poškodenia trávnika. Motyka s úzkou čepeľou prejde aj medzi riadky mrkvy.',
  ),
  families: [
    {
      noun: noun('Zahradní hrábě', 'f-plural', 'Záhradné hrable'),
      lead: text(
        'Čtrnáct kalených zubů srovná záhon na jedno přejetí. Hlava je k násadě přivařená, nic se neviklá.',
        'Štrnásť kalených zubov zarovná záhon na jedno prejdenie. Hlava je k porisku privarená, nič sa nekýve.',
      ),
      brands: ['rycka', 'jasan'],
      models: 5,
      price: 299,
      picture: { kind: 'rake', shapes: ['garden'], tones: ['green', 'anthracite', 'orange'] },
      material: 'steel',
      features: ['strong-teeth', 'ash-handle', 'light-weight', 'hang-up'],
      numbers: { cut: [30, 35, 42] },
    },
    {
      noun: noun('Hrábě na listí', 'f-plural', 'Hrable na lístie'),
      lead: text(
        'Pružné pruty sbírají listí a trávu, kořínkům neublíží. Rozpětí změníte jedním posuvem.',
        'Pružné prúty zbierajú lístie a trávu, korienkom neublížia. Rozpätie zmeníte jedným posunom.',
      ),
      brands: ['jasan', 'rycka'],
      models: 5,
      price: 249,
      picture: { kind: 'rake', shapes: ['leaf'], tones: ['green', 'orange', 'yellow', 'anthracite'] },
      material: 'steel',
      features: ['light-weight', 'strong-teeth', 'telescopic', 'hang-up'],
      numbers: { cut: [38, 45, 52] },
    },
    {
      noun: noun('Zahradní motyka', 'f', 'Záhradná motyka'),
      lead: text(
        'Kovaná čepel na okopávání brambor i zeleniny. Ostří se brousí samo každým záběrem.',
        'Kovaná čepeľ na okopávanie zemiakov aj zeleniny. Ostrie sa brúsi samo každým záberom.',
      ),
      brands: ['rycka'],
      models: 5,
      price: 279,
      picture: { kind: 'hoe', shapes: ['wide', 'heart'], tones: ['anthracite', 'green', 'red'] },
      material: 'steel',
      features: ['hardened', 'ash-handle', 'light-weight'],
      numbers: { cut: [12, 16, 20] },
    },
  ],
};

const pruners: Assortment = {
  category: 'c-nuzky-pilky',
  advice: text(
    'Na živé výhony vezměte dvoubřité nůžky, na suché dřevo kovadlinkové. Cokoli silnějšího než prst už patří pilce.',
    'Na živé výhonky vezmite dvojčepeľové nožnice, na suché drevo nákovové. Čokoľvek hrubšie ako prst už patrí pílke.',
  ),
  families: [
    {
      noun: noun('Zahradnické nůžky', 'f-plural', 'Záhradnícke nožnice'),
      lead: text(
        'Ostří z kalené oceli stříhá čistě a rána se rychle zacelí. Pružina i čepel jdou vyměnit za pár minut.',
        'Ostrie z kalenej ocele strihá čisto a rana sa rýchlo zacelí. Pružina aj čepeľ sa dajú vymeniť za pár minút.',
      ),
      brands: ['rycka', 'zelenka'],
      models: 8,
      price: 329,
      picture: { kind: 'pruner', shapes: ['bypass', 'anvil'], tones: ['red', 'green', 'orange', 'anthracite'] },
      sizes: named('S', 'M', 'L'),
      material: 'steel',
      features: ['clean-cut', 'replaceable-blade', 'soft-grip', 'ergonomic', 'hardened'],
      numbers: { blade: [45, 52, 60] },
    },
    {
      noun: noun('Nůžky na živý plot', 'f-plural', 'Nožnice na živý plot'),
      lead: text(
        'Vlnité ostří drží větvičky na místě a plot zůstane rovný. Dorazy tlumí náraz do zápěstí.',
        'Vlnité ostrie drží vetvičky na mieste a plot zostane rovný. Dorazy tlmia náraz do zápästia.',
      ),
      brands: ['rycka', 'jasan'],
      models: 4,
      price: 599,
      picture: { kind: 'hedge-shears', tones: ['green', 'anthracite', 'orange'] },
      material: 'steel',
      features: ['clean-cut', 'light-weight', 'soft-grip'],
      numbers: { blade: [200, 230] },
    },
    {
      noun: noun('Prořezávací pilka', 'f', 'Prerezávacia pílka'),
      lead: text(
        'Trojbřité zuby řežou tahem a větev pustí hladkou plochu. Skládací model se vejde do kapsy.',
        'Trojbrité zuby režú ťahom a vetva má hladkú plochu. Skladací model sa zmestí do vrecka.',
      ),
      brands: ['rycka', 'dilo'],
      models: 5,
      price: 399,
      picture: { kind: 'pruning-saw', tones: ['orange', 'red', 'green'] },
      material: 'steel',
      features: ['clean-cut', 'replaceable-blade', 'soft-grip', 'foldable'],
      numbers: { blade: [180, 240, 300] },
    },
  ],
};

const barrows: Assortment = {
  category: 'c-kolecka',
  advice: text(
    'Na zahradu stačí korba osmdesát litrů, na stavbu hlubší z pozinku. Bantamové kolo neodskakuje na kořenech.',
    'Do záhrady stačí korba osemdesiat litrov, na stavbu hlbšia z pozinku. Bantamové koleso neodskakuje na koreňoch.',
  ),
  families: [
    {
      noun: noun('Zahradní kolečko', 'n', 'Záhradný fúrik', 'm'),
      lead: text(
        'Vyvážená korba a kolo, které nepropíchnete. S plným nákladem ho otočíte na místě.',
        'Vyvážená korba a koleso, ktoré neprepichnete. S plným nákladom ho otočíte na mieste.',
      ),
      brands: ['pevnak', 'rycka'],
      models: 6,
      price: 1490,
      picture: { kind: 'wheelbarrow', shapes: ['', 'twin'] },
      colors: ['green', 'red', 'anthracite'],
      sizes: capacities(80, 100),
      material: 'galvanized',
      features: ['no-puncture', 'load-tested', 'easy-assembly'],
      numbers: { load: [150, 200] },
      delayDays: 2,
    },
    {
      noun: noun('Skládací vozík', 'm', 'Skladací vozík'),
      lead: text(
        'Rozložíte ho jedním pohybem, unese dětskou hračku i padesát litrů substrátu. Řízení je na přední nápravě.',
        'Rozložíte ho jedným pohybom, unesie detskú hračku aj päťdesiat litrov substrátu. Riadenie je na prednej náprave.',
      ),
      brands: ['pevnak'],
      models: 4,
      price: 1890,
      picture: { kind: 'wheelbarrow', shapes: ['cart'] },
      colors: ['blue', 'dark-green'],
      material: 'polyester',
      features: ['foldable', 'load-tested', 'wheels', 'easy-clean'],
      numbers: { load: [80, 100] },
    },
  ],
};

export const gardenToolProducts = [spades, rakes, pruners, barrows];
