import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { Assortment } from './assortment';
import { ampereHours, batterySets, discDiameters, barLengths } from './sizes';

const drills: Assortment = {
  category: 'c-vrtacky',
  advice: text(
    'Na nábytek stačí moment třicet newtonmetrů, do cihly potřebujete příklep. Dva akumulátory znamenají, že práce nečeká.',
    'Na nábytok stačí moment tridsať newtonmetrov, do tehly potrebujete príklep. Dva akumulátory znamenajú, že práca nečaká.',
  ),
  families: [
    {
      noun: noun('Akumulátorová vrtačka', 'f', 'Akumulátorová vŕtačka'),
      lead: text(
        'Vrtá i šroubuje, v ruce sedí i nad hlavou. Bezuhlíkový motor vydrží dvakrát déle na jedno nabití.',
        'Vŕta aj skrutkuje, v ruke sedí aj nad hlavou. Bezuhlíkový motor vydrží dvakrát dlhšie na jedno nabitie.',
      ),
      brands: ['vyhen', 'stavon'],
      models: 8,
      price: 1990,
      picture: { kind: 'drill', shapes: ['cordless'], tones: ['red', 'navy', 'orange', 'green', 'yellow'] },
      sizes: batterySets('2 Ah', '2 × 2 Ah', '2 × 4 Ah'),
      material: 'plastic',
      features: ['brushless', 'two-speed', 'work-light', 'with-case', 'battery-family'],
      numbers: { voltage: [12, 18], torque: [30, 45, 60] },
      texts: { drive: 'battery' },
    },
    {
      noun: noun('Příklepová vrtačka', 'f', 'Príklepová vŕtačka'),
      lead: text(
        'Do cihly i betonu bez zastavování. Přídavná rukojeť se otočí na obě strany a má hloubkový doraz.',
        'Do tehly aj betónu bez zastavovania. Prídavná rukoväť sa otočí na obe strany a má hĺbkový doraz.',
      ),
      brands: ['vyhen', 'stavon'],
      models: 5,
      price: 1290,
      picture: { kind: 'drill', shapes: ['corded'], tones: ['navy', 'red', 'green', 'anthracite'] },
      material: 'plastic',
      features: ['two-speed', 'low-vibration', 'with-case', 'tool-free-change'],
      numbers: { power: [600, 750, 850] },
      texts: { drive: 'mains' },
    },
    {
      noun: noun('Rázový utahovák', 'm', 'Rázový uťahovák'),
      lead: text(
        'Povolí i zarezlé matice na kole auta. Ráz jde do šroubu, ne do zápěstí.',
        'Povolí aj zhrdzavené matice na kolese auta. Ráz ide do skrutky, nie do zápästia.',
      ),
      brands: ['vyhen'],
      models: 3,
      price: 2790,
      picture: { kind: 'drill', shapes: ['impact'], tones: ['red', 'anthracite', 'orange'] },
      material: 'plastic',
      features: ['brushless', 'work-light', 'battery-family'],
      numbers: { voltage: 18, torque: [180, 220, 350] },
      texts: { drive: 'battery' },
    },
  ],
};

const grinders: Assortment = {
  category: 'c-brusky',
  advice: text(
    'Kotouč 125 milimetrů zvládne většinu domácí práce, regulace otáček se hodí na leštění. Na dřevo sáhněte po excentrické brusce.',
    'Kotúč 125 milimetrov zvládne väčšinu domácej práce, regulácia otáčok sa hodí na leštenie. Na drevo siahnite po excentrickej brúske.',
  ),
  families: [
    {
      noun: noun('Úhlová bruska', 'f', 'Uhlová brúska'),
      lead: text(
        'Řeže, brousí i hladí svary. Štíhlé tělo dlouho neunaví a kryt přestavíte bez klíče.',
        'Reže, brúsi aj hladí zvary. Štíhle telo dlho neunaví a kryt prestavíte bez kľúča.',
      ),
      brands: ['vyhen', 'stavon'],
      models: 6,
      price: 1190,
      picture: { kind: 'grinder', tones: ['red', 'navy', 'orange', 'green'] },
      sizes: discDiameters(115, 125),
      material: 'plastic',
      features: ['tool-free-change', 'low-vibration', 'safety-stop', 'spare-parts'],
      numbers: { power: [750, 900, 1200] },
      texts: { drive: ['mains', 'battery'] },
    },
    {
      noun: noun('Excentrická bruska', 'f', 'Excentrická brúska'),
      lead: text(
        'Povrch dřeva zůstane hladký a bez kroužků. Prach mizí v sáčku nebo ve vysavači.',
        'Povrch dreva zostane hladký a bez krúžkov. Prach mizne vo vrecku alebo vo vysávači.',
      ),
      brands: ['stavon', 'vyhen'],
      models: 5,
      price: 1390,
      picture: { kind: 'sander', tones: ['navy', 'red', 'green', 'orange'] },
      material: 'plastic',
      features: ['dust-port', 'low-vibration', 'soft-grip', 'tool-free-change'],
      numbers: { power: [300, 350, 430] },
      texts: { drive: 'mains' },
    },
  ],
};

