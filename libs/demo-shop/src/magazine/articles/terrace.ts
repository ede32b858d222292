import { h2, list, p, steps } from '../../content/page';
import { article, articlePicture, productSelection, type DemoArticle } from '../article';

const details = { author: 'vesely', category: 'terasa' } as const;

export const terraceArticles: readonly DemoArticle[] = [
  article(
    {
      ...details,
      slug: ['truhliky-ktere-vydrzi', 'hrantiky-ktore-vydrzia'],
      title: ['Truhlíky, které vydrží do října', 'Hrantíky, ktoré vydržia do októbra'],
      perex: [
        'Substrát, hnojivo a zálivka pro balkon na jižní straně.',
        'Substrát, hnojivo a zálievka pre balkón na južnej strane.',
      ],
      tags: ['voda', 'sezona'],
      picture: articlePicture('truhliky'),
    },
    p(
      'Na jižní balkon patří truhlík hluboký aspoň osmnáct centimetrů, jinak ho v červenci budete zalévat třikrát denně. Hnojivo s postupným uvolňováním zamíchejte rovnou do substrátu.',
      'Na južný balkón patrí hrantík hlboký aspoň osemnásť centimetrov, inak ho v júli budete polievať trikrát denne. Hnojivo s postupným uvoľňovaním zamiešajte rovno do substrátu.',
    ),
    productSelection('Truhlíky', 'Hrantíky', 'c-truhliky'),
  ),
  article(
    {
      ...details,
      slug: ['grilovani-bez-spalenin', 'grilovanie-bez-spalenin'],
      title: ['Grilování bez spálenin', 'Grilovanie bez spálenín'],
      perex: [
        'Přímý a nepřímý žár, a proč čekat na šedé uhlí.',
        'Priamy a nepriamy žiar, a prečo čakať na sivé uhlie.',
      ],
      tags: ['sezona'],
      picture: articlePicture('gril'),
    },
    steps(
      [
        'Zapalte a počkejte, až uhlí zešedne.',
        'Uhlí přihrňte na jednu stranu: tam se opéká, na druhé dochází.',
        'Maso vyndejte z chladu půl hodiny předem.',
        'Otočte jednou, nepropichujte a nechte pět minut odpočinout.',
      ],
      [
        'Zapáľte a počkajte, kým uhlie zosivie.',
        'Uhlie prihrňte na jednu stranu: tam sa opeká, na druhej dochádza.',
        'Mäso vyberte z chladu pol hodiny vopred.',
        'Otočte raz, neprepichujte a nechajte päť minút odpočinúť.',
      ],
    ),
    productSelection('Grily', 'Grily', 'c-grily', 3),
  ),
  article(
    {
      ...details,
      slug: ['terasa-od-zakladu', 'terasa-od-zakladu'],
      title: ['Terasa od základu: co rozhodne o deseti letech', 'Terasa od základu: čo rozhodne o desiatich rokoch'],
      perex: [
        'Spád, mezery a vzduch pod prkny. Zkušenosti ze stovky staveb.',
        'Spád, medzery a vzduch pod doskami. Skúsenosti zo stovky stavieb.',
      ],
      tags: ['drevo'],
      picture: articlePicture('terasa'),
    },
    p(
      'Terasu nezničí déšť, ale voda, která z ní neodteče. Všechno ostatní je otázka vkusu, tohle je fyzika.',
      'Terasu nezničí dážď, ale voda, ktorá z nej neodtečie. Všetko ostatné je otázka vkusu, toto je fyzika.',
    ),
    h2('Podklad a spád', 'Podklad a spád'),
    p(
      'Rošt uložte na dlaždice nebo rektifikační terče, se spádem centimetr na metr od domu. Pod prkny má zůstat aspoň pět centimetrů vzduchu, trávu zakryjte netkanou textilií.',
      'Rošt uložte na dlaždice alebo rektifikačné terče, so spádom centimeter na meter od domu. Pod doskami má zostať aspoň päť centimetrov vzduchu, trávu zakryte netkanou textíliou.',
    ),
    productSelection('Netkané textilie', 'Netkané textílie', 'c-netkane-textilie', 3),
    h2('Mezery a vruty', 'Medzery a skrutky'),
    list(
      ['Mezi prkny pět až šest milimetrů.', 'Nerezové vruty, dva do každého trámku.', 'Předvrtat, zvlášť u konců.'],
      [
        'Medzi doskami päť až šesť milimetrov.',
        'Nerezové skrutky, dve do každého trámika.',
        'Predvŕtať, najmä pri koncoch.',
      ],
    ),
    productSelection('Vruty', 'Skrutky', 'c-vruty', 3),
    h2('Posezení', 'Posedenie'),
    p(
      'Židle potřebuje metr dvacet místa za stolem, lehátko dva metry. Rozměřte si nábytek kartonem, než ho objednáte.',
      'Stolička potrebuje meter dvadsať miesta za stolom, ležadlo dva metre. Rozmerajte si nábytok kartónom, skôr než ho objednáte.',
    ),
    productSelection('Zahradní stoly', 'Záhradné stoly', 'c-stoly', 3),
  ),
  article(
    {
      ...details,
      author: 'redakce',
      slug: ['svetla-na-terasu', 'svetla-na-terasu'],
      title: ['Solární světla: kde svítí a kde ne', 'Solárne svetlá: kde svietia a kde nie'],
      perex: ['Panel potřebuje přímé slunce, ne jen den.', 'Panel potrebuje priame slnko, nielen deň.'],
      tags: ['sezona'],
      picture: articlePicture('solar'),
    },
    p(
      'Aspoň šest hodin slunce denně, jinak světlo zhasne dřív, než dojíte. Na zimu akumulátor vyndejte a uložte v suchu, na jaře panel otřete.',
      'Aspoň šesť hodín slnka denne, inak svetlo zhasne skôr, než dojete. Na zimu akumulátor vyberte a uložte v suchu, na jar panel utrite.',
    ),
    productSelection('Solární světla', 'Solárne svetlá', 'c-solarni', 3),
  ),
  article(
    {
      ...details,
      slug: ['zazimovani-nabytku', 'zazimovanie-nabytku'],
      title: ['Jak zazimovat zahradní nábytek', 'Ako zazimovať záhradný nábytok'],
      perex: ['Umýt, vysušit, přikrýt. A nechat dýchat.', 'Umyť, vysušiť, prikryť. A nechať dýchať.'],
      tags: ['sezona', 'drevo'],
      picture: articlePicture('zazimovani'),
    },
    p(
      'Polstry patří domů, kovové nohy na špalíky a dřevo pod prodyšnou plachtu. Fólie bez otvorů udělá přes zimu z nábytku skleník pro plíseň.',
      'Vankúše patria domov, kovové nohy na klátiky a drevo pod priedušnú plachtu. Fólia bez otvorov urobí cez zimu z nábytku skleník pre pleseň.',
    ),
    productSelection('Lehátka na příští sezonu', 'Ležadlá na budúcu sezónu', 'c-lehatka', 3),
  ),
];
