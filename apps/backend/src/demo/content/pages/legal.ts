import { h2, list, p, page, type DemoPage } from '../page';

const terms = page(
  ['obchodni-podminky', 'obchodne-podmienky'],
  ['Obchodní podmínky', 'Obchodné podmienky'],
  [
    'Úplné znění obchodních podmínek e-shopu Zelená výloha.',
    'Úplné znenie obchodných podmienok e-shopu Zelená výloha.',
  ],
  h2('1. Kdo prodává', '1. Kto predáva'),
  p(
    'Prodávajícím je Zelená výloha s.r.o., Sokolovská 112, 186 00 Praha 8, IČ 98765434. Podmínky platí pro nákup na této stránce a na našich pobočkách, pokud se s kupujícím výslovně nedohodneme jinak.',
    'Predávajúcim je Zelená výloha s.r.o., Sokolovská 112, 186 00 Praha 8, IČO 98765434. Podmienky platia pre nákup na tejto stránke a v našich predajniach, ak sa s kupujúcim výslovne nedohodneme inak.',
  ),
  h2('2. Objednávka a smlouva', '2. Objednávka a zmluva'),
  p(
    'Údaje v obchodě nejsou nabídkou podle občanského zákoníku; nabídkou je vaše objednávka. Smlouva je uzavřena doručením našeho potvrzení. Objednávku můžeme odmítnout, je-li zboží vyprodané nebo byla-li u něj zjevná chyba v ceně.',
    'Údaje v obchode nie sú ponukou podľa občianskeho zákonníka; ponukou je vaša objednávka. Zmluva je uzavretá doručením nášho potvrdenia. Objednávku môžeme odmietnuť, ak je tovar vypredaný alebo ak bola pri ňom zjavná chyba v cene.',
  ),
  h2('3. Cena a platba', '3. Cena a platba'),
  p(
    'Ceny jsou uvedené včetně daně z přidané hodnoty. Ceník dopravy a platby je součástí těchto podmínek. Zaplatit můžete převodem, na dobírku nebo při odběru na pobočce.',
    'Ceny sú uvedené vrátane dane z pridanej hodnoty. Cenník dopravy a platby je súčasťou týchto podmienok. Zaplatiť môžete prevodom, na dobierku alebo pri odbere v predajni.',
  ),
  h2('4. Doprava a přechod rizika', '4. Doprava a prechod rizika'),
  p(
    'Zboží předáváme dopravci do jednoho pracovního dne od potvrzení, u zboží na objednávku do doby uvedené u něj. Nebezpečí škody přechází převzetím zboží.',
    'Tovar odovzdávame dopravcovi do jedného pracovného dňa od potvrdenia, pri tovare na objednávku do času uvedeného pri ňom. Nebezpečenstvo škody prechádza prevzatím tovaru.',
  ),
  h2('5. Odstoupení od smlouvy', '5. Odstúpenie od zmluvy'),
  p(
    'Spotřebitel může od smlouvy odstoupit do 14 dnů od převzetí bez udání důvodu. To neplatí u zboží upraveného na přání, zejména stříhaného na míru, a u rostlin podléhajících rychlé zkáze.',
    'Spotrebiteľ môže od zmluvy odstúpiť do 14 dní od prevzatia bez udania dôvodu. To neplatí pri tovare upravenom na želanie, najmä strihanom na mieru, a pri rastlinách podliehajúcich rýchlej skaze.',
  ),
  h2('6. Práva z vadného plnění', '6. Práva z vadného plnenia'),
  p(
    'Vady lze uplatnit do dvou let od převzetí. Reklamaci vyřídíme do 30 dnů; není-li to možné, máte právo odstoupit od smlouvy nebo na přiměřenou slevu.',
    'Vady možno uplatniť do dvoch rokov od prevzatia. Reklamáciu vybavíme do 30 dní; ak to nie je možné, máte právo odstúpiť od zmluvy alebo na primeranú zľavu.',
  ),
  h2('7. Mimosoudní řešení sporů', '7. Mimosúdne riešenie sporov'),
  p(
    'K mimosoudnímu řešení spotřebitelských sporů je příslušná Česká obchodní inspekce, pro kupující ze Slovenska Slovenská obchodní inspekce.',
    'Na mimosúdne riešenie spotrebiteľských sporov je príslušná Česká obchodná inšpekcia, pre kupujúcich zo Slovenska Slovenská obchodná inšpekcia.',
  ),
);

const privacy = page(
  ['ochrana-osobnich-udaju', 'ochrana-osobnych-udajov'],
  ['Ochrana osobních údajů', 'Ochrana osobných údajov'],
  [
    'Jaké údaje o vás máme, k čemu je používáme a jak nad nimi máte kontrolu.',
    'Aké údaje o vás máme, na čo ich používame a ako nad nimi máte kontrolu.',
  ],
  p(
    'Správcem údajů je Zelená výloha s.r.o. Píšeme o tom tak stručně, jak to jde, abyste si to opravdu přečetli.',
    'Prevádzkovateľom je Zelená výloha s.r.o. Píšeme o tom tak stručne, ako sa dá, aby ste si to naozaj prečítali.',
  ),
  h2('Co o vás víme a proč', 'Čo o vás vieme a prečo'),
  list(
    [
      'Jméno, adresu, e-mail a telefon, abychom objednávku doručili a mohli vám zavolat.',
      'Historii objednávek kvůli záruce, účetnictví a reklamacím.',
      'Údaje o prohlížení obchodu jen s vaším souhlasem.',
    ],
    [
      'Meno, adresu, e-mail a telefón, aby sme objednávku doručili a mohli vám zavolať.',
      'Históriu objednávok kvôli záruke, účtovníctvu a reklamáciám.',
      'Údaje o prezeraní obchodu len s vaším súhlasom.',
    ],
  ),
  h2('Jak dlouho je máme', 'Ako dlho ich máme'),
  p(
    'Doklady uchováváme po dobu danou zákonem. Souhlas s marketingovými zprávami uchováváme 20 let nebo do odvolání; odvolat ho můžete jedním kliknutím v každé zprávě.',
    'Doklady uchovávame po čas daný zákonom. Súhlas s marketingovými správami uchovávame 20 rokov alebo do odvolania; odvolať ho môžete jedným kliknutím v každej správe.',
  ),
  h2('Kdo s nimi pracuje', 'Kto s nimi pracuje'),
  p(
    'Dopravci, účetní, platební a poštovní služby, vždy v rozsahu nezbytném pro splnění zakázky. Údaje neprodáváme.',
    'Dopravcovia, účtovníci, platobné a poštové služby, vždy v rozsahu nevyhnutnom na splnenie zákazky. Údaje nepredávame.',
  ),
  h2('Vaše práva', 'Vaše práva'),
  p(
    'Můžete chtít údaje vidět, opravit, vymazat nebo přenést jinam. Napište na obchod@zelenavyloha.example, ozveme se do 30 dnů. Obrátit se lze i na Úřad pro ochranu osobních údajů.',
    'Môžete chcieť údaje vidieť, opraviť, vymazať alebo preniesť inam. Napíšte na obchod@zelenavyloha.example, ozveme sa do 30 dní. Obrátiť sa možno aj na Úrad na ochranu osobných údajov.',
  ),
);

export const legalPages: readonly DemoPage[] = [terms, privacy];
