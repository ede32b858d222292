import { category } from './category-node';
import { workshopSupplies } from './workshop-supplies';

const power = category(
  'c-elektro',
  ['Elektrické nářadí', 'Elektrické náradie'],
  ['drill', 'red', 'cordless'],
  [
    'Vrtačky, brusky, pily a akumulátory jedné řady. Náhradní díly i uhlíky držíme skladem, servis uděláme do týdne.',
    'Vŕtačky, brúsky, píly a akumulátory jedného radu. Náhradné diely aj uhlíky držíme na sklade, servis urobíme do týždňa.',
  ],
  [
    category(
      'c-vrtacky',
      ['Vrtačky a šroubováky', 'Vŕtačky a skrutkovače'],
      ['drill', 'navy', 'cordless'],
      [
        'Akumulátorové i příklepové vrtačky a rázové utahováky. Dva akumulátory v sadě znamenají, že práce nečeká.',
        'Akumulátorové aj príklepové vŕtačky a rázové uťahováky. Dva akumulátory v súprave znamenajú, že práca nečaká.',
      ],
    ),
    category(
      'c-brusky',
      ['Brusky', 'Brúsky'],
      ['grinder', 'red'],
      [
        'Úhlové brusky na kov a excentrické na dřevo, s odsáváním prachu. Kryt i kotouč vyměníte bez klíče.',
        'Uhlové brúsky na kov a excentrické na drevo, s odsávaním prachu. Kryt aj kotúč vymeníte bez kľúča.',
      ],
    ),
    category(
      'c-pily',
      ['Elektrické pily', 'Elektrické píly'],
      ['jigsaw', 'navy'],
      [
        'Přímočaré, okružní i řetězové pily na nábytek, desky i palivo. Kotouče a listy doporučíme podle materiálu.',
        'Priamočiare, okružné aj reťazové píly na nábytok, dosky aj palivo. Kotúče a listy odporučíme podľa materiálu.',
      ],
    ),
    category(
      'c-aku',
      ['Akumulátory a nabíječky', 'Akumulátory a nabíjačky'],
      ['battery', 'red'],
      [
        'Jeden akumulátor poslouží celé řadě strojů. Rychlonabíječka ho vrátí do práce za hodinu.',
        'Jeden akumulátor poslúži celému radu strojov. Rýchlonabíjačka ho vráti do práce za hodinu.',
      ],
    ),
  ],
);

const hand = category(
  'c-rucni',
  ['Ruční nářadí', 'Ručné náradie'],
  ['screwdriver', 'red', 'single'],
  [
    'Kleště, klíče, šroubováky a měřidla z chrom-vanadové oceli. Na nástroje dáváme záruku pět let.',
    'Kliešte, kľúče, skrutkovače a meradlá z chróm-vanádiovej ocele. Na nástroje dávame záruku päť rokov.',
  ],
  [
    category(
      'c-sroubovaky',
      ['Šroubováky a sady bitů', 'Skrutkovače a súpravy bitov'],
      ['screwdriver', 'yellow', 'single'],
      [
        'Ploché, křížové i izolované šroubováky, jednotlivě i v sadách. Hrot je magnetický a rukojeť padne do dlaně.',
        'Ploché, krížové aj izolované skrutkovače, jednotlivo aj v súpravách. Hrot je magnetický a rukoväť padne do dlane.',
      ],
    ),
    category(
      'c-kladiva',
      ['Kladiva a sekery', 'Kladivá a sekery'],
      ['hammer', 'oak', 'machinist'],
      [
        'Zámečnická a tesařská kladiva, štípací sekery a palice. Hlava je z kované oceli a násada tlumí ráz.',
        'Zámočnícke a tesárske kladivá, štiepacie sekery a palice. Hlava je z kovanej ocele a porisko tlmí ráz.',
      ],
    ),
    category(
      'c-kleste',
      ['Kleště', 'Kliešte'],
      ['pliers', 'red', 'combination'],
      [
        'Kombinované, štípací i nastavitelné kleště s přesně lícovanými čelistmi. Izolované modely vydrží tisíc voltů.',
        'Kombinované, štikacie aj nastaviteľné kliešte s presne lícovanými čeľusťami. Izolované modely vydržia tisíc voltov.',
      ],
    ),
    category(
      'c-klice',
      ['Klíče a ráčny', 'Kľúče a račne'],
      ['wrench', 'silver', 'combination'],
      [
        'Očkoploché klíče, ráčny a nástrčné sady v kufru. Velikosti od osmi do dvaatřiceti milimetrů.',
        'Očkoploché kľúče, račne a nástrčné súpravy v kufri. Veľkosti od ôsmich do tridsaťdva milimetrov.',
      ],
    ),
    category(
      'c-meridla',
      ['Měřidla a vodováhy', 'Meradlá a vodováhy'],
      ['level', 'yellow'],
      [
        'Svinovací metry, vodováhy a úhelníky, které ukážou pravdu i v šeru. Přesnost zkoušíme na zkušebně.',
        'Zvinovacie metre, vodováhy a uholníky, ktoré ukážu pravdu aj v šere. Presnosť skúšame v skúšobni.',
      ],
    ),
  ],
);

const fixing = category(
  'c-spojovaci',
  ['Šrouby a kotvení', 'Skrutky a kotvenie'],
  ['screws', 'mustard', 'wood'],
  [
    'Vruty, šrouby a hmoždinky do dřeva, cihly i betonu. V krabičkách, které se dají zavřít a popsat.',
    'Vruty, skrutky a hmoždinky do dreva, tehly aj betónu. V škatuľkách, ktoré možno zavrieť a popísať.',
  ],
  [
    category(
      'c-vruty',
      ['Vruty a šrouby', 'Vruty a skrutky'],
      ['screws', 'mustard', 'wood'],
      [
        'Vruty do dřeva s ostrým závitem i šrouby do plechu a kovu. Balení po padesáti i po dvou stech padesáti.',
        'Vruty do dreva s ostrým závitom aj skrutky do plechu a kovu. Balenia po päťdesiat aj po dvesto päťdesiat.',
      ],
    ),
    category(
      'c-hmozdinky',
      ['Hmoždinky a kotvicí prvky', 'Hmoždinky a kotviace prvky'],
      ['screws', 'red', 'anchors'],
      [
        'Univerzální hmoždinky do cihly i pórobetonu a rozpínací kotvy do sádrokartonu. Vruty jsou v balení.',
        'Univerzálne hmoždinky do tehly aj pórobetónu a rozpínacie kotvy do sadrokartónu. Skrutky sú v balení.',
      ],
    ),
  ],
);

export const workshop = category(
  'c-dilna',
  ['Dílna', 'Dielňa'],
  ['drill', 'orange', 'cordless'],
  [
    'Nářadí, které vydrží víc než jednu stavbu, i drobnosti, bez kterých se práce zastaví. Do 14 hodin objednáno, druhý den na stavbě.',
    'Náradie, ktoré vydrží viac než jednu stavbu, aj drobnosti, bez ktorých sa práca zastaví. Do 14. hodiny objednané, druhý deň na stavbe.',
  ],
  [power, hand, fixing, ...workshopSupplies],
);
