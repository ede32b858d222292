import { blockOf } from '../../content/built-pages/built-page';
import { scenes } from '../../content/scenes-of-content';
import { text } from '../../language/texts';
import type { DemoCategoryEditorial } from './category-editorial';

/** Uses every part an editorial can have. */
export const vegetableSeedsEditorial: DemoCategoryEditorial = {
  key: 'semena-zeleniny',
  banner: scenes.spring,
  content: [
    blockOf(
      'seeds-points',
      'usp',
      {
        items: [
          { icon: 'sprout', title: 'Klíčivost ověřená dvakrát ročně', text: 'Datum zkoušky je na každém sáčku.' },
          { icon: 'calendar', title: 'Doba výsevu na první pohled', text: 'Vyberete si ji i ve filtru.' },
          { icon: 'phone', title: 'Poradíme s výsevem', text: 'Na telefonu jsou zahradníci.', link: '/kontakt' },
        ],
      },
      {
        items: [
          { icon: 'sprout', title: 'Klíčivosť overená dvakrát ročne', text: 'Dátum skúšky je na každom vrecku.' },
          { icon: 'calendar', title: 'Čas výsevu na prvý pohľad', text: 'Vyberiete si ho aj vo filtri.' },
          { icon: 'phone', title: 'Poradíme s výsevom', text: 'Pri telefóne sú záhradníci.', link: '/kontakt' },
        ],
      },
    ),
  ],
  topArticles: ['a-rajcata-od-seminka', 'a-bylinky-na-okne', 'a-cesnek-na-podzim'],
  contentArticles: ['a-kompost-bez-zapachu', 'a-zalevani-s-rozumem', 'a-zahrada-pro-jezky'],
  below: text(
    '<h2>Jak vybrat semena zeleniny</h2><p>Začněte tím, co jíte; <a href="/zelenina-k-vysevu-v-predjari">co vysít v předjaří</a>, jsme vybrali za vás. Do první zahrádky stačí <strong>pět druhů</strong>: ředkvičky, salát, hrášek, cuketa a rajčata. Ostatní přidejte, až budete vědět, kolik vám záhon zabere času.</p><p>Semínka, která zbydou, uložte do suché sklenice. Většina druhů klíčí spolehlivě tři roky, pastinák a cibule jen rok. Co vysít kdy, najdete v <a href="/clanky">našem magazínu</a>.</p>',
    '<h2>Ako vybrať semená zeleniny</h2><p>Začnite tým, čo jete; <a href="/zelenina-na-vysev-v-predjari">čo vysiať v predjarí</a>, sme vybrali za vás. Do prvej záhradky stačí <strong>päť druhov</strong>: reďkovky, šalát, hrášok, cuketa a paradajky. Ostatné pridajte, keď budete vedieť, koľko času vám záhon zaberie.</p><p>Semienka, ktoré zostanú, uložte do suchého pohára. Väčšina druhov klíči spoľahlivo tri roky, paštrnák a cibuľa len rok. Čo vysiať kedy, nájdete v <a href="/clanky">našom magazíne</a>.</p>',
  ),
  questions: [
    [
      text('Kolik semínek je v sáčku?', 'Koľko semienok je vo vrecku?'),
      text(
        'Na sáčku je hmotnost i přibližný počet. Gram rajčat je asi tři sta semínek, gram mrkve asi osm set.',
        'Na vrecku je hmotnosť aj približný počet. Gram paradajok je asi tristo semienok, gram mrkvy asi osemsto.',
      ),
    ],
    [
      text('Co když osivo nevyklíčí?', 'Čo ak osivo nevyklíči?'),
      text(
        'Pošlete nám fotku sáčku i výsevu. Když nevyklíčí ani polovina, pošleme nový sáček zdarma.',
        'Pošlite nám fotku vrecka aj výsevu. Keď nevyklíči ani polovica, pošleme nové vrecko zadarmo.',
      ),
    ],
    [
      text('Jsou semena mořená?', 'Sú semená morené?'),
      text('Ne, žádná. Žádná semena neošetřujeme chemicky.', 'Nie, žiadne. Žiadne semená chemicky neošetrujeme.'),
    ],
  ],
  seo: {
    keywords: text('semena, zelenina, osivo', 'semená, zelenina, osivo'),
    sharedPicture: scenes.greenhouse,
    title: text('Semena zeleniny s ověřenou klíčivostí', 'Semená zeleniny s overenou klíčivosťou'),
    description: text(
      'Dvě stě odrůd zeleniny s dobou výsevu na sáčku: rajčata, papriky, okurky, mrkev i zapomenuté druhy.',
      'Dvesto odrôd zeleniny s časom výsevu na vrecku: paradajky, papriky, uhorky, mrkva aj zabudnuté druhy.',
    ),
  },
};
