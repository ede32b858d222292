import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { Assortment } from './assortment';
import { capacities, lengths, widths } from './sizes';

const blowers: Assortment = {
  category: 'c-fukary',
  advice: text(
    'Fukar listí jen přesune, vysavač ho rozdrtí do vaku na kompost. U domu ocení sousedé akumulátor.',
    'Fúkač lístie len presunie, vysávač ho rozdrví do vaku na kompost. Pri dome susedia ocenia akumulátor.',
  ),
  families: [
    {
      noun: noun('Akumulátorový fukar', 'm', 'Akumulátorový fúkač'),
      lead: text(
        'Odfoukne listí z trávníku i sníh ze schodů. Váží méně než konev vody a ovládá se jednou rukou.',
        'Odfúkne lístie z trávnika aj sneh zo schodov. Váži menej než krhla vody a ovláda sa jednou rukou.',
      ),
      brands: ['brouk', 'vyhen'],
      models: 6,
      price: 1990,
      picture: { kind: 'blower', tones: ['orange', 'green', 'anthracite', 'red'] },
      material: 'plastic',
      features: ['light-weight', 'battery-family', 'quiet-run', 'soft-grip'],
      numbers: { voltage: 18 },
      texts: { drive: 'battery' },
    },
    {
      noun: noun('Zahradní vysavač listí', 'm', 'Záhradný vysávač lístia'),
      lead: text(
        'Vysává, drtí i fouká: deset pytlů listí se vejde do jednoho. Kovový rotor si poradí i s větvičkami.',
        'Vysáva, drví aj fúka: desať vriec lístia sa zmestí do jedného. Kovový rotor si poradí aj s vetvičkami.',
      ),
      brands: ['brouk'],
      models: 4,
      price: 1690,
      picture: { kind: 'blower', shapes: ['vacuum'], tones: ['green', 'orange', 'red'] },
      sizes: capacities(35, 45),
      material: 'plastic',
      features: ['strap', 'wheels', 'easy-clean'],
      numbers: { power: [2600, 3000] },
      texts: { drive: 'mains' },
    },
  ],
};

const shadeNets: Assortment = {
  category: 'c-stinici-site',
  advice: text(
    'Na plot stačí zastínění osmdesát procent, nad terasu volte devadesát pět. Síť napínejte za vlhka, na slunci se ještě trochu vytáhne.',
    'Na plot stačí zatienenie osemdesiat percent, nad terasu voľte deväťdesiatpäť. Sieť napínajte za vlhka, na slnku sa ešte trochu vytiahne.',
  ),
  families: [
    {
      noun: noun('Stínicí síť na plot', 'f', 'Tieniaca sieť na plot'),
      lead: text(
        'Hustě tkaná síť chrání před zvědavými pohledy i větrem. Prodáváme ji na metry, okraj má oka po půl metru.',
        'Husto tkaná sieť chráni pred zvedavými pohľadmi aj vetrom. Predávame ju na metre, okraj má oká po pol metri.',
      ),
      brands: ['pavucinka'],
      models: 8,
      price: 45,
      picture: { kind: 'net-roll', shapes: ['dense', 'pack'] },
      colors: ['dark-green', 'anthracite', 'beige'],
      material: 'polyethylene',
      features: ['cut-to-size', 'firm-edge', 'uv', 'permeable'],
      numbers: { 'mesh-width': [100, 150, 180, 200], shade: [80, 90, 95], density: [90, 160, 200] },
      metre: { step: 0.5, minimum: 2 },
    },
    {
      noun: noun('Ochranná síť proti ptákům', 'f', 'Ochranná sieť proti vtákom'),
      lead: text(
        'Lehká síť přes třešně, jahody i jezírko. Oka jsou tak malá, že se v nich pták nezaplete.',
        'Ľahká sieť cez čerešne, jahody aj jazierko. Oká sú také malé, že sa v nich vták nezamotá.',
      ),
      brands: ['pavucinka'],
      models: 6,
      price: 25,
      picture: { kind: 'net-roll', shapes: ['open'], tones: ['black', 'green', 'blue', 'brown'] },
      material: 'polyethylene',
      features: ['cut-to-size', 'uv', 'reusable', 'light-weight'],
      numbers: { 'mesh-width': [200, 300, 400], density: [12, 18] },
      metre: { step: 0.5, minimum: 4 },
    },
  ],
};

