import { disputeSites } from '@vyloha/contract';
import { marketingRetentionYears } from '../../shop/settings';
import { type DemoTrader, isSlovak, nameAndAddressOf, numbersOf } from '../../shop/trader';
import { type DemoPage, h2, link, list, p, page, type Part } from '../page';
import { postalAddresses } from './notices';

/** Who settles disputes and who supervises the shop. */
const authorities = (trader: DemoTrader): Part =>
  isSlovak(trader)
    ? p(
        `Se stížností se obraťte nejdřív na nás, odpovíme do 30 dnů. K alternativnímu řešení spotřebitelských sporů (ARS) je příslušná Slovenská obchodní inspekce, ${postalAddresses.SVK}, ${disputeSites.SVK}; spotřebiteli z Česka pomůže i Evropské spotřebitelské centrum při České obchodní inspekci. Na dodržování pravidel dohlíží Slovenská obchodní inspekce, Inspektorát SOI pro Bratislavský kraj, na osobní údaje Úřad na ochranu osobních údajů Slovenské republiky.`,
        `So sťažnosťou sa obráťte najprv na nás, odpovieme do 30 dní. Na alternatívne riešenie spotrebiteľských sporov (ARS) je príslušná Slovenská obchodná inšpekcia, ${postalAddresses.SVK}, ${disputeSites.SVK}; spotrebiteľovi z Česka pomôže aj Európske spotrebiteľské centrum pri Českej obchodnej inšpekcii. Na dodržiavanie pravidiel dohliada Slovenská obchodná inšpekcia, Inšpektorát SOI pre Bratislavský kraj, na osobné údaje Úrad na ochranu osobných údajov Slovenskej republiky.`,
      )
    : p(
        `Se stížností se obraťte nejdřív na nás, odpovíme do 30 dnů. K mimosoudnímu řešení spotřebitelských sporů (ADR) je příslušná Česká obchodní inspekce, ${postalAddresses.CZE}, ${disputeSites.CZE}; pro spotřebitele ze Slovenska Slovenská obchodní inspekce. Na dodržování pravidel dohlíží Česká obchodní inspekce, na osobní údaje Úřad pro ochranu osobních údajů.`,
        `So sťažnosťou sa obráťte najprv na nás, odpovieme do 30 dní. Na mimosúdne riešenie spotrebiteľských sporov (ARS) je príslušná Česká obchodná inšpekcia, ${postalAddresses.CZE}, ${disputeSites.CZE}; pre spotrebiteľov zo Slovenska Slovenská obchodná inšpekcia. Na dodržiavanie pravidiel dohliada Česká obchodná inšpekcia, na osobné údaje Úrad na ochranu osobných údajov.`,
      );

const law = (trader: DemoTrader): Part =>
  isSlovak(trader)
    ? p(
        'Smlouva se řídí slovenským právem; spotřebitel z Česka neztrácí ochranu, kterou mu dávají předpisy jeho země. Podmínky můžeme měnit, pro vaši objednávku platí znění z okamžiku jejího odeslání. Toto znění platí od 31. července 2026.',
        'Zmluva sa riadi slovenským právom; spotrebiteľ z Česka nestráca ochranu, ktorú mu dávajú predpisy jeho krajiny. Podmienky môžeme meniť, pre vašu objednávku platí znenie z okamihu jej odoslania. Toto znenie platí od 31. júla 2026.',
      )
    : p(
        'Smlouva se řídí českým právem; spotřebitel ze Slovenska neztrácí ochranu, kterou mu dávají předpisy jeho země. Podmínky můžeme měnit, pro vaši objednávku platí znění z okamžiku jejího odeslání. Toto znění platí od 31. července 2026.',
        'Zmluva sa riadi českým právom; spotrebiteľ zo Slovenska nestráca ochranu, ktorú mu dávajú predpisy jeho krajiny. Podmienky môžeme meniť, pre vašu objednávku platí znenie z okamihu jej odoslania. Toto znenie platí od 31. júla 2026.',
      );

