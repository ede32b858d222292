import { h2, list, p, rows } from '../../content/page';
import { article, articlePicture, productSelection, type DemoArticle } from '../article';

const details = { author: 'blahova', category: 'zahrada' } as const;

export const gardenArticles: readonly DemoArticle[] = [
  article(
    {
      ...details,
      slug: ['zalevani-s-rozumem', 'polievanie-s-rozumom'],
      title: ['Zalévání s rozumem: méně vody, víc zahrady', 'Polievanie s rozumom: menej vody, viac záhrady'],
      perex: [
        'Dešťovka, mulč a kapková závlaha. Podrobný průvodce, jak projít suchým létem a neplýtvat.',
        'Dažďovka, mulč a kvapková závlaha. Podrobný sprievodca, ako prejsť suchým letom a neplytvať.',
      ],
      shortTitle: ['Zalévání s rozumem', 'Polievanie s rozumom'],
      keywords: ['zálivka, dešťovka, mulč', 'závlaha, dažďovka, mulč'],
      tags: ['voda', 'puda', 'sezona'],
      picture: articlePicture('zalevani'),
    },
    p(
      'Střecha rodinného domu pošle za rok do kanalizace padesát tisíc litrů vody. Stačí jeden sud pod okap a poloviční spotřeba z řadu je na dosah.',
      'Strecha rodinného domu pošle za rok do kanalizácie päťdesiattisíc litrov vody. Stačí jeden sud pod odkvap a polovičná spotreba z vodovodu je na dosah.',
    ),
    productSelection('Sudy na dešťovku', 'Sudy na dažďovku', 'c-sudy', 3),
    h2('Kolik vody je dost', 'Koľko vody je dosť'),
    rows(
      [
        ['Co', 'Jak často', 'Kolik na metr čtvereční'],
        ['Trávník', 'jednou týdně', '20 litrů'],
        ['Zelenina', 'dvakrát týdně', '10–15 litrů'],
        ['Mladé stromy', 'jednou za čtrnáct dní', '40 litrů ke kmeni'],
      ],
      [
        ['Čo', 'Ako často', 'Koľko na meter štvorcový'],
        ['Trávnik', 'raz za týždeň', '20 litrov'],
        ['Zelenina', 'dvakrát týždenne', '10 – 15 litrov'],
        ['Mladé stromy', 'raz za dva týždne', '40 litrov ku kmeňu'],
      ],
    ),
    p(
      'Častá a malá zálivka vychová kořeny, které se drží u povrchu a o prvním víkendu bez vás uschnou. Zalévejte proto vydatně a nechte zem mezi tím proschnout.',
      'Častá a malá zálievka vychová korene, ktoré sa držia pri povrchu a počas prvého víkendu bez vás uschnú. Polievajte preto výdatne a nechajte zem medzitým preschnúť.',
    ),
    h2('Mulč šetří nejvíc', 'Mulč šetrí najviac'),
    p(
      'Pět centimetrů kůry nebo posekané trávy sníží výpar o polovinu a zadrží plevel. Ke kmenům a stonkům ho nepřihrnujte.',
      'Päť centimetrov kôry alebo pokosenej trávy zníži výpar o polovicu a zadrží burinu. Ku kmeňom a stonkám ho neprihŕňajte.',
    ),
    productSelection('Mulčovací kůra a štěpka', 'Mulčovacia kôra a štiepka', 'c-mulc', 3),
    h2('Hadice, nebo kapky', 'Hadica, alebo kvapky'),
    p(
      'Kapková závlaha dodá vodu ke kořenům a listy zůstanou suché. Na trávník je lepší zavlažovač, na záhony kapky, na květináče konev.',
      'Kvapková závlaha dodá vodu ku koreňom a listy zostanú suché. Na trávnik je lepší zavlažovač, na záhony kvapky, na kvetináče krhla.',
    ),
    productSelection('Hadice', 'Hadice', 'c-hadice'),
  ),
  article(
    {
      ...details,
      slug: ['prvni-seceni', 'prve-kosenie'],
      title: ['První sečení a jarní péče o trávník', 'Prvé kosenie a jarná starostlivosť o trávnik'],
      perex: [
        'Kdy vyjet, jak vysoko sekat a proč nehnojit v březnu.',
        'Kedy vyraziť, ako vysoko kosiť a prečo nehnojiť v marci.',
      ],
      tags: ['sezona'],
      picture: articlePicture('seceni'),
    },
    p(
      'Poprvé sečte, až má tráva osm centimetrů, a zkraťte ji jen o třetinu. Potom provzdušněte, dosejte prázdná místa a teprve po druhém sečení přihnojte.',
      'Prvýkrát koste, keď má tráva osem centimetrov, a skráťte ju len o tretinu. Potom prevzdušnite, dosejte prázdne miesta a až po druhom kosení prihnojte.',
    ),
    productSelection('Sekačky', 'Kosačky', 'c-sekacky'),
  ),
  article(
    {
      ...details,
      slug: ['rez-ovocnych-stromu', 'rez-ovocnych-stromov'],
      title: ['Zimní řez jabloně bez obav', 'Zimný rez jablone bez obáv'],
      perex: ['Tři řezy, kterými nic nezkazíte.', 'Tri rezy, ktorými nič nepokazíte.'],
      tags: ['sezona', 'naradi'],
      picture: articlePicture('rez'),
    },
    list(
      [
        'Odstraňte, co je suché, zlomené a nemocné.',
        'Odstraňte, co roste dovnitř koruny a co se kříží.',
        'Zkraťte výhony nad pupenem, který směřuje ven.',
      ],
      [
        'Odstráňte, čo je suché, zlomené a choré.',
        'Odstráňte, čo rastie dovnútra koruny a čo sa kríži.',
        'Skráťte výhonky nad púčikom, ktorý smeruje von.',
      ],
    ),
    p(
      'Řežte za sucha a při teplotách nad minus pěti stupni. Větší rány zatřete, malé se zhojí samy.',
      'Režte za sucha a pri teplotách nad mínus piatimi stupňami. Väčšie rany zatrite, malé sa zahoja samy.',
    ),
    productSelection('Na řez', 'Na rez', 'c-nuzky-pilky', 3),
  ),
  article(
    {
      ...details,
      slug: ['cibuloviny-pro-tri-mesice', 'cibuloviny-na-tri-mesiace'],
      title: ['Cibuloviny pro tři měsíce květů', 'Cibuľoviny na tri mesiace kvetov'],
      perex: [
        'Sněženky, tulipány a okrasné česneky ve vrstvách nad sebou.',
        'Snežienky, tulipány a okrasné cesnaky vo vrstvách nad sebou.',
      ],
      tags: ['sezona', 'puda'],
      picture: articlePicture('cibuloviny'),
    },
    p(
      'Do jednoho místa se vejdou tři vrstvy: dole tulipány, nad ně narcisy, navrch krokusy. Hloubka je trojnásobek výšky cibule. Po odkvětu nechte listy zežloutnout, cibule z nich čerpá sílu na příští rok.',
      'Na jedno miesto sa zmestia tri vrstvy: dole tulipány, nad ne narcisy, navrch krokusy. Hĺbka je trojnásobok výšky cibuľky. Po odkvitnutí nechajte listy zožltnúť, cibuľka z nich čerpá silu na budúci rok.',
    ),
    productSelection('Cibule k sázení', 'Cibuľky na sadenie', 'c-cibuloviny', 3),
  ),
  article(
    {
      ...details,
      slug: ['zahrada-pro-jezky', 'zahrada-pre-jezkov'],
      title: ['Kout pro ježky a čmeláky', 'Kút pre ježkov a čmeliakov'],
      perex: ['Hromada listí není nepořádek, ale zimoviště.', 'Kopa lístia nie je neporiadok, ale zimovisko.'],
      tags: ['sezona'],
      picture: articlePicture('jezci'),
    },
    p(
      'Nechte v rohu zahrady hromadu větví a listí a do jara se jí nedotýkejte. Neposekaný pás u plotu nakrmí čmeláky a stojí vás jen trochu zvyku.',
      'Nechajte v rohu záhrady kopu konárov a lístia a do jari sa jej nedotýkajte. Nepokosený pás pri plote nakŕmi čmeliaky a stojí vás len trochu zvyku.',
    ),
    productSelection('Luční směsi', 'Lúčne zmesi', 'c-semena-kvetiny', 3),
  ),
];