const textiles: Assortment = {
  category: 'c-netkane-textilie',
  advice: text(
    'Bílá textilie chrání výsadbu před mrazem, černá záhon před plevelem. Pod kačírek patří gramáž alespoň sto padesát.',
    'Biela textília chráni výsadbu pred mrazom, čierna záhon pred burinou. Pod okrasný štrk patrí gramáž aspoň stopäťdesiat.',
  ),
  families: [
    {
      noun: noun('Netkaná textilie proti plevelu', 'f', 'Netkaná textília proti burine'),
      lead: text(
        'Propustí vodu, plevel ne. Nařežeme ji na délku záhonu, sazenice zasadíte do křížového řezu.',
        'Prepustí vodu, burinu nie. Narežeme ju na dĺžku záhona, sadenice zasadíte do krížového rezu.',
      ),
      brands: ['pavucinka', 'humna'],
      models: 6,
      price: 19,
      picture: { kind: 'fabric-roll', shapes: ['garden', 'pack'], tones: ['black', 'brown', 'anthracite'] },
      material: 'polyethylene',
      features: ['weed-block', 'permeable', 'cut-to-size', 'uv'],
      numbers: { 'mesh-width': [80, 110, 160], density: [50, 70, 150] },
      metre: { step: 0.5, minimum: 2 },
    },
    {
      noun: noun('Bílá zakrývací textilie', 'f', 'Biela zakrývacia textília'),
      lead: text(
        'Pod ní přečká salát i mráz minus čtyři. Lehká je tak, že ji sazenice samy nadzvednou.',
        'Pod ňou prečká šalát aj mráz mínus štyri. Je taká ľahká, že ju sadenice samy nadvihnú.',
      ),
      brands: ['pavucinka'],
      models: 5,
      price: 59,
      picture: { kind: 'fabric-roll', shapes: ['fleece'], tones: ['white', 'cream', 'light-grey'] },
      sizes: lengths(5, 10, 25),
      material: 'polyethylene',
      features: ['permeable', 'light-weight', 'reusable'],
      numbers: { 'mesh-width': [160, 210], density: [17, 23] },
    },
  ],
};

const fences: Assortment = {
  category: 'c-pletiva',
  advice: text(
    'Ke spočítání sloupků dělte délku plotu dvěma a půl a přidejte rohy. Pletivo napínejte ve třech řadách drátu.',
    'Počet stĺpikov zistíte, keď dĺžku plota vydelíte dvomi a pol a pridáte rohy. Pletivo napínajte v troch radoch drôtu.',
  ),
  families: [
    {
      noun: noun('Čtyřhranné pletivo', 'n', 'Štvorhranné pletivo'),
      lead: text(
        'Pozinkovaný drát potažený plastem vydrží třicet let bez natírání. Prodáváme po půlmetrech, napínací drát přibalíme.',
        'Pozinkovaný drôt potiahnutý plastom vydrží tridsať rokov bez natierania. Predávame po polmetroch, napínací drôt pribalíme.',
      ),
      brands: ['pavucinka', 'pevnak'],
      models: 6,
      price: 65,
      picture: { kind: 'mesh-roll', tones: ['green', 'anthracite', 'silver'] },
      material: 'galvanized',
      features: ['cut-to-size', 'strong-coating', 'frost'],
      numbers: { height: [100, 125, 150, 160], thickness: [2, 2.5] },
      metre: { step: 0.5, minimum: 4 },
    },
    {
      noun: noun('Zahradní plůtek', 'm', 'Záhradný plôtik'),
      lead: text(
        'Ohraničí záhon nebo pískoviště. Díly do sebe zapadnou, stačí je zatlouct gumovou palicí.',
        'Ohraničí záhon alebo pieskovisko. Diely do seba zapadnú, stačí ich zatĺcť gumovou palicou.',
      ),
      brands: ['pevnak', 'jasan'],
      models: 5,
      price: 229,
      picture: { kind: 'fence-panel' },
      bundle: 2,
      colors: ['natural', 'white', 'anthracite'],
      sizes: widths(120, 240),
      material: 'wood',
      features: ['no-tools', 'weatherproof', 'frost'],
      numbers: { height: [35, 45] },
    },
  ],
};

const composters: Assortment = {
  category: 'c-kompostery',
  advice: text(
    'Kompostér patří do polostínu a přímo na zem, aby do něj došly žížaly. Střídejte vlhké a suché vrstvy.',
    'Kompostér patrí do polotieňa a priamo na zem, aby doň prišli dážďovky. Striedajte vlhké a suché vrstvy.',
  ),
  families: [
    {
      noun: noun('Zahradní kompostér', 'm', 'Záhradný kompostér'),
      lead: text(
        'Silné stěny drží teplo a odpad se promění v kompost za jednu sezonu. Skládá se bez šroubů.',
        'Silné steny držia teplo a odpad sa premení na kompost za jednu sezónu. Skladá sa bez skrutiek.',
      ),
      brands: ['bystrina', 'humna'],
      models: 8,
      price: 899,
      picture: { kind: 'composter', shapes: ['', 'slats', 'drum'] },
      colors: ['dark-green', 'black', 'brown'],
      sizes: capacities(300, 400, 600),
      material: 'recycled-plastic',
      features: ['no-tools', 'bottom-door', 'uv', 'frost'],
      delayDays: 2,
    },
  ],
};

export const netAndGrowingProducts = [blowers, shadeNets, textiles, fences, composters];
