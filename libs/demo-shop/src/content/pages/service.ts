import { text } from '../../language/texts';
import { h2, link, list, p, page, steps, withExtras, type DemoPage } from '../page';
import { scenes } from '../scenes-of-content';

const claims = page(
  ['bezproblemova-reklamace', 'bezproblemova-reklamacia'],
  ['Bezproblémová reklamace', 'Bezproblémová reklamácia'],
  [
    'Reklamaci vyřídíme do 30 dnů, většinou do týdne. Z tisíce objednávek reklamujete osm.',
    'Reklamáciu vybavíme do 30 dní, väčšinou do týždňa. Z tisíca objednávok reklamujete osem.',
  ],
  p(
    'Reklamovanost našeho zboží je 0,8 %. Když se přesto něco pokazí, nechceme po vás původní obal ani vysvětlování – stačí číslo objednávky a pár slov o závadě.',
    'Reklamovanosť nášho tovaru je 0,8 %. Keď sa predsa niečo pokazí, nechceme od vás pôvodný obal ani vysvetľovanie – stačí číslo objednávky a pár slov o poruche.',
  ),
  h2('Jak postupovat', 'Ako postupovať'),
  steps(
    [
      'Napište na reklamace@zelenavyloha.example nebo přijďte na pobočku.',
      'Zboží přineste, nebo si u něj objednejte svoz, ten je u reklamací zdarma.',
      'Do tří dnů dostanete zprávu, jak jsme rozhodli.',
      'Opravené nebo nové zboží pošleme na naše náklady.',
    ],
    [
      'Napíšte na reklamace@zelenavyloha.example alebo príďte do predajne.',
      'Tovar prineste, alebo si preň objednajte zvoz, ten je pri reklamáciách zadarmo.',
      'Do troch dní dostanete správu, ako sme rozhodli.',
      'Opravený alebo nový tovar pošleme na naše náklady.',
    ],
  ),
  link(
    ['Nejrychlejší je formulář, i bez přihlášení: ', 'Reklamovat zboží'],
    ['Najrýchlejší je formulár, aj bez prihlásenia: ', 'Reklamovať tovar'],
    '/reklamace',
  ),
  h2('Vrácení bez udání důvodu', 'Vrátenie bez udania dôvodu'),
  p(
    'Zboží z e-shopu můžete vrátit do 14 dnů od převzetí, poštou nebo na kterékoli pobočce. Peníze vracíme nejpozději do 14 dnů stejným způsobem, jakým jste platili.',
    'Tovar z e-shopu môžete vrátiť do 14 dní od prevzatia, poštou alebo v ktorejkoľvek predajni. Peniaze vraciame najneskôr do 14 dní rovnakým spôsobom, akým ste platili.',
  ),
  link(['Potřebujete poradit? ', 'Napište nám'], ['Potrebujete poradiť? ', 'Napíšte nám'], '/stranka/kontakt'),
);

const certification = page(
  ['certifikace', 'certifikacia'],
  ['Certifikace a ověření', 'Certifikácia a overenie'],
  [
    'Kdo nás ověřuje, podle čeho vybíráme dodavatele a jak měříme spokojenost.',
    'Kto nás overuje, podľa čoho vyberáme dodávateľov a ako meriame spokojnosť.',
  ],
  p(
    'Po každé objednávce vám přijde krátký dotazník. Odpovědi nemažeme a nevybíráme, hodnocení zveřejňujeme tak, jak přišla.',
    'Po každej objednávke vám príde krátky dotazník. Odpovede nemažeme a nevyberáme, hodnotenia zverejňujeme tak, ako prišli.',
  ),
  h2('Jak vybíráme zboží', 'Ako vyberáme tovar'),
  list(
    [
      'Dodavatele navštěvujeme a zkoušíme jejich zboží na vlastní zahradě.',
      'Elektrické nářadí musí mít náhradní díly dostupné aspoň pět let.',
      'Přednost mají výrobci z Česka a Slovenska, pokud je cena srovnatelná.',
      'U substrátů sledujeme podíl rašeliny a původ kompostu.',
    ],
    [
      'Dodávateľov navštevujeme a skúšame ich tovar na vlastnej záhrade.',
      'Elektrické náradie musí mať náhradné diely dostupné aspoň päť rokov.',
      'Prednosť majú výrobcovia z Česka a zo Slovenska, ak je cena porovnateľná.',
      'Pri substrátoch sledujeme podiel rašeliny a pôvod kompostu.',
    ],
  ),
  h2('Členství a podpora', 'Členstvo a podpora'),
  p(
    'Jsme členem asociace malých zahradních obchodů a přispíváme školním zahradám. Seznam podpořených projektů aktualizujeme jednou za čtvrt roku.',
    'Sme členom asociácie malých záhradných obchodov a prispievame školským záhradám. Zoznam podporených projektov aktualizujeme raz za štvrťrok.',
  ),
);

