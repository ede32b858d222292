import { h2, list, p, steps } from '../../content/page';
import { article, articlePicture, productSelection, type DemoArticle } from '../article';

const details = { author: 'hruskova', category: 'domov' } as const;

export const homeArticles: readonly DemoArticle[] = [
  article(
    {
      ...details,
      slug: ['zalivka-pokojovych-rostlin', 'polievanie-izbovych-rastlin'],
      title: ['Kolik vody chtějí pokojové rostliny', 'Koľko vody chcú izbové rastliny'],
      perex: [
        'Víc jich zahyne přelitím než suchem. Prst v substrátu řekne víc než kalendář.',
        'Viac ich uhynie preliatím než suchom. Prst v substráte povie viac než kalendár.',
      ],
      tags: ['pokojove-rostliny', 'voda'],
      picture: articlePicture('zalivka'),
    },
    p(
      'Strčte prst dva články hluboko. Je-li tam sucho, zalijte, dokud voda neproteče, a po čtvrthodině vylijte podmisku. Je-li tam vlhko, počkejte. To je celé pravidlo.',
      'Strčte prst do hĺbky dvoch článkov. Ak je tam sucho, zalejte, kým voda nepretečie, a po štvrťhodine vylejte podmisku. Ak je tam vlhko, počkajte. To je celé pravidlo.',
    ),
    list(
      [
        'Žluté spodní listy a měkký stonek: přelité.',
        'Suché špičky: suchý vzduch, ne suchá zem.',
        'Svěšené listy ráno: žízeň.',
      ],
      [
        'Žlté spodné listy a mäkká stonka: preliate.',
        'Suché špičky: suchý vzduch, nie suchá zem.',
        'Ovisnuté listy ráno: smäd.',
      ],
    ),
    productSelection('Rostliny, které odpouštějí', 'Rastliny, ktoré odpúšťajú', 'c-zelene-rostliny'),
  ),
  article(
    {
      ...details,
      slug: ['presazovani-krok-za-krokem', 'presadzanie-krok-za-krokom'],
      title: ['Přesazování krok za krokem', 'Presádzanie krok za krokom'],
      perex: [
        'Kdy je květináč malý, o kolik větší vybrat a co s kořeny.',
        'Kedy je kvetináč malý, o koľko väčší vybrať a čo s koreňmi.',
      ],
      tags: ['pokojove-rostliny', 'sezona'],
      picture: articlePicture('presazovani'),
    },
    steps(
      [
        'Den předem zalijte, bal se lépe uvolní.',
        'Nový květináč volte o dva až tři centimetry širší, ne víc.',
        'Stočené kořeny zespodu opatrně rozvolněte.',
        'Na dno dejte drenáž, rostlinu do stejné hloubky.',
        'Zalijte, dva týdny nehnojte a držte ve stínu.',
      ],
      [
        'Deň vopred zalejte, bal sa lepšie uvoľní.',
        'Nový kvetináč voľte o dva až tri centimetre širší, nie viac.',
        'Stočené korene zospodu opatrne uvoľnite.',
        'Na dno dajte drenáž, rastlinu do rovnakej hĺbky.',
        'Zalejte, dva týždne nehnojte a držte v tieni.',
      ],
    ),
    productSelection('Substráty', 'Substráty', 'c-substraty'),
  ),
  article(
    {
      ...details,
      author: 'redakce',
      slug: ['svetlo-v-obyvaku', 'svetlo-v-obyvacke'],
      title: ['Tři světla místo jednoho lustru', 'Tri svetlá namiesto jedného lustra'],
      perex: [
        'Teplé světlo nízko nad zemí udělá z pokoje jiný pokoj.',
        'Teplé svetlo nízko nad zemou urobí z izby inú izbu.',
      ],
      tags: ['sezona'],
      picture: articlePicture('svetlo'),
    },
    p(
      'Lustr svítí na strop, lidé sedí dole. Jedna lampa ke čtení, jedna do rohu a jedna na stůl dají dohromady méně wattů a víc pohody. Vybírejte žárovky kolem 2 700 K.',
      'Luster svieti na strop, ľudia sedia dole. Jedna lampa na čítanie, jedna do rohu a jedna na stôl dajú spolu menej wattov a viac pohody. Vyberajte žiarovky okolo 2 700 K.',
    ),
    productSelection('Lampy na stůl', 'Lampy na stôl', 'c-stolni-lampy', 3),
  ),
  article(
    {
      ...details,
      slug: ['kaktusy-pro-zapomnetlive', 'kaktusy-pre-zabudliveho'],
      title: ['Kaktusy pro zapomnětlivé', 'Kaktusy pre zábudlivých'],
      perex: [
        'V zimě ani kapku, v létě slunce a jednou za čtrnáct dní voda.',
        'V zime ani kvapku, v lete slnko a raz za dva týždne voda.',
      ],
      tags: ['pokojove-rostliny'],
      picture: articlePicture('kaktusy'),
    },
    p(
      'Kaktus vykvete tomu, kdo ho v zimě nechá na pokoji. Od listopadu do března patří do světla a chladu kolem deseti stupňů, úplně na sucho. Na jaře ho poprvé rosíme, až potom zaléváme.',
      'Kaktus rozkvitne tomu, kto ho v zime nechá na pokoji. Od novembra do marca patrí na svetlo a do chladu okolo desiatich stupňov, úplne na sucho. Na jar ho najskôr rosíme, až potom polievame.',
    ),
    h2('Čím ho zničíte', 'Čím ho zničíte'),
    p('Těžkým zahradním substrátem a podmiskou plnou vody.', 'Ťažkým záhradným substrátom a podmiskou plnou vody.'),
    productSelection('Kaktusy a sukulenty', 'Kaktusy a sukulenty', 'c-kaktusy', 3),
  ),
  article(
    {
      ...details,
      author: 'redakce',
      slug: ['litinova-panev', 'liatinova-panvica'],
      title: ['Litinový hrnec na celý život', 'Liatinový hrniec na celý život'],
      perex: ['Jak ho zapálit, mýt a zachránit, když zrezne.', 'Ako ho zapáliť, umývať a zachrániť, keď zhrdzavie.'],
      tags: ['naradi'],
      picture: articlePicture('litina'),
    },
    p(
      'Litina nemá ráda mydlinky a namáčení, má ráda olej a teplo. Po vaření ji vymyjte horkou vodou, osušte na plotně a potřete kapkou oleje. Rez sundá ocelová vata, potom hrnec hodinu pečte potřený tukem.',
      'Liatina nemá rada saponát a namáčanie, má rada olej a teplo. Po varení ju vymyte horúcou vodou, osušte na platni a potrite kvapkou oleja. Hrdzu zloží oceľová vata, potom hrniec hodinu pečte potretý tukom.',
    ),
    productSelection('Hrnce a pánve', 'Hrnce a panvice', 'c-hrnce', 3),
  ),
];
