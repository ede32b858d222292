import { text } from '../../language/texts';
import { deliveryNamesOf, type DemoTrader, nameAndAddressOf, numbersOf } from '../../shop/trader';
import { h2, link, list, p, page, rows, steps, withExtras, type DemoPage } from '../page';

const aboutShopping = page(
  ['vse-o-nakupu', 'vsetko-o-nakupe'],
  ['Vše o nákupu', 'Všetko o nákupe'],
  [
    'Jak u nás nakoupit, čím platit, kdy zboží přijde a co dělat, když něco nesedí.',
    'Ako u nás nakúpiť, čím platiť, kedy tovar príde a čo robiť, keď niečo nesedí.',
  ],
  p(
    'Nakupovat můžete bez registrace. Stačí vložit zboží do košíku, vyplnit, kam ho máme poslat, a vybrat dopravu s platbou. Potvrzení vám přijde e-mailem do pár minut.',
    'Nakupovať môžete bez registrácie. Stačí vložiť tovar do košíka, vyplniť, kam ho máme poslať, a vybrať dopravu s platbou. Potvrdenie vám príde e-mailom do pár minút.',
  ),
  h2('Jak nakoupit krok za krokem', 'Ako nakúpiť krok za krokom'),
  steps(
    [
      'Vyberte zboží a u variant zvolte barvu nebo velikost.',
      'V košíku zkontrolujte počty; u zboží na metry zadáte délku po deseti centimetrech.',
      'Vyplňte dodací údaje. Kdo nakupuje na firmu, zaškrtne nákup na IČO.',
      'Vyberte dopravu a platbu a objednávku odešlete.',
    ],
    [
      'Vyberte tovar a pri variantoch zvoľte farbu alebo veľkosť.',
      'V košíku skontrolujte počty; pri tovare na metre zadáte dĺžku po desiatich centimetroch.',
      'Vyplňte dodacie údaje. Kto nakupuje na firmu, zaškrtne nákup na IČO.',
      'Vyberte dopravu a platbu a objednávku odošlite.',
    ],
  ),
  h2('Kdy zboží dostanu', 'Kedy tovar dostanem'),
  p(
    'Objednávky přijaté do 14 hodin odesíláme týž pracovní den, doručeny jsou do dvou dnů. U většího zboží, které vozí dodavatel, najdete den expedice přímo u produktu.',
    'Objednávky prijaté do 14. hodiny odosielame v ten istý pracovný deň, doručené sú do dvoch dní. Pri väčšom tovare, ktorý vozí dodávateľ, nájdete deň expedície priamo pri produkte.',
  ),
  h2('Jak zaplatit', 'Ako zaplatiť'),
  list(
    [
      'Kartou online, přes Apple Pay nebo Google Pay – hned po odeslání objednávky.',
      'Převodem na účet – po odeslání objednávky uvidíte QR kód, který načtete bankovní aplikací.',
      'Na dobírku při převzetí, hotově i kartou.',
      'Při osobním odběru na pobočce.',
    ],
    [
      'Kartou online, cez Apple Pay alebo Google Pay – hneď po odoslaní objednávky.',
      'Prevodom na účet – po odoslaní objednávky uvidíte QR kód, ktorý načítate bankovou aplikáciou.',
      'Na dobierku pri prevzatí, v hotovosti aj kartou.',
      'Pri osobnom odbere v predajni.',
    ],
  ),
  link(
    ['Ceny a podmínky dopravy najdete na stránce ', 'Doprava a platba'],
    ['Ceny a podmienky dopravy nájdete na stránke ', 'Doprava a platba'],
    '/stranka/doprava',
  ),
);