const aboutUs = page(
  ['o-nas', 'o-nas'],
  ['O Zelené výloze', 'O obchode Zelená výloha'],
  [
    'Rodinný obchod, který začínal s jedním pultem osiva. Dnes má 24 poboček a e-shop.',
    'Rodinný obchod, ktorý začínal s jedným pultom osiva. Dnes má 24 predajní a e-shop.',
  ],
  p(
    'Začínali jsme v roce 1994 s jedním pultem osiva a policí na konve. Z pultu jsou dnes dvě desítky poboček v Česku a na Slovensku, způsob je pořád stejný: nejdřív zboží vyzkoušíme, potom o něm mluvíme.',
    'Začínali sme v roku 1994 s jedným pultom osiva a policou na krhly. Z pultu sú dnes dve desiatky predajní v Česku a na Slovensku, spôsob je stále rovnaký: najskôr tovar vyskúšame, potom o ňom hovoríme.',
  ),
  h2('Co děláme jinak', 'Čo robíme inak'),
  list(
    [
      'Zákaznická linka je naše, ne najatá.',
      'Náhradní díly a násady držíme skladem i k letitému nářadí.',
      'Odrůdy semen zkoušíme v nížině i v podhůří.',
      'Zbytky látek a hadic nevyhazujeme, prodáváme je na kousky.',
    ],
    [
      'Zákaznícka linka je naša, nie najatá.',
      'Náhradné diely a poriská držíme na sklade aj k starším nástrojom.',
      'Odrody semien skúšame v nížine aj v podhorí.',
      'Zvyšky látok a hadíc nevyhadzujeme, predávame ich na kusy.',
    ],
  ),
  h2('Školám a spolkům', 'Školám a spolkom'),
  p(
    'Školní zahrady a komunitní dvorky u nás nakupují se slevou deset procent. Stačí napsat a doložit, kde zahradničíte.',
    'Školské záhrady a komunitné dvory u nás nakupujú so zľavou desať percent. Stačí napísať a doložiť, kde záhradkárčite.',
  ),
);

const business = page(
  ['firmy-a-skoly', 'firmy-a-skoly'],
  ['Nákup pro firmy a školy', 'Nákup pre firmy a školy'],
  [
    'Firemní ceny po přihlášení, faktura se splatností a jedna osoba, která má vaši zakázku na starosti.',
    'Firemné ceny po prihlásení, faktúra so splatnosťou a jedna osoba, ktorá má vašu zákazku na starosti.',
  ],
  p(
    'Registrovaná firma vidí po přihlášení svoje ceny u celého sortimentu. Nabídku na větší množství pošleme do druhého pracovního dne.',
    'Registrovaná firma vidí po prihlásení svoje ceny pri celom sortimente. Ponuku na väčšie množstvo pošleme do druhého pracovného dňa.',
  ),
  list(
    [
      'Faktura se splatností 14 dnů po třetí objednávce.',
      'Dodávka na víc míst z jedné objednávky.',
      'Technické listy a prohlášení o shodě na požádání.',
    ],
    [
      'Faktúra so splatnosťou 14 dní po tretej objednávke.',
      'Dodávka na viac miest z jednej objednávky.',
      'Technické listy a vyhlásenia o zhode na požiadanie.',
    ],
  ),
);

/** What documents of machines link to. */
const manual = page(
  ['navod-k-pouziti-stroju', 'navod-na-pouzitie-strojov'],
  ['Návod k použití strojů', 'Návod na použitie strojov'],
  [
    'Jak stroj poprvé zapnout, jak s ním bezpečně pracovat a jak ho uložit na zimu.',
    'Ako stroj prvýkrát zapnúť, ako s ním bezpečne pracovať a ako ho uložiť na zimu.',
  ],
  h2('Než začnete', 'Skôr než začnete'),
  list(
    [
      'Zkontrolujte, že je stroj celý a všechny šrouby drží.',
      'Akumulátor před prvním použitím plně nabijte.',
      'Vezměte si brýle, rukavice a pevnou obuv.',
    ],
    [
      'Skontrolujte, že je stroj celý a všetky skrutky držia.',
      'Akumulátor pred prvým použitím úplne nabite.',
      'Vezmite si okuliare, rukavice a pevnú obuv.',
    ],
  ),
  h2('Při práci', 'Pri práci'),
  list(
    [
      'Děti a zvířata držte v bezpečné vzdálenosti.',
      'Nepracujte v dešti a na mokré trávě.',
      'Než něco čistíte nebo měníte, vyndejte akumulátor nebo vytáhněte zástrčku.',
    ],
    [
      'Deti a zvieratá držte v bezpečnej vzdialenosti.',
      'Nepracujte v daždi a na mokrej tráve.',
      'Kým niečo čistíte alebo meníte, vyberte akumulátor alebo vytiahnite zástrčku.',
    ],
  ),
  h2('Uložení', 'Uloženie'),
  p(
    'Stroj očistěte suchým hadrem a uložte v suchu. Akumulátor nechte nabitý asi do poloviny a mimo mráz.',
    'Stroj očistite suchou handrou a uložte v suchu. Akumulátor nechajte nabitý asi do polovice a mimo mrazu.',
  ),
);

export const servicePages: readonly DemoPage[] = [
  manual,
  claims,
  certification,
  // Where the old shop told about itself.
  withExtras(aboutUs, { otherPath: text('kdo-jsme', 'kto-sme'), sharedPicture: scenes.spring }),
  business,
];