/** The terms of purchase: what a shop must tell a consumer, in plain language. */
export const terms = (trader: DemoTrader): DemoPage =>
  page(
    ['obchodni-podminky', 'obchodne-podmienky'],
    ['Obchodní podmínky', 'Obchodné podmienky'],
    [
      'Úplné znění obchodních podmínek e-shopu Zelená výloha: objednávka, cena, doprava, odstoupení do 14 dnů, reklamace.',
      'Úplné znenie obchodných podmienok e-shopu Zelená výloha: objednávka, cena, doprava, odstúpenie do 14 dní, reklamácie.',
    ],
    h2('1. Kdo prodává a pro koho podmínky platí', '1. Kto predáva a pre koho podmienky platia'),
    p(
      `Prodávajícím je ${nameAndAddressOf(trader)}, ${numbersOf(trader).cs}, telefon ${trader.contact.phone}, e-mail ${trader.contact.email}. Podmínky jsou součástí každé kupní smlouvy uzavřené v tomto obchodě. Kupujícím je spotřebitel, nebo podnikatel; co se týká jen spotřebitele, je tu tak napsané.`,
      `Predávajúcim je ${nameAndAddressOf(trader)}, ${numbersOf(trader).sk}, telefón ${trader.contact.phone}, e-mail ${trader.contact.email}. Podmienky sú súčasťou každej kúpnej zmluvy uzavretej v tomto obchode. Kupujúcim je spotrebiteľ alebo podnikateľ; čo sa týka iba spotrebiteľa, je tu tak napísané.`,
    ),
    h2('2. Objednávka a kupní smlouva', '2. Objednávka a kúpna zmluva'),
    p(
      'Objednat lze bez registrace i s účtem. Než objednávku odešlete, vidíte zboží, dopravu, platbu i celkovou cenu a můžete je opravit. Odeslaná objednávka zavazuje k platbě. Smlouva vzniká, když vám potvrdíme její přijetí e-mailem; uzavírá se v češtině nebo slovenštině a ukládáme ji.',
      'Objednať možno bez registrácie aj s účtom. Skôr než objednávku odošlete, vidíte tovar, dopravu, platbu aj celkovú cenu a môžete ich opraviť. Odoslaná objednávka zaväzuje k platbe. Zmluva vzniká, keď vám jej prijatie potvrdíme e-mailom; uzatvára sa v češtine alebo slovenčine a ukladáme ju.',
    ),
    p(
      'Objednávku můžeme odmítnout, je-li zboží vyprodané nebo byla-li u něj zjevná chyba v ceně. V takovém případě vám hned napíšeme a zaplacené peníze vrátíme.',
      'Objednávku môžeme odmietnuť, ak je tovar vypredaný alebo ak bola pri ňom zjavná chyba v cene. V takom prípade vám hneď napíšeme a zaplatené peniaze vrátime.',
    ),
    h2('3. Cena a platba', '3. Cena a platba'),
    p(
      'Ceny jsou konečné, včetně daně z přidané hodnoty. Cena dopravy a platby se ukáže dřív, než objednávku odešlete. U zlevněného zboží uvádíme i nejnižší cenu za posledních 30 dnů před slevou. Zaplatit můžete převodem, na dobírku nebo při odběru na pobočce. Daňový doklad posíláme elektronicky.',
      'Ceny sú konečné, vrátane dane z pridanej hodnoty. Cena dopravy a platby sa ukáže skôr, než objednávku odošlete. Pri zľavnenom tovare uvádzame aj najnižšiu cenu za posledných 30 dní pred zľavou. Zaplatiť môžete prevodom, na dobierku alebo pri odbere v predajni. Daňový doklad posielame elektronicky.',
    ),
    h2('4. Dodání', '4. Dodanie'),
    p(
      'Objednávky přijaté do 14 hodin odesíláme týž pracovní den a doručujeme je do dvou dnů. U zboží na objednávku platí lhůta, která je u něj uvedená. Zboží si lze vyzvednout i na pobočce, kde na vás čeká sedm dnů.',
      'Objednávky prijaté do 14. hodiny odosielame v ten istý pracovný deň a doručujeme ich do dvoch dní. Pri tovare na objednávku platí lehota, ktorá je pri ňom uvedená. Tovar si možno vyzdvihnúť aj v predajni, kde na vás čaká sedem dní.',
    ),
    p(
      'Nebezpečí škody přechází převzetím zboží. Je-li obal zjevně poškozený, zboží přebírat nemusíte; sepište s dopravcem zápis a ozvěte se nám. Nepřevzetím zásilky smlouva nezaniká, náklady na opakované doručení ale můžeme účtovat.',
      'Nebezpečenstvo škody prechádza prevzatím tovaru. Ak je obal zjavne poškodený, tovar preberať nemusíte; spíšte s dopravcom zápis a ozvite sa nám. Neprevzatím zásielky zmluva nezaniká, náklady na opakované doručenie však môžeme účtovať.',
    ),
    h2('5. Odstoupení od smlouvy do 14 dnů', '5. Odstúpenie od zmluvy do 14 dní'),
    p(
      'Spotřebitel může od smlouvy odstoupit do 14 dnů od převzetí zboží bez udání důvodu; u objednávky dodané po částech od převzetí poslední z nich. Stačí nám to v té lhůtě napsat e-mailem, poštou nebo říct na pobočce, formulář k tomu potřeba není.',
      'Spotrebiteľ môže od zmluvy odstúpiť do 14 dní od prevzatia tovaru bez udania dôvodu; pri objednávke dodanej po častiach od prevzatia poslednej z nich. Stačí nám to v tej lehote napísať e-mailom, poštou alebo povedať v predajni, formulár na to netreba.',
    ),
    list(
      [
        'Zboží pošlete nebo přineste do 14 dnů od odstoupení; cenu zpětné dopravy nese kupující.',
        'Peníze včetně ceny nejlevnější nabízené dopravy vrátíme do 14 dnů od odstoupení stejným způsobem, jakým přišly, ne však dřív, než zboží dostaneme nebo prokážete, že jste ho odeslali.',
        'Za snížení hodnoty zboží odpovídáte jen tehdy, když jste s ním zacházeli jinak, než je k jeho vyzkoušení potřeba.',
      ],
      [
        'Tovar pošlite alebo prineste do 14 dní od odstúpenia; cenu spätnej dopravy znáša kupujúci.',
        'Peniaze vrátane ceny najlacnejšej ponúkanej dopravy vrátime do 14 dní od odstúpenia rovnakým spôsobom, akým prišli, nie však skôr, než tovar dostaneme alebo preukážete, že ste ho odoslali.',
        'Za zníženie hodnoty tovaru zodpovedáte iba vtedy, keď ste s ním zaobchádzali inak, než je na jeho vyskúšanie potrebné.',
      ],
    ),
    p(
      'Odstoupit nelze u zboží upraveného na přání, zejména stříhaného na míru, u rostlin a dalšího zboží, které rychle podléhá zkáze, a u osiva v otevřeném obalu.',
      'Odstúpiť nemožno pri tovare upravenom na želanie, najmä strihanom na mieru, pri rastlinách a ďalšom tovare, ktorý rýchlo podlieha skaze, a pri osive v otvorenom obale.',
    ),
    h2('6. Reklamace', '6. Reklamácie'),
    p(
      'Odpovídáme za to, že zboží při převzetí nemá vady. Spotřebitel může vadu vytknout do dvou let od převzetí; projeví-li se během prvního roku, má se za to, že vadné bylo zboží už při převzetí. Reklamovat lze na kterékoli pobočce, poštou nebo na reklamace@zelenavyloha.example.',
      'Zodpovedáme za to, že tovar pri prevzatí nemá vady. Spotrebiteľ môže vadu vytknúť do dvoch rokov od prevzatia; ak sa prejaví počas prvého roka, predpokladá sa, že vadný bol tovar už pri prevzatí. Reklamovať možno v ktorejkoľvek predajni, poštou alebo na reklamace@zelenavyloha.example.',
    ),
    p(
      'O reklamaci rozhodneme obvykle do tří dnů a vyřídíme ji nejpozději do 30 dnů od uplatnění. Máte právo na opravu nebo nové zboží; nejde-li to nebo se vada opakuje, na přiměřenou slevu nebo vrácení peněz. Nutné náklady na uplatnění reklamace hradíme. Reklamovanost našeho zboží je 0,8 %.',
      'O reklamácii rozhodneme zvyčajne do troch dní a vybavíme ju najneskôr do 30 dní od uplatnenia. Máte právo na opravu alebo nový tovar; ak to nejde alebo sa vada opakuje, na primeranú zľavu alebo vrátenie peňazí. Nevyhnutné náklady na uplatnenie reklamácie hradíme. Reklamovanosť nášho tovaru je 0,8 %.',
    ),
    p(
      'Když zboží při reklamaci opravíme, zákonná záruka na něj se spotřebiteli jednou prodlouží o 12 měsíců.',
      'Keď tovar pri reklamácii opravíme, zákonná záruka naň sa spotrebiteľovi raz predĺži o 12 mesiacov.',
    ),
    h2('7. Osobní údaje', '7. Osobné údaje'),
    p(
      `S údaji z objednávky pracujeme podle nařízení GDPR, protože je potřebujeme ke splnění smlouvy a ze zákona. Údaje ze souhlasu s marketingem uchováváme ${marketingRetentionYears} let nebo do jeho odvolání.`,
      `S údajmi z objednávky pracujeme podľa nariadenia GDPR, lebo ich potrebujeme na splnenie zmluvy a zo zákona. Údaje zo súhlasu s marketingom uchovávame ${marketingRetentionYears} rokov alebo do jeho odvolania.`,
    ),
    link(
      ['Podrobnosti jsou na stránce ', 'Ochrana osobních údajů'],
      ['Podrobnosti sú na stránke ', 'Ochrana osobných údajov'],
      '/stranka/ochrana-osobnich-udaju',
    ),
    h2('8. Recenze a dotazy', '8. Recenzie a otázky'),
    p(
      'Recenze a dotazy píší zákazníci. Skrýváme ty, které jsou protiprávní, nepravdivé, urážlivé nebo zveřejňují osobní údaje. Na takový příspěvek nás může upozornit každý odkazem Nahlásit, který je u něj. Rozhodují o tom lidé, ne automat, a bez zbytečného odkladu. Kdo nechá e-mail, dostane potvrzení a rozhodnutí s důvodem; důvod napíšeme i autorovi skryté recenze.',
      'Recenzie a otázky píšu zákazníci. Skrývame tie, ktoré sú protiprávne, nepravdivé, urážlivé alebo zverejňujú osobné údaje. Na taký príspevok nás môže upozorniť každý odkazom Nahlásiť, ktorý je pri ňom. Rozhodujú o tom ľudia, nie automat, a bez zbytočného odkladu. Kto nechá e-mail, dostane potvrdenie a rozhodnutie s dôvodom; dôvod napíšeme aj autorovi skrytej recenzie.',
    ),
    p(
      `Kdo s rozhodnutím nesouhlasí, může nám napsat, obrátit se na soud nebo podat stížnost koordinátorovi digitálních služeb své země: v Česku Českému telekomunikačnímu úřadu, na Slovensku Radě pro mediální služby. Kontaktním místem podle nařízení (EU) 2022/2065 je ${trader.contact.email}, česky i slovensky.`,
      `Kto s rozhodnutím nesúhlasí, môže nám napísať, obrátiť sa na súd alebo podať sťažnosť koordinátorovi digitálnych služieb svojej krajiny: v Česku Českému telekomunikačnému úradu, na Slovensku Rade pre mediálne služby. Kontaktným miestom podľa nariadenia (EÚ) 2022/2065 je ${trader.contact.email}, po česky aj po slovensky.`,
    ),
    h2('9. Když se nedohodneme', '9. Keď sa nedohodneme'),
    authorities(trader),
    link(
      ['Jak na to je na stránce ', 'Mimosoudní řešení sporů'],
      ['Ako na to je na stránke ', 'Mimosúdne riešenie sporov'],
      '/stranka/mimosoudni-reseni-sporu',
    ),
    h2('10. Závěrem', '10. Na záver'),
    law(trader),
  );
