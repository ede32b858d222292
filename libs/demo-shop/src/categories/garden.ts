import { category, type CategoryNode } from './category-node';

const seeds = category(
  'c-osiva',
  ['Osiva a cibuloviny', 'Osivá a cibuľoviny'],
  ['seed-packet', 'mustard', 'sunflower'],
  [
    'Semena zeleniny, květin i bylinek s ověřenou klíčivostí, cibule na jaro a trávník na celý rok. Odrůdy vybíráme tak, aby se dařily i v podhůří.',
    'Semená zeleniny, kvetov aj byliniek s overenou klíčivosťou, cibuľky na jar a trávnik na celý rok. Odrody vyberáme tak, aby sa darili aj v podhorí.',
  ],
  [
    category(
      'c-semena-zelenina',
      ['Semena zeleniny', 'Semená zeleniny'],
      ['seed-packet', 'terracotta', 'tomato'],
      [
        'Dvě stě odrůd od rajčat po artyčoky, s dobou výsevu přehledně na sáčku. U každého semínka najdete datum, do kterého spolehlivě klíčí.',
        'Dvesto odrôd od paradajok po artičoky, s časom výsevu prehľadne na vrecúšku. Pri každom semienku nájdete dátum, do ktorého spoľahlivo klíči.',
      ],
    ),
    category(
      'c-semena-kvetiny',
      ['Semena květin', 'Semená kvetov'],
      ['seed-packet', 'pink', 'daisy'],
      [
        'Letničky a trvalky, které rozkvetou do prvního léta, i luční směsi pro motýly. Stačí hrst země, trochu vody a trpělivost.',
        'Letničky a trvalky, ktoré rozkvitnú do prvého leta, aj lúčne zmesi pre motýle. Stačí hrsť zeme, trochu vody a trpezlivosť.',
      ],
    ),
    category(
      'c-semena-bylinky',
      ['Semena bylinek', 'Semená byliniek'],
      ['seed-packet', 'sage', 'herb'],
      [
        'Bazalka, tymián, heřmánek a další byliny do kuchyně i do čaje. Rostou v truhlíku na okně stejně dobře jako na záhoně.',
        'Bazalka, dúška, rumanček a ďalšie byliny do kuchyne aj do čaju. Rastú v hrantíku na okne rovnako dobre ako na záhone.',
      ],
    ),
    category(
      'c-cibuloviny',
      ['Květinové cibule', 'Kvetinové cibuľky'],
      ['bulb-pack', 'red', 'tulip'],
      [
        'Tulipány, narcisy, krokusy a lilie od pěstitelů, které známe jménem. Sází se na podzim, radost dělají celé jaro a rok od roku jich přibývá.',
        'Tulipány, narcisy, krokusy a ľalie od pestovateľov, ktorých poznáme po mene. Sadia sa na jeseň, radosť robia celú jar a z roka na rok ich pribúda.',
      ],
    ),
    category(
      'c-travni-osivo',
      ['Travní osivo', 'Trávové osivo'],
      ['grain-bag', 'green', 'grass'],
      [
        'Směsi na hraní, do stínu i na sucho, namíchané na letošní sezonu. Poradíme, kolik osiva na vaši plochu spotřebujete.',
        'Zmesi na hranie, do tieňa aj na sucho, namiešané na tohtoročnú sezónu. Poradíme, koľko osiva na vašu plochu spotrebujete.',
      ],
    ),
  ],
);

