import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { Assortment } from './assortment';
import { diameters, heights, widths } from './sizes';

const greenhouses: Assortment = {
  category: 'c-skleniky',
  advice: text(
    'Skleník stavte podélně od východu k západu a na pevný rám. Pařeniště stačí postavit k jižní zdi.',
    'Skleník stavajte pozdĺžne od východu na západ a na pevný rám. Parenisko stačí postaviť k južnému múru.',
  ),
  families: [
    {
      noun: noun('Zahradní skleník', 'm', 'Záhradný skleník'),
      lead: text(
        'Hliníková konstrukce a komorový polykarbonát, který nerozbije ani kroupa. Dveře jsou dost široké na kolečko.',
        'Hliníková konštrukcia a komôrkový polykarbonát, ktorý nerozbije ani krúpa. Dvere sú dosť široké na fúrik.',
      ),
      brands: ['pevnak', 'rycka'],
      models: 5,
      price: 9990,
      picture: { kind: 'greenhouse', tones: ['green', 'anthracite', 'silver'] },
      sizes: widths(190, 250, 310),
      material: 'aluminium',
      features: ['vent', 'easy-assembly', 'frost', 'strong-coating'],
      delayDays: 5,
    },
    {
      noun: noun('Dřevěné pařeniště', 'n', 'Drevené parenisko'),
      lead: text(
        'První saláty sklidíte o měsíc dřív. Víko se opře do dvou poloh a nepřibouchne ho vítr.',
        'Prvé šaláty zožnete o mesiac skôr. Veko sa oprie do dvoch polôh a nezabuchne ho vietor.',
      ),
      brands: ['jasan'],
      models: 4,
      price: 1490,
      picture: { kind: 'cold-frame', tones: ['natural', 'walnut', 'white'] },
      sizes: widths(80, 100),
      material: 'wood',
      features: ['easy-assembly', 'vent', 'weatherproof'],
      delayDays: 2,
    },
  ],
};

const raisedBeds: Assortment = {
  category: 'c-vyvysene-zahony',
  advice: text(
    'Na dno přijdou větve, pak listí, kompost a nahoru dvacet centimetrů substrátu. Po roce obsah sesedne, počítejte s doplněním.',
    'Na dno prídu konáre, potom lístie, kompost a hore dvadsať centimetrov substrátu. Po roku obsah sadne, rátajte s doplnením.',
  ),
  families: [
    {
      noun: noun('Vyvýšený záhon', 'm', 'Vyvýšená hriadka', 'f'),
      lead: text(
        'Zeleninu budete sklízet bez ohýbání a slimáci to k ní mají daleko. Uvnitř je připravená fólie.',
        'Zeleninu budete zberať bez zohýbania a slimáky to k nej majú ďaleko. Vnútri je pripravená fólia.',
      ),
      brands: ['jasan', 'humna'],
      models: 7,
      price: 1690,
      picture: { kind: 'raised-bed', shapes: ['box', 'legs'] },
      colors: ['natural', 'anthracite', 'walnut'],
      sizes: widths(80, 120, 160),
      material: 'wood',
      features: ['back-saving', 'easy-assembly', 'drainage', 'weatherproof'],
      delayDays: 2,
    },
  ],
};

const chairs: Assortment = {
  category: 'c-zidle',
  advice: text(
    'Ke stolu patří křeslo se sedákem ve výšce pětačtyřicet centimetrů. Na balkon vybírejte stohovatelné nebo skládací.',
    'K stolu patrí kreslo so sedadlom vo výške štyridsaťpäť centimetrov. Na balkón vyberajte stohovateľné alebo skladacie.',
  ),
  families: [
    {
      noun: noun('Zahradní křeslo', 'n', 'Záhradné kreslo'),
      lead: text(
        'Hluboký sedák a široké područky na dlouhé letní večery. Rám je z hliníku, nic nereziví.',
        'Hlboké sedadlo a široké opierky na dlhé letné večery. Rám je z hliníka, nič nehrdzavie.',
      ),
      brands: ['slunovrat', 'jasan'],
      models: 8,
      price: 1990,
      picture: { kind: 'armchair', shapes: ['frame', 'wicker'] },
      colors: ['anthracite', 'cream', 'sage', 'mustard'],
      material: 'aluminium',
      features: ['armrest-comfort', 'removable-cover', 'weatherproof', 'light-weight'],
      numbers: { load: [120, 150] },
      delayDays: 2,
    },
    {
      noun: noun('Skládací židle', 'f', 'Skladacia stolička'),
      lead: text(
        'Po jídle ji složíte a zavěsíte na háček. Sedák i opěradlo kopírují záda.',
        'Po jedle ju zložíte a zavesíte na háčik. Sedadlo aj operadlo kopírujú chrbát.',
      ),
      brands: ['slunovrat', 'jasan'],
      models: 7,
      price: 890,
      picture: { kind: 'chair', shapes: ['', 'bistro', 'canvas'] },
      colors: ['natural', 'green', 'white', 'terracotta'],
      material: 'wood',
      features: ['foldable', 'light-weight', 'weatherproof'],
      numbers: { load: [110, 120] },
    },
  ],
};

