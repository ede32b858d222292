import { category, type CategoryNode } from './category-node';

const tools = category(
  'c-naradi-zahrada',
  ['Zahradní nářadí', 'Záhradné náradie'],
  ['spade', 'green', 'pointed'],
  [
    'Kované a kalené nářadí s jasanovou násadou, které přežije i půjčování sousedům. Náhradní násady a čepele držíme skladem.',
    'Kované a kalené náradie s jaseňovým poriskom, ktoré prežije aj požičiavanie susedom. Náhradné poriská a čepele držíme na sklade.',
  ],
  [
    category(
      'c-ryce-lopaty',
      ['Rýče a lopaty', 'Rýle a lopaty'],
      ['spade', 'anthracite', 'pointed'],
      [
        'Špičaté rýče do těžké půdy, rovné na přesazování a lopaty na písek. Ostří je zakalené a násada z jasanu.',
        'Špicaté rýle do ťažkej pôdy, rovné na presádzanie a lopaty na piesok. Ostrie je zakalené a porisko z jaseňa.',
      ],
    ),
    category(
      'c-hrabe-motyky',
      ['Hrábě a motyky', 'Hrable a motyky'],
      ['rake', 'orange', 'leaf'],
      [
        'Hrábě na záhon i na listí, motyky na brambory a mezi řádky. Zuby se neohnou ani v kamenité půdě.',
        'Hrable na záhon aj na lístie, motyky na zemiaky a medzi riadky. Zuby sa neohnú ani v kamenistej pôde.',
      ],
    ),
    category(
      'c-nuzky-pilky',
      ['Zahradní nůžky a pilky', 'Záhradné nožnice a pílky'],
      ['pruner', 'red', 'bypass'],
      [
        'Nůžky na růže, plot i ovocné stromy a pilky na všechno silnější. Čistý řez se rychle zacelí a strom neochoří.',
        'Nožnice na ruže, plot aj ovocné stromy a pílky na všetko hrubšie. Čistý rez sa rýchlo zacelí a strom neochorie.',
      ],
    ),
    category(
      'c-kolecka',
      ['Kolečka a vozíky', 'Fúriky a vozíky'],
      ['wheelbarrow', 'green'],
      [
        'Zahradní a stavební kolečka, skládací vozíky na výlet i na substrát. Kolo, které nepropíchnete, a korba, která se nepromáčkne.',
        'Záhradné a stavebné fúriky, skladacie vozíky na výlet aj na substrát. Koleso, ktoré neprepichnete, a korba, ktorá sa nepremliaždi.',
      ],
    ),
    category(
      'c-drobne-naradi',
      ['Drobné zahradní nářadí', 'Drobné záhradné náradie'],
      ['trowel', 'oak', 'trowel'],
      [
        'Lopatky, kypřítka a rukavice do truhlíku i skleníku. Malé věci, bez kterých se na záhoně nedá nic pořádně udělat.',
        'Lopatky, kypriče a rukavice do hrantíka aj skleníka. Malé veci, bez ktorých sa na záhone nedá nič poriadne urobiť.',
      ],
    ),
  ],
);

const machines = category(
  'c-technika',
  ['Zahradní technika', 'Záhradná technika'],
  ['mower', 'orange', 'electric'],
  [
    'Sekačky, vyžínače, plotostřihy a fukary, většinou na akumulátor. Poradíme, co vaše zahrada opravdu potřebuje, a stroj vám předvedeme.',
    'Kosačky, vyžínače, plotostrihy a fúkače, väčšinou na akumulátor. Poradíme, čo vaša záhrada naozaj potrebuje, a stroj vám predvedieme.',
  ],
  [
    category(
      'c-sekacky',
      ['Sekačky na trávu', 'Kosačky na trávu'],
      ['mower', 'orange', 'electric'],
      [
        'Akumulátorové, benzinové i vřetenové sekačky se záběrem od třiceti do jednapadesáti centimetrů. Předsezónní kontrolu si objednáte u nás.',
        'Akumulátorové, benzínové aj vretenové kosačky so záberom od tridsiatich do päťdesiatjeden centimetrov. Predsezónnu kontrolu si objednáte u nás.',
      ],
    ),
    category(
      'c-vyzinace',
      ['Vyžínače a křovinořezy', 'Vyžínače a krovinorezy'],
      ['trimmer', 'green', 'string'],
      [
        'Lehké strunové vyžínače k obrubníkům a křovinořezy na to, co na záhon nepatří. Popruh a struna jsou v balení.',
        'Ľahké strunové kosačky k obrubníkom a krovinorezy na to, čo na záhon nepatrí. Popruh a struna sú v balení.',
      ],
    ),
    category(
      'c-plotostrihy',
      ['Plotostřihy', 'Plotostrihy'],
      ['hedge-trimmer', 'red'],
      [
        'Protiběžné nože od pětačtyřiceti do šedesáti centimetrů a tyčové verze na vysoký plot. Stříhají bez trhání a s málo vibracemi.',
        'Protibežné nože od štyridsaťpäť do šesťdesiat centimetrov a tyčové verzie na vysoký plot. Strihajú bez trhania a s malými vibráciami.',
      ],
    ),
    category(
      'c-fukary',
      ['Fukary a vysavače listí', 'Fúkače a vysávače lístia'],
      ['blower', 'orange'],
      [
        'Podzim bez hrabání: fukar listí jen přesune, vysavač ho rozdrtí do vaku. Tiché akumulátorové stroje ocení i sousedé.',
        'Jeseň bez hrabania: fúkač lístie len presunie, vysávač ho rozdrví do vaku. Tiché akumulátorové stroje ocenia aj susedia.',
      ],
    ),
  ],
);