const watering = category(
  'c-zavlazovani',
  ['Zavlažování', 'Zavlažovanie'],
  ['watering-can', 'green', 'classic'],
  [
    'Hadice, konve, zavlažovače a sudy na dešťovou vodu. Vše do sebe pasuje, takže první zálivka může být ještě dnes večer.',
    'Hadice, krhly, zavlažovače a sudy na dažďovú vodu. Všetko do seba pasuje, takže prvé polievanie môže byť ešte dnes večer.',
  ],
  [
    category(
      'c-hadice',
      ['Zahradní hadice', 'Záhradné hadice'],
      ['hose', 'green', 'coil'],
      [
        'Pružné hadice od patnácti do padesáti metrů i hadice, kterou uřízneme na míru. Vydrží mráz, slunce i tahání za roh domu.',
        'Pružné hadice od pätnástich do päťdesiatich metrov aj hadica, ktorú odrežeme na mieru. Vydržia mráz, slnko aj ťahanie za roh domu.',
      ],
    ),
    category(
      'c-konve',
      ['Konve a konvičky', 'Krhly a krhličky'],
      ['watering-can', 'terracotta', 'tall'],
      [
        'Velké konve na záhony a štíhlé konvičky na okno. Růžice, která vodu rozprostře jako letní déšť, je u každé z nich.',
        'Veľké krhly na záhony a štíhle krhličky na okno. Ružica, ktorá vodu rozprestrie ako letný dážď, je pri každej z nich.',
      ],
    ),
    category(
      'c-zavlazovace',
      ['Zavlažovače a postřikovače', 'Zavlažovače a postrekovače'],
      ['sprinkler', 'turquoise', 'oscillating'],
      [
        'Kyvadlové i kruhové zavlažovače, pistole s více proudy a ruční postřikovače. Trávník zalijete celý, od kraje až po kraj.',
        'Kyvadlové aj kruhové zavlažovače, pištole s viacerými prúdmi a ručné postrekovače. Trávnik polejete celý, od kraja až po kraj.',
      ],
    ),
    category(
      'c-spojky',
      ['Spojky a rychlospojky', 'Spojky a rýchlospojky'],
      ['connector', 'orange', 'single'],
      [
        'Rychlospojky, nástavce na kohout a celé sady pro první zapojení. Když nevíte, který rozměr potřebujete, sada to vyřeší.',
        'Rýchlospojky, nadstavce na kohútik a celé súpravy na prvé zapojenie. Keď neviete, ktorý rozmer potrebujete, súprava to vyrieši.',
      ],
    ),
    category(
      'c-sudy',
      ['Sudy na dešťovou vodu', 'Sudy na dažďovú vodu'],
      ['rain-barrel', 'anthracite', 'ribbed'],
      [
        'Sudy od dvou set do pěti set litrů a sběrače na okapový svod. Deštěm tak zaléváte, i když dva týdny neprší.',
        'Sudy od dvesto do päťsto litrov a zberače na odkvapový zvod. Dažďom tak polievate, aj keď dva týždne neprší.',
      ],
    ),
  ],
);

const soil = category(
  'c-hnojiva',
  ['Hnojiva a substráty', 'Hnojivá a substráty'],
  ['soil-bag', 'green', 'leaf'],
  [
    'Zeminy, hnojiva a ochrana, které rostlinu nakrmí a nepřekrmí. U každého balení najdete dávkování i datum výroby.',
    'Zeminy, hnojivá a ochrana, ktoré rastlinu nakŕmia a neprekŕmia. Pri každom balení nájdete dávkovanie aj dátum výroby.',
  ],
  [
    category(
      'c-substraty',
      ['Pěstební substráty', 'Pestovateľské substráty'],
      ['soil-bag', 'green', 'leaf'],
      [
        'Univerzální zeminy i substráty na rajčata, výsevy a sukulenty. Míchané z kůry, kompostu a vlákniny, s malým podílem rašeliny.',
        'Univerzálne zeminy aj substráty na paradajky, výsevy a sukulenty. Miešané z kôry, kompostu a vlákniny, s malým podielom rašeliny.',
      ],
    ),
    category(
      'c-tekuta-hnojiva',
      ['Tekutá hnojiva', 'Tekuté hnojivá'],
      ['bottle', 'pink', 'flower'],
      [
        'Na muškáty, rajčata i pokojové rostliny: odměříte víčkem rovnou do konve. Výsledek uvidíte do týdne.',
        'Na muškáty, paradajky aj izbové rastliny: odmeriate viečkom rovno do krhly. Výsledok uvidíte do týždňa.',
      ],
    ),
    category(
      'c-granulovana-hnojiva',
      ['Granulovaná hnojiva', 'Granulované hnojivá'],
      ['carton', 'olive', 'leaf'],
      [
        'Trávníková i organická hnojiva, která se uvolňují postupně. Rozhodíte je jednou a vydrží celou sezonu.',
        'Trávnikové aj organické hnojivá, ktoré sa uvoľňujú postupne. Rozhodíte ich raz a vydržia celú sezónu.',
      ],
    ),
    category(
      'c-mulc',
      ['Mulčovací kůra a štěpka', 'Mulčovacia kôra a štiepka'],
      ['soil-bag', 'brown', 'bark'],
      [
        'Kůra, která zadrží vláhu a udusí plevel, i štěpka v přírodních barvách. Záhon pod ní vypadá upraveně celou sezonu.',
        'Kôra, ktorá zadrží vlahu a udusí burinu, aj štiepka v prírodných farbách. Záhon pod ňou vyzerá upravene celú sezónu.',
      ],
    ),
    category(
      'c-ochrana-rostlin',
      ['Ochrana rostlin', 'Ochrana rastlín'],
      ['trigger-bottle', 'green', 'leaf'],
      [
        'Postřiky proti mšicím, plísním a dalším návštěvníkům, přednostně z přírodních látek. Včelám a dětem pomáháme tím, co nepoužijeme.',
        'Postreky proti voškám, plesniam a ďalším návštevníkom, prednostne z prírodných látok. Včelám a deťom pomáhame tým, čo nepoužijeme.',
      ],
    ),
  ],
);

export const gardenPlanting: readonly CategoryNode[] = [seeds, watering, soil];
