import { scenes } from '../content/scenes-of-content';
import { text } from '../language/texts';
import { term, type DemoTerm } from './term';

export const gardenTerms: readonly DemoTerm[] = [
  term(
    ['Mulč', 'Mulč'],
    ['Pokrývka půdy, která drží vodu a dusí plevel.', 'Pokrývka pôdy, ktorá drží vodu a dusí burinu.'],
    [
      'Kůra, štěpka, sláma nebo posekaná tráva v pěti centimetrech. Ke kmenům ji nepřihrnujte.',
      'Kôra, štiepka, slama alebo pokosená tráva v piatich centimetroch. Ku kmeňom ju neprihŕňajte.',
    ],
    { categories: ['c-mulc'], terms: ['Humus', 'Výpar'] },
  ),
  term(
    ['Humus', 'Humus'],
    ['Tmavá, živá část půdy z rozložených rostlin.', 'Tmavá, živá časť pôdy z rozložených rastlín.'],
    [
      'Drží vodu i živiny. Přibývá ho kompostem, ubývá ho holou půdou.',
      'Drží vodu aj živiny. Pribúda ho kompostom, ubúda ho holou pôdou.',
    ],
    { categories: ['c-kompostery'], terms: ['Kompost', 'Mulč'] },
  ),
  term(
    ['Kompost', 'Kompost'],
    ['Zralá zemina z kuchyňských a zahradních zbytků.', 'Zrelá zemina z kuchynských a záhradných zvyškov.'],
    [
      'Zraje od půl roku do dvou let. Potřebuje vzduch, vlhkost a střídání zeleného s hnědým.',
      'Zreje od pol roka do dvoch rokov. Potrebuje vzduch, vlhkosť a striedanie zeleného s hnedým.',
    ],
    {
      categories: ['c-kompostery'],
      virtualCategories: ['eko-zahrada'],
      terms: ['Humus'],
      pageTitle: text('Kompost a jak vzniká', 'Kompost a ako vzniká'),
      keywords: text('kompost, kompostér, humus', 'kompost, kompostér, humus'),
      sharedPicture: scenes.garden,
    },
  ),
  term(
    ['Výpar', 'Výpar'],
    ['Voda, která z půdy a listů odejde do vzduchu.', 'Voda, ktorá z pôdy a listov odíde do vzduchu.'],
    [
      'V horku tvoří většinu ztrát. Snižuje ho stín, mulč a zálivka ráno.',
      'V horúčave tvorí väčšinu strát. Znižuje ho tieň, mulč a ranná zálievka.',
    ],
    { terms: ['Mulč', 'Kapková závlaha'] },
  ),
  term(
    ['Kapková závlaha', 'Kvapková závlaha'],
    [
      'Hadička s otvory, která vodu pouští po kapkách ke kořenům.',
      'Hadička s otvormi, ktorá vodu púšťa po kvapkách ku koreňom.',
    ],
    [
      'Ušetří až polovinu vody a listy nechá suché, takže méně plesniví.',
      'Ušetrí až polovicu vody a listy nechá suché, takže menej plesnivejú.',
    ],
    { categories: ['c-zavlazovace', 'c-hadice'], terms: ['Výpar'] },
  ),
  term(
    ['Otužování sadby', 'Otužovanie sadeníc'],
    [
      'Postupné zvykání předpěstovaných rostlin na venkovní počasí.',
      'Postupné privykanie predpestovaných rastlín na vonkajšie počasie.',
    ],
    [
      'Trvá týden až deset dní, od hodiny ve stínu po celou noc venku.',
      'Trvá týždeň až desať dní, od hodiny v tieni po celú noc vonku.',
    ],
    { categories: ['c-skleniky'], terms: ['Předpěstování'] },
  ),
  term(
    ['Předpěstování', 'Predpestovanie'],
    ['Výsev v teple několik týdnů před výsadbou.', 'Výsev v teple niekoľko týždňov pred výsadbou.'],
    [
      'Hodí se pro rostliny s dlouhým vývojem, třeba rajčata, papriky nebo celer.',
      'Hodí sa pre rastliny s dlhým vývojom, napríklad paradajky, papriky alebo zeler.',
    ],
    { categories: ['c-semena-zelenina'], terms: ['Otužování sadby', 'Klíčivost'] },
  ),
  term(
    ['Klíčivost', 'Klíčivosť'],
    ['Kolik semen ze sta vzejde.', 'Koľko semien zo sta vzíde.'],
    [
      'S věkem klesá: petržel a cibule už druhým rokem, rajčata vydrží pět let.',
      'S vekom klesá: petržlen a cibuľa už v druhom roku, paradajky vydržia päť rokov.',
    ],
    { categories: ['c-semena-zelenina', 'c-semena-kvetiny'] },
  ),
  term(
    ['Zálistek', 'Zálistok'],
    ['Boční výhon v paždí listu.', 'Bočný výhonok v pazuche listu.'],
    [
      'U tyčkových rajčat se vylamuje, aby síla šla do plodů.',
      'Pri tyčkových paradajkách sa vylamuje, aby sila išla do plodov.',
    ],
    { categories: ['c-semena-zelenina'] },
  ),
  term(
    ['Osevní postup', 'Osevný postup'],
    ['Střídání plodin na jednom místě po letech.', 'Striedanie plodín na jednom mieste po rokoch.'],
    [
      'Nejdřív hladové plodiny na kompost, potom kořenová zelenina, nakonec luštěniny.',
      'Najskôr hladné plodiny na kompost, potom koreňová zelenina, nakoniec strukoviny.',
    ],
    { terms: ['Kompost'] },
  ),
  term(
    ['Vertikutace', 'Vertikutácia'],
    ['Svislé prořezání trávníku noži.', 'Zvislé prerezanie trávnika nožmi.'],
    [
      'Odstraní mech a plst. Dělá se na jaře po prvním sečení.',
      'Odstráni mach a plsť. Robí sa na jar po prvom kosení.',
    ],
    { categories: ['c-travni-osivo'], terms: ['Mulčování trávníku'] },
  ),
  term(
    ['Mulčování trávníku', 'Mulčovanie trávnika'],
    ['Sečení, při kterém jemná drť zůstane na místě.', 'Kosenie, pri ktorom jemná drvina zostane na mieste.'],
    ['Vrací živiny, ale jen když sečete často a za sucha.', 'Vracia živiny, ale len keď kosíte často a za sucha.'],
    { categories: ['c-sekacky'], terms: ['Mulč'] },
  ),
  term(
    ['Chlévská mrva', 'Chlievska mrva'],
    ['Směs trusu a podestýlky, základ organického hnojení.', 'Zmes trusu a podstielky, základ organického hnojenia.'],
    [
      'Čerstvá patří na podzim do půdy, vyzrálá i na jaře k hladovým plodinám.',
      'Čerstvá patrí na jeseň do pôdy, vyzretá aj na jar k hladným plodinám.',
    ],
    { categories: ['c-granulovana-hnojiva'], terms: ['Kompost'] },
  ),
  term(
    ['Chloróza', 'Chloróza'],
    ['Žloutnutí listů mezi zelenou žilnatinou.', 'Žltnutie listov medzi zelenou žilnatinou.'],
    [
      'Bývá z nedostatku železa v zásadité půdě. Pomáhá kyselejší substrát a hnojivo se železem.',
      'Býva z nedostatku železa v zásaditej pôde. Pomáha kyslejší substrát a hnojivo so železom.',
    ],
    { categories: ['c-tekuta-hnojiva'] },
  ),
  term(
    ['Řez na pupen', 'Rez na púčik'],
    ['Zkrácení výhonu těsně nad pupenem.', 'Skrátenie výhonku tesne nad púčikom.'],
    ['Řez je šikmý a pupen míří ven z koruny.', 'Rez je šikmý a púčik smeruje von z koruny.'],
    { categories: ['c-nuzky-pilky'] },
  ),
  term(
    ['Drenáž', 'Drenáž'],
    ['Vrstva, kterou odteče přebytečná voda.', 'Vrstva, ktorou odtečie prebytočná voda.'],
    [
      'V květináči stačí dva centimetry keramzitu a otvor ve dně.',
      'V kvetináči stačia dva centimetre keramzitu a otvor v dne.',
    ],
    { categories: ['c-kvetinace', 'c-substraty'] },
  ),
  term(
    ['Substrát', 'Substrát'],
    ['Namíchaná směs, ve které rostlina roste.', 'Namiešaná zmes, v ktorej rastlina rastie.'],
    [
      'Výsevní je jemný a chudý, zahradnický výživný, pro kaktusy propustný.',
      'Výsevný je jemný a chudobný, záhradnícky výživný, pre kaktusy priepustný.',
    ],
    { categories: ['c-substraty'], terms: ['Drenáž', 'Rašelina'] },
  ),
  term(
    ['Rašelina', 'Rašelina'],
    ['Nerozložené zbytky mechů z rašelinišť.', 'Nerozložené zvyšky machov z rašelinísk.'],
    [
      'Dobře drží vodu, ale obnovuje se po staletí. Nahrazuje ji kompost a dřevní vlákno.',
      'Dobre drží vodu, ale obnovuje sa stáročia. Nahrádza ju kompost a drevné vlákno.',
    ],
    { terms: ['Substrát', 'Kompost'] },
  ),
  term(
    ['Agrotextilie', 'Agrotextília'],
    ['Netkaná textilie, která propustí vodu, ne plevel.', 'Netkaná textília, ktorá prepustí vodu, nie burinu.'],
    ['Bílá chrání před mrazem, černá před plevelem.', 'Biela chráni pred mrazom, čierna pred burinou.'],
    { categories: ['c-netkane-textilie'] },
  ),
  term(
    ['Stínicí síť', 'Tieniaca sieť'],
    ['Tkanina, která sníží sluneční žár.', 'Tkanina, ktorá zníži slnečný žiar.'],
    ['Číslo v procentech říká, kolik světla zadrží.', 'Číslo v percentách hovorí, koľko svetla zadrží.'],
    { categories: ['c-stinici-site'] },
  ),
];