const nets = category(
  'c-site-textilie',
  ['Sítě, textilie a ploty', 'Siete, textílie a ploty'],
  ['net-roll', 'dark-green', 'dense'],
  [
    'Stínicí sítě, textilie proti plevelu a pletiva na metry. Uřízneme přesně tolik, kolik na váš pozemek patří.',
    'Tieniace siete, textílie proti burine a pletivá na metre. Odrežeme presne toľko, koľko na váš pozemok patrí.',
  ],
  [
    category(
      'c-stinici-site',
      ['Stínicí a ochranné sítě', 'Tieniace a ochranné siete'],
      ['net-roll', 'dark-green', 'dense'],
      [
        'Sítě na plot, na terasu i přes třešeň, s oky po půl metru. Chrání před pohledy, větrem i ptáky a na slunci vydrží roky.',
        'Siete na plot, na terasu aj cez čerešňu, s okami po pol metri. Chránia pred pohľadmi, vetrom aj vtákmi a na slnku vydržia roky.',
      ],
    ),
    category(
      'c-netkane-textilie',
      ['Netkané textilie a fólie', 'Netkané textílie a fólie'],
      ['fabric-roll', 'black', 'garden'],
      [
        'Černá textilie udrží plevel pod kontrolou, bílá ochrání výsadbu před mrazem. Prodáváme metry i celé role.',
        'Čierna textília udrží burinu pod kontrolou, biela ochráni výsadbu pred mrazom. Predávame metre aj celé rolky.',
      ],
    ),
    category(
      'c-pletiva',
      ['Pletiva a plůtky', 'Pletivá a plôtiky'],
      ['mesh-roll', 'green'],
      [
        'Čtyřhranné pletivo na metry a nízké plůtky k záhonům. Napínací drát i vzpěry poskládáme podle délky plotu.',
        'Štvorhranné pletivo na metre a nízke plôtiky k záhonom. Napínací drôt aj vzpery poskladáme podľa dĺžky plota.',
      ],
    ),
  ],
);

const growing = category(
  'c-pestovani',
  ['Skleníky a kompostování', 'Skleníky a kompostovanie'],
  ['greenhouse', 'green'],
  [
    'Skleníky, pařeniště, vyvýšené záhony a kompostéry. Prodlouží sezonu o měsíc na obou koncích a odpad promění v zeminu.',
    'Skleníky, pareniská, vyvýšené hriadky a kompostéry. Predĺžia sezónu o mesiac na oboch koncoch a odpad premenia na zeminu.',
  ],
  [
    category(
      'c-skleniky',
      ['Skleníky a pařeniště', 'Skleníky a pareniská'],
      ['greenhouse', 'anthracite'],
      [
        'Hliníkové skleníky s polykarbonátem a dřevěná pařeniště k jižní zdi. Návod je česky a díly jsou očíslované.',
        'Hliníkové skleníky s polykarbonátom a drevené pareniská k južnému múru. Návod je po slovensky a diely sú očíslované.',
      ],
    ),
    category(
      'c-vyvysene-zahony',
      ['Vyvýšené záhony', 'Vyvýšené hriadky'],
      ['raised-bed', 'natural', 'box'],
      [
        'Zelenina bez ohýbání, bez slimáků a s teplejší půdou na jaře. Rozměry na balkon i na celou zahradu.',
        'Zelenina bez zohýbania, bez slimákov a s teplejšou pôdou na jar. Rozmery na balkón aj na celú záhradu.',
      ],
    ),
    category(
      'c-kompostery',
      ['Zahradní kompostéry', 'Záhradné kompostéry'],
      ['composter', 'dark-green'],
      [
        'Kompostéry od tří set do šesti set litrů, které sestavíte bez nářadí. Za sezonu promění odpad v to nejlepší hnojivo.',
        'Kompostéry od tristo do šesťsto litrov, ktoré zložíte bez náradia. Za sezónu premenia odpad na to najlepšie hnojivo.',
      ],
    ),
  ],
);

export const gardenWork: readonly CategoryNode[] = [tools, machines, nets, growing];
