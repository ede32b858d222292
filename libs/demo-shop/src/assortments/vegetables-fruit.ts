import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { SeedKind } from './seed-kind';

/** Vegetables grown for their fruit and pods. */
export const fruitingVegetables: readonly SeedKind[] = [
  [
    noun('Rajče tyčkové', 'n', 'Paradajka tyčková', 'f'),
    'tomato',
    'early-spring',
    50,
    text(
      'Plody zrají postupně od července a mají tenkou slupku. Potřebuje oporu a vyštipování.',
      'Plody dozrievajú postupne od júla a majú tenkú šupku. Potrebuje oporu a vyštipovanie.',
    ),
  ],
  [
    noun('Rajče keříčkové', 'n', 'Paradajka kríčková', 'f'),
    'tomato',
    'early-spring',
    40,
    text(
      'Nízký keřík do truhlíku i na záhon, bez opory a bez vyštipování.',
      'Nízky krík do hrantíka aj na záhon, bez opory a bez vyštipovania.',
    ),
  ],
  [
    noun('Rajče třešňové', 'n', 'Paradajka čerešňová', 'f'),
    'cherry',
    'early-spring',
    50,
    text(
      'Sladké plody velikosti třešně, které děti otrhají dřív, než dojdete domů.',
      'Sladké plody veľkosti čerešne, ktoré deti oberú skôr, než prídete domov.',
    ),
  ],
  [
    noun('Paprika kapie', 'f', 'Paprika kápia'),
    'pepper',
    'early-spring',
    40,
    text(
      'Silnostěnné plody ke grilování i do lusků. Vyplatí se přikrýt ji v květnu textilií.',
      'Hrubostenné plody na grilovanie aj na plnenie. Oplatí sa prikryť ju v máji textíliou.',
    ),
  ],
  [
    noun('Paprika pálivá', 'f', 'Paprika štipľavá'),
    'chilli',
    'early-spring',
    35,
    text(
      'Štíhlé lusky s čistou pálivostí. Dobře se suší na niti u kamen.',
      'Štíhle struky s čistou štipľavosťou. Dobre sa sušia na niti pri peci.',
    ),
  ],
  [
    noun('Okurka nakládačka', 'f', 'Uhorka nakladačka'),
    'cucumber',
    'late-spring',
    30,
    text(
      'Pevné okurky do sklenic, bez hořkosti a bez dutin. Sklízejte obden.',
      'Pevné uhorky do pohárov, bez horkosti a bez dutín. Zberajte každý druhý deň.',
    ),
  ],
  [
    noun('Okurka salátová', 'f', 'Uhorka šalátová'),
    'cucumber',
    'late-spring',
    50,
    text(
      'Hladká okurka do skleníku i k plotu, se slupkou, kterou není třeba loupat.',
      'Hladká uhorka do skleníka aj k plotu, so šupkou, ktorú netreba šúpať.',
    ),
  ],
  [
    noun('Cuketa keříčková', 'f', 'Cuketa kríčková'),
    'courgette',
    'late-spring',
    80,
    text(
      'Jedna rostlina uživí rodinu. Sbírejte plody do dvaceti centimetrů, jsou nejjemnější.',
      'Jedna rastlina uživí rodinu. Zberajte plody do dvadsiatich centimetrov, sú najjemnejšie.',
    ),
  ],
  [
    noun('Dýně hokkaidó', 'f', 'Tekvica hokaido'),
    'pumpkin',
    'late-spring',
    100,
    text(
      'Dužina voní po kaštanech a slupka se při vaření rozvaří. Skladuje se do ledna.',
      'Dužina vonia po gaštanoch a šupka sa pri varení rozvarí. Skladuje sa do januára.',
    ),
  ],
  [
    noun('Meloun vodní', 'm', 'Melón vodný'),
    'melon',
    'late-spring',
    100,
    text(
      'Raná odrůda pro naše léto, do fóliovníku i na slunný svah.',
      'Skorá odroda pre naše leto, do fóliovníka aj na slnečný svah.',
    ),
  ],
  [
    noun('Kukuřice cukrová', 'f', 'Kukurica cukrová'),
    'corn',
    'late-spring',
    40,
    text(
      'Klasy zůstanou sladké ještě dva dny po utržení. Sejte do čtverce, ať se opylí.',
      'Klasy zostanú sladké ešte dva dni po odtrhnutí. Sejte do štvorca, nech sa opelia.',
    ),
  ],
  [
    noun('Lilek', 'm', 'Baklažán'),
    'aubergine',
    'early-spring',
    50,
    text(
      'Lesklé plody bez hořkosti, nejlépe pod fólií nebo v nádobě u zdi.',
      'Lesklé plody bez horkosti, najlepšie pod fóliou alebo v nádobe pri múre.',
    ),
  ],
  [
    noun('Hrách zahradní', 'm', 'Hrach záhradný'),
    'pea',
    'spring',
    8,
    text(
      'Lusky plné sladkých zrn, která se jedí přímo u plotu. Sejte ho co nejdřív.',
      'Struky plné sladkých zŕn, ktoré sa jedia priamo pri plote. Sejte ho čo najskôr.',
    ),
  ],
  [
    noun('Fazol keříčkový', 'm', 'Fazuľa kríčková', 'f'),
    'bean',
    'late-spring',
    10,
    text(
      'Křehké lusky bez vláken. Při letním výsevu sklízíte až do září.',
      'Krehké struky bez vlákien. Pri letnom výseve zberáte až do septembra.',
    ),
  ],
  [
    noun('Fazol tyčkový', 'm', 'Fazuľa tyčová', 'f'),
    'bean',
    'late-spring',
    15,
    text(
      'Vyšplhá dva metry vysoko a úrodu vydá na jediném metru záhonu.',
      'Vyšplhá sa dva metre vysoko a úrodu vydá na jedinom metri záhona.',
    ),
  ],
  [
    noun('Jahoda měsíční', 'f', 'Jahoda mesačná'),
    'strawberry',
    'early-spring',
    25,
    text('Drobné voňavé plody od června do mrazů, bez odnoží.', 'Drobné voňavé plody od júna do mrazov, bez odnoží.'),
  ],
];