const saws: Assortment = {
  category: 'c-pily',
  advice: text(
    'Přímočará pila řeže oblouky, okružní rovné řezy a řetězová palivo. Na jemné desky patří list s drobnými zuby.',
    'Priamočiara píla reže oblúky, okružná rovné rezy a reťazová palivo. Na jemné dosky patrí list s drobnými zubami.',
  ),
  families: [
    {
      noun: noun('Přímočará pila', 'f', 'Priamočiara píla'),
      lead: text(
        'Vyřízne otvor pro dřez i dětského koníka. Předkmih má čtyři stupně a list vyměníte bez nářadí.',
        'Vyreže otvor na drez aj detského koníka. Predkmit má štyri stupne a list vymeníte bez náradia.',
      ),
      brands: ['stavon', 'vyhen'],
      models: 5,
      price: 1290,
      picture: { kind: 'jigsaw', tones: ['navy', 'red', 'green', 'yellow'] },
      material: 'plastic',
      features: ['tool-free-change', 'dust-port', 'work-light', 'low-vibration'],
      numbers: { power: [500, 650, 750] },
      texts: { drive: 'mains' },
    },
    {
      noun: noun('Okružní pila', 'f', 'Okružná píla'),
      lead: text(
        'Rovný řez podle lišty i pod úhlem. Kryt se sám vrací a kotouč hned po práci stojí.',
        'Rovný rez podľa lišty aj pod uhlom. Kryt sa sám vracia a kotúč hneď po práci stojí.',
      ),
      brands: ['vyhen', 'stavon'],
      models: 4,
      price: 2190,
      picture: { kind: 'circular-saw', tones: ['red', 'navy', 'anthracite'] },
      material: 'aluminium',
      features: ['dust-port', 'safety-stop', 'work-light'],
      numbers: { power: [1200, 1400] },
      texts: { drive: 'mains' },
    },
    {
      noun: noun('Řetězová pila', 'f', 'Reťazová píla'),
      lead: text(
        'Na palivo i na prořezávku po vichřici. Řetěz se maže sám a napne bez klíče.',
        'Na palivo aj na prerezávku po víchrici. Reťaz sa maže sama a napne bez kľúča.',
      ),
      brands: ['brouk', 'vyhen'],
      models: 5,
      price: 3290,
      picture: { kind: 'chainsaw', tones: ['orange', 'red', 'green'] },
      sizes: barLengths(30, 35, 40),
      material: 'plastic',
      features: ['safety-stop', 'low-vibration', 'spare-parts', 'tool-free-change'],
      texts: { drive: ['battery', 'petrol', 'mains'] },
      delayDays: 1,
    },
  ],
};

const batteries: Assortment = {
  category: 'c-aku',
  advice: text(
    'Jeden akumulátor poslouží celé řadě strojů, stačí hlídat napětí. Přes zimu ho uložte nabitý na polovinu a v teple.',
    'Jeden akumulátor poslúži celému radu strojov, stačí strážiť napätie. Cez zimu ho uložte nabitý na polovicu a v teple.',
  ),
  families: [
    {
      noun: noun('Náhradní akumulátor', 'm', 'Náhradný akumulátor'),
      lead: text(
        'Články s ochranou proti přehřátí a ukazatelem nabití. Pasuje do zahradní i dílenské řady.',
        'Články s ochranou proti prehriatiu a ukazovateľom nabitia. Pasuje do záhradného aj dielenského radu.',
      ),
      brands: ['vyhen', 'brouk'],
      models: 5,
      price: 990,
      picture: { kind: 'battery', tones: ['red', 'orange', 'anthracite'] },
      sizes: ampereHours(2, 4, 6),
      material: 'plastic',
      features: ['battery-family', 'fast-charge', 'frost'],
      numbers: { voltage: 18 },
    },
    {
      noun: noun('Rychlonabíječka', 'f', 'Rýchlonabíjačka'),
      lead: text(
        'Vrátí čtyři ampérhodiny za necelou hodinu. Ventilátor chladí články, takže déle vydrží.',
        'Vráti štyri ampérhodiny za necelú hodinu. Ventilátor chladí články, takže dlhšie vydržia.',
      ),
      brands: ['vyhen', 'brouk'],
      models: 4,
      price: 890,
      picture: { kind: 'battery', shapes: ['charger'], tones: ['red', 'orange', 'navy'] },
      material: 'plastic',
      features: ['fast-charge', 'battery-family', 'quiet-run'],
      numbers: { power: [90, 120, 240] },
    },
  ],
};

export const powerToolProducts = [drills, grinders, saws, batteries];
