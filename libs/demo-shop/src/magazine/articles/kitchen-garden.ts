import { h2, list, p, steps } from '../../content/page';
import { article, articlePicture, productSelection, type DemoArticle } from '../article';

const details = { author: 'blahova', category: 'uzitkova-zahrada' } as const;

/** The first one is published in the future. */
export const kitchenGardenArticles: readonly DemoArticle[] = [
  article(
    {
      ...details,
      slug: ['planovani-zahonu', 'planovanie-zahonov'],
      title: ['Záhony na papíře: plán, který ušetří půl léta', 'Záhony na papieri: plán, ktorý ušetrí pol leta'],
      perex: [
        'Hodina s tužkou v zimě rozhodne, jestli budete v červenci sklízet, nebo hasit.',
        'Hodina s ceruzkou v zime rozhodne, či budete v júli zberať, alebo hasiť.',
      ],
      tags: ['zelenina', 'sezona'],
      picture: articlePicture('plan'),
    },
    p(
      'Nakreslete záhony v měřítku a k nim, co na nich rostlo loni. Rajčata po rajčatech trpí plísní, zelí po zelí nádorovitostí.',
      'Nakreslite si záhony v mierke a k nim, čo na nich rástlo vlani. Paradajky po paradajkách trpia plesňou, kapusta po kapuste nádorovitosťou.',
    ),
    list(
      [
        'Hladové plodiny patří na čerstvý kompost.',
        'Kořenová zelenina přijde druhým rokem.',
        'Luštěniny půdě dusík vrátí.',
      ],
      [
        'Hladné plodiny patria na čerstvý kompost.',
        'Koreňová zelenina príde v druhom roku.',
        'Strukoviny pôde dusík vrátia.',
      ],
    ),
  ),
  article(
    {
      ...details,
      slug: ['rajcata-od-seminka', 'rajciny-od-semienka'],
      title: ['Rajčata od semínka po poslední sklenici', 'Paradajky od semienka po posledný pohár'],
      perex: [
        'Celý rok s rajčaty na jednom místě: kdy sít, jak otužovat, co vyštipovat a proč praskají plody.',
        'Celý rok s paradajkami na jednom mieste: kedy siať, ako otužovať, čo vyštipovať a prečo praskajú plody.',
      ],
      tags: ['zelenina', 'sezona', 'voda'],
      picture: articlePicture('rajcata'),
    },
    p(
      'Rajče je vděčné, ale nezapomíná. Co zanedbáte v březnu na okně, to v srpnu nedoženete žádným hnojivem. Proto začněme u semínka.',
      'Paradajka je vďačná, ale nezabúda. Čo zanedbáte v marci na okne, to v auguste nedoženiete žiadnym hnojivom. Preto začnime pri semienku.',
    ),
    h2('Výsev a předpěstování', 'Výsev a predpestovanie'),
    p(
      'Sejeme šest až osm týdnů před posledními mrazy, v nížinách kolem poloviny března. Semínka stačí přikrýt půl centimetrem substrátu a držet ve dvaceti dvou stupních. Jakmile vzejdou, snižte teplotu na osmnáct a dejte jim co nejvíc světla, jinak se vytáhnou.',
      'Sejeme šesť až osem týždňov pred poslednými mrazmi, v nížinách okolo polovice marca. Semienka stačí prikryť pol centimetrom substrátu a držať pri dvadsiatich dvoch stupňoch. Keď vzídu, znížte teplotu na osemnásť a dajte im čo najviac svetla, inak sa vytiahnu.',
    ),
    productSelection('Odrůdy k výsevu', 'Odrody na výsev', 'c-semena-zelenina'),
    h2('Sázení ven', 'Sadenie von'),
    steps(
      [
        'Týden před výsadbou otužujte: první den hodinu ve stínu, poslední den celou noc venku.',
        'Sázejte hlouběji než v květináči, po první pár listů. Z přikrytého stonku vyrostou kořeny.',
        'Oporu zatlučte hned, později byste poranili kořeny.',
        'Zalijte ke kořenům a přikryjte mulčem.',
      ],
      [
        'Týždeň pred výsadbou otužujte: prvý deň hodinu v tieni, posledný deň celú noc vonku.',
        'Saďte hlbšie než v kvetináči, po prvý pár listov. Z prikrytej stonky vyrastú korene.',
        'Oporu zatlčte hneď, neskôr by ste poranili korene.',
        'Zalejte ku koreňom a prikryte mulčom.',
      ],
    ),
    h2('Léto: zálivka a vyštipování', 'Leto: polievanie a vyštipovanie'),
    p(
      'Zalévejte méně často a vydatně, ráno a ke kořenům. Plody praskají, když po suchu přijde hodně vody najednou. U tyčkových odrůd vylamujte zálistky, dokud jsou malé, keříčkové nechte být.',
      'Polievajte menej často a výdatne, ráno a ku koreňom. Plody praskajú, keď po suchu príde veľa vody naraz. Pri tyčkových odrodách vylamujte zálistky, kým sú malé, kríčkové nechajte tak.',
    ),
    productSelection('Na pravidelnou zálivku', 'Na pravidelnú závlahu', 'c-zavlazovace'),
    h2('Když se objeví plíseň', 'Keď sa objaví pleseň'),
    p(
      'Hnědé skvrny na spodních listech otrhejte hned a nevyhazujte je na kompost. Pomáhá vzdušný spon, suché listy a střídání míst.',
      'Hnedé škvrny na spodných listoch otrhajte hneď a nevyhadzujte ich na kompost. Pomáha vzdušný spon, suché listy a striedanie miest.',
    ),
    productSelection('Výživa a ochrana', 'Výživa a ochrana', 'c-tekuta-hnojiva'),
  ),
  article(
    {
      ...details,
      slug: ['bylinky-na-okne', 'bylinky-na-okne'],
      title: ['Bylinky na okně, které přežijí zimu', 'Bylinky na okne, ktoré prežijú zimu'],
      perex: [
        'Bazalka chce teplo, tymián chlad. Proč k sobě nepatří?',
        'Bazalka chce teplo, tymian chlad. Prečo k sebe nepatria?',
      ],
      tags: ['bylinky'],
      picture: articlePicture('bylinky'),
    },
    p(
      'Nejčastější chyba je jeden truhlík pro všechno. Bazalka pije každý den, rozmarýn jednou za týden. Rozdělte bylinky podle žízně, ne podle barvy květináče.',
      'Najčastejšia chyba je jeden hrantík pre všetko. Bazalka pije každý deň, rozmarín raz za týždeň. Rozdeľte bylinky podľa smädu, nie podľa farby kvetináča.',
    ),
    list(
      [
        'Žíznivé: bazalka, petržel, pažitka.',
        'Střídmé: tymián, šalvěj, rozmarýn, oregano.',
        'Do stínu: máta a meduňka, každá zvlášť.',
      ],
      [
        'Smädné: bazalka, petržlen, pažítka.',
        'Striedme: tymian, šalvia, rozmarín, oregano.',
        'Do tieňa: mäta a medovka, každá zvlášť.',
      ],
    ),
    productSelection('Semena bylinek', 'Semená byliniek', 'c-semena-bylinky'),
  ),
  article(
    {
      ...details,
      slug: ['kompost-bez-zapachu', 'kompost-bez-zapachu'],
      title: ['Kompost, který nepáchne', 'Kompost, ktorý nezapácha'],
      perex: ['Poměr zeleného a hnědého je celé tajemství.', 'Pomer zeleného a hnedého je celé tajomstvo.'],
      tags: ['puda'],
      picture: articlePicture('kompost'),
    },
    p(
      'Na jeden kbelík zeleného (tráva, slupky, plevel) patří dva kbelíky hnědého (listí, štěpka, karton). Když kompost páchne, chybí mu vzduch a hnědé. Když se nic neděje, chybí voda a zelené.',
      'Na jedno vedro zeleného (tráva, šupky, burina) patria dve vedrá hnedého (lístie, štiepka, kartón). Keď kompost zapácha, chýba mu vzduch a hnedé. Keď sa nič nedeje, chýba voda a zelené.',
    ),
    p(
      'Přeházejte ho na jaře a na podzim. Hotový poznáte podle vůně lesa a podle toho, že v něm nepoznáte nic z toho, co jste do něj dali.',
      'Prehádžte ho na jar a na jeseň. Hotový spoznáte podľa vône lesa a podľa toho, že v ňom nespoznáte nič z toho, čo ste doň dali.',
    ),
    productSelection('Kompostéry', 'Kompostéry', 'c-kompostery', 3),
  ),
  article(
    {
      ...details,
      slug: ['cesnek-na-podzim', 'cesnak-na-jesen'],
      title: ['Česnek se sází na podzim', 'Cesnak sa sadí na jeseň'],
      perex: ['Stroužek do země v říjnu, palice v červenci.', 'Strúčik do zeme v októbri, hlávka v júli.'],
      tags: ['zelenina', 'sezona'],
      picture: articlePicture('cesnek'),
    },
    p(
      'Vybírejte největší stroužky z pevných palic a sázejte je špičkou nahoru, na hloubku tří prstů. Do zimy stačí zakořenit, vyrašit by neměly. Česnek nemá rád čerstvý hnůj ani místo po cibuli.',
      'Vyberajte najväčšie strúčiky z pevných hlávok a saďte ich špičkou nahor, do hĺbky troch prstov. Do zimy stačí zakoreniť, vyrašiť by nemali. Cesnak nemá rád čerstvý hnoj ani miesto po cibuli.',
    ),
    h2('Co udělat na jaře', 'Čo urobiť na jar'),
    p(
      'Nakypřete, odplevelte a jednou přihnojte. V červnu vylomte květní stvoly, síla pak půjde do palic.',
      'Nakyprite, odburiňte a raz prihnojte. V júni vylomte kvetné stvoly, sila potom pôjde do hlávok.',
    ),
  ),
];