const tables: Assortment = {
  category: 'c-stoly',
  advice: text(
    'Na jednoho stolovníka počítejte šedesát centimetrů délky. Deska z lamel odvede vodu, celistvá se lépe utírá.',
    'Na jedného stolovníka rátajte šesťdesiat centimetrov dĺžky. Doska z lamiel odvedie vodu, celistvá sa lepšie utiera.',
  ),
  families: [
    {
      noun: noun('Zahradní stůl', 'm', 'Záhradný stôl'),
      lead: text(
        'Pevný stůl, u kterého se najde místo i pro nečekanou návštěvu. Nohy vyrovnáte i na křivé dlažbě.',
        'Pevný stôl, pri ktorom sa nájde miesto aj pre nečakanú návštevu. Nohy vyrovnáte aj na krivej dlažbe.',
      ),
      brands: ['slunovrat', 'jasan'],
      models: 7,
      price: 3490,
      picture: { kind: 'table', shapes: ['rectangular', 'trestle', 'oval'] },
      colors: ['natural', 'anthracite', 'walnut'],
      sizes: widths(120, 160, 200),
      material: 'wood',
      features: ['extendable', 'weatherproof', 'easy-assembly'],
      numbers: { seats: [4, 6, 8] },
      delayDays: 3,
    },
    {
      noun: noun('Balkonový stolek', 'm', 'Balkónový stolík'),
      lead: text(
        'Malý stolek na kávu a knihu, který zavěsíte i na zábradlí. Po sezoně ho složíte do skříně.',
        'Malý stolík na kávu a knihu, ktorý zavesíte aj na zábradlie. Po sezóne ho zložíte do skrine.',
      ),
      brands: ['slunovrat'],
      models: 6,
      price: 990,
      picture: { kind: 'table', shapes: ['round', 'bistro'] },
      colors: ['white', 'green', 'terracotta', 'anthracite'],
      sizes: diameters(60, 70),
      material: 'steel',
      features: ['foldable', 'strong-coating', 'light-weight'],
    },
  ],
};

const benches: Assortment = {
  category: 'c-lavice',
  advice: text(
    'Lavici ukotvěte k zemi, má-li stát na větru. Houpačka potřebuje za zády půl metru volna.',
    'Lavicu ukotvite k zemi, ak má stáť na vetre. Hojdačka potrebuje za chrbtom pol metra voľna.',
  ),
  families: [
    {
      noun: noun('Zahradní lavice', 'f', 'Záhradná lavica'),
      lead: text(
        'Lavice na místo, odkud je vidět celá zahrada. Sedák je tvarovaný, vydržíte i bez polštáře.',
        'Lavica na miesto, odkiaľ vidno celú záhradu. Sedadlo je tvarované, vydržíte aj bez vankúša.',
      ),
      brands: ['jasan', 'slunovrat'],
      models: 7,
      price: 2290,
      picture: { kind: 'bench', shapes: ['', 'iron', 'box'] },
      colors: ['natural', 'walnut', 'white', 'anthracite'],
      sizes: widths(120, 150),
      material: 'wood',
      features: ['weatherproof', 'easy-assembly', 'load-tested'],
      delayDays: 3,
    },
    {
      noun: noun('Zahradní houpačka', 'f', 'Záhradná hojdačka'),
      lead: text(
        'Místo pro tři, stříška proti slunci a tiché závěsy. Odpolední klid k ní dodáváme zdarma.',
        'Miesto pre troch, strieška proti slnku a tiché závesy. Popoludňajší pokoj k nej dodávame zadarmo.',
      ),
      brands: ['slunovrat'],
      models: 4,
      price: 5490,
      picture: { kind: 'swing' },
      colors: ['sage', 'anthracite', 'beige'],
      material: 'steel',
      features: ['removable-cover', 'tilting', 'strong-coating'],
      numbers: { seats: 3, load: [240, 300] },
      delayDays: 4,
    },
  ],
};

const parasols: Assortment = {
  category: 'c-slunecniky',
  advice: text(
    'Průměr slunečníku má přesahovat stůl o půl metru na každé straně. Podstavec volte těžší, než se zdá nutné.',
    'Priemer slnečníka má presahovať stôl o pol metra na každej strane. Podstavec voľte ťažší, než sa zdá potrebné.',
  ),
  families: [
    {
      noun: noun('Naklápěcí slunečník', 'm', 'Naklápací slnečník'),
      lead: text(
        'Stín, který se pohybuje s vámi: stříška se nakloní za sluncem jedním tlačítkem.',
        'Tieň, ktorý sa pohybuje s vami: strieška sa nakloní za slnkom jedným tlačidlom.',
      ),
      brands: ['slunovrat'],
      models: 8,
      price: 1190,
      picture: { kind: 'parasol', shapes: ['', 'arm', 'square'] },
      colors: ['cream', 'terracotta', 'green', 'navy', 'mustard'],
      sizes: heights(220, 250),
      material: 'polyester',
      features: ['tilting', 'uv', 'quick-dry', 'removable-cover'],
    },
  ],
};

const loungers: Assortment = {
  category: 'c-lehatka',
  advice: text(
    'Na časté přenášení vybírejte lehátko do osmi kilogramů. Textilní výplň schne rychleji než polstr.',
    'Na časté prenášanie vyberajte ležadlo do ôsmich kilogramov. Textilná výplň schne rýchlejšie než vankúš.',
  ),
  families: [
    {
      noun: noun('Polohovací lehátko', 'n', 'Polohovacie ležadlo'),
      lead: text(
        'Opěradlo má pět poloh, od čtení po odpolední spánek. Složené se vejde za dveře.',
        'Operadlo má päť polôh, od čítania po popoludňajší spánok. Zložené sa zmestí za dvere.',
      ),
      brands: ['slunovrat'],
      models: 8,
      price: 1790,
      picture: { kind: 'lounger', shapes: ['', 'deck', 'wicker'] },
      colors: ['anthracite', 'beige', 'turquoise', 'sage'],
      material: 'aluminium',
      features: ['reclining', 'foldable', 'quick-dry', 'light-weight'],
      numbers: { load: [120, 130] },
      delayDays: 1,
    },
  ],
};

export const terraceProducts = [greenhouses, raisedBeds, chairs, tables, benches, parasols, loungers];