const delivery = (trader: DemoTrader): DemoPage => {
  const names = deliveryNamesOf(trader);
  return page(
    ['doprava', 'doprava'],
    ['Doprava a platba', 'Doprava a spôsoby platby'],
    [
      'Kurýr, pošta, výdejní místo nebo odběr na jedné z 24 poboček. Od 1 500 Kč doručujeme kurýrem zdarma.',
      'Kuriér, pošta, výdajné miesto alebo odber v jednej z 24 predajní. Od 60 € doručujeme kuriérom zadarmo.',
    ],
    p(
      'Balíme do papíru a kartonu bez zbytečné výplně. Křehké věci, rostliny a sklo označíme a vezeme svisle.',
      'Balíme do papiera a kartónu bez zbytočnej výplne. Krehké veci, rastliny a sklo označíme a vezieme zvisle.',
    ),
    h2('Kolik to stojí', 'Koľko to stojí'),
    rows(
      [
        ['Způsob', 'Cena', 'Zdarma od', 'Kdy dorazí'],
        [names['s-ppl'].cs, '99 Kč', '1 500 Kč', 'následující pracovní den'],
        [names['s-posta'].cs, '79 Kč', '2 000 Kč', 'za dva pracovní dny'],
        [names['s-vydejna'].cs, '69 Kč', '1 500 Kč', 'za dva pracovní dny'],
        ['Osobní odběr na pobočce', 'zdarma', 'vždy', 'zboží skladem do dvou hodin'],
        ['Dobírka', '39 Kč', '–', 'podle zvolené dopravy'],
      ],
      [
        ['Spôsob', 'Cena', 'Zadarmo od', 'Kedy dorazí'],
        [names['s-ppl'].sk, '4,90 €', '60 €', 'nasledujúci pracovný deň'],
        [names['s-posta'].sk, '3,90 €', '80 €', 'o dva pracovné dni'],
        [names['s-vydejna'].sk, '3,20 €', '60 €', 'o dva pracovné dni'],
        ['Osobný odber v predajni', 'zadarmo', 'vždy', 'tovar na sklade do dvoch hodín'],
        ['Dobierka', '1,50 €', '–', 'podľa zvolenej dopravy'],
      ],
    ),
    h2('Na Slovensko i do Česka', 'Na Slovensko aj do Česka'),
    p(
      'Doručujeme do obou zemí. Na české adresy platíte v korunách, na slovenské v eurech. Objednávky v eurech přijímáme od 10 €.',
      'Doručujeme do oboch krajín. Na slovenské adresy platíte v eurách, na české v korunách. Objednávky v eurách prijímame od 10 €.',
    ),
    h2('Velké a těžké zboží', 'Veľký a ťažký tovar'),
    p(
      'Skleníky, regály nebo zahradní nábytek vozíme až ke dveřím, do schodů po domluvě. Řidič zavolá hodinu předem; zboží před převzetím v klidu prohlédněte.',
      'Skleníky, regály alebo záhradný nábytok vozíme až k dverám, do schodov po dohode. Vodič zavolá hodinu vopred; tovar pred prevzatím v pokoji prezrite.',
    ),
  );
};

const contact = (trader: DemoTrader): DemoPage =>
  page(
    ['kontakt', 'kontakt'],
    ['Kontakt', 'Kontakt na nás'],
    [
      'Zavolejte, napište nebo přijďte. Na zákaznické lince mluvíte s lidmi, kteří zboží znají.',
      'Zavolajte, napíšte alebo príďte. Na zákazníckej linke hovoríte s ľuďmi, ktorí tovar poznajú.',
    ],
    p(
      `Na lince ${trader.contact.phone} jsme od pondělí do pátku od 8 do 18 hodin. Na e-maily odpovídáme nejpozději následující pracovní den, v sezoně obvykle ještě týž den.`,
      `Na linke ${trader.contact.phone} sme od pondelka do piatka od 8. do 18. hodiny. Na e-maily odpovedáme najneskôr nasledujúci pracovný deň, v sezóne zvyčajne ešte v ten istý deň.`,
    ),
    h2('Kam psát', 'Kam písať'),
    list(
      [
        'Objednávky a doručení: obchod@zelenavyloha.example',
        'Reklamace a vrácení: reklamace@zelenavyloha.example',
        'Firmy a školy: firmy@zelenavyloha.example',
      ],
      [
        'Objednávky a doručenie: obchod@zelenavyloha.example',
        'Reklamácie a vrátenie: reklamace@zelenavyloha.example',
        'Firmy a školy: firmy@zelenavyloha.example',
      ],
    ),
    h2('Sídlo a centrální sklad', 'Sídlo a centrálny sklad'),
    p(
      `${nameAndAddressOf(trader)}. ${numbersOf(trader).cs}. Zboží si vyzvednete v kterékoli z našich poboček.`,
      `${nameAndAddressOf(trader)}. ${numbersOf(trader).sk}. Tovar si vyzdvihnete v ktorejkoľvek z našich predajní.`,
    ),
  );

export const shoppingPages = (trader: DemoTrader): readonly DemoPage[] => [
  aboutShopping,
  withExtras(delivery(trader), {
    contactBox: {
      title: text('Potřebujete něco nestandardního?', 'Potrebujete niečo neštandardné?'),
      words: text(
        'Dovoz na stavbu, výtah nebo pevný čas: zavolejte, domluvíme se.',
        'Dovoz na stavbu, výťah alebo pevný čas: zavolajte, dohodneme sa.',
      ),
    },
    keywords: text('doprava, platba, doručení', 'doprava, platba, doručenie'),
  }),
  contact(trader),
];
