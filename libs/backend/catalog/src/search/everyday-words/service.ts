import type { Meaning } from './meaning';

/** What shoppers ask a shop about: payment, transport, returns, the shop itself, the account. */
export const service: readonly Meaning[] = [
  // Payment
  [
    'platba, platit, zaplatit, placení, úhrada, uhradit, platební',
    'platba, platiť, zaplatiť, platenie, úhrada, uhradiť, platobný',
  ],
  ['převod, převést, bankovní účet, číslo účtu', 'prevod, previesť, bankový účet, číslo účtu'],
  ['platební karta, platba kartou, online platba', 'platobná karta, platba kartou, online platba'],
  ['dobírka, platba při převzetí', 'dobierka, platba pri prevzatí'],
  ['hotovost, hotově', 'hotovosť'],
  ['splátky, splácet, úvěr', 'splátky, splácať, úver'],
  ['faktura, daňový doklad, účtenka, paragon', 'faktúra, daňový doklad, účtenka, bloček'],
  ['zdarma, gratis, bezplatně', 'zadarmo, gratis, bezplatne'],
  // Transport
  [
    'doprava, přeprava, poštovné, dodání, dodat, doručení, doručit, doručovat, poslat, posílat, zaslat, zasílat, rozvoz',
    'doprava, preprava, poštovné, dodanie, dodať, doručenie, doručiť, doručovať, poslať, posielať, zaslať, zasielať, rozvoz',
  ],
  ['dorazit, přijít, přijde, dodací lhůta, doba dodání', 'doraziť, prísť, príde, dodacia lehota, čas dodania'],
  ['zásilka, balík, balíček, kurýr, sledování zásilky', 'zásielka, balík, balíček, kuriér, sledovanie zásielky'],
  ['výdejní místo, osobní odběr, vyzvednutí, vyzvednout', 'výdajné miesto, osobný odber, vyzdvihnutie'],
  ['skladem, dostupnost', 'skladom, dostupnosť'],
  ['zboží, produkt, výrobek', 'tovar, produkt, výrobok'],
  // After the order
  [
    'objednávka, objednat, nákup, nakoupit, nakupovat, koupit',
    'objednávka, objednať, nákup, nakúpiť, nakupovať, kúpiť',
  ],
  ['zrušení, zrušit, storno, stornovat', 'zrušenie, zrušiť, storno, stornovať'],
  [
    'reklamace, reklamovat, reklamační, vada, vadný, závada, porucha, poškozený, rozbitý, rozbil, pokazit, nefunguje, nefunkční, špatné zboží, jiné zboží',
    'reklamácia, reklamovať, reklamačný, chybný, porucha, poškodený, rozbitý, rozbil, pokazený, nefunguje, nefunkčný, zlý tovar, iný tovar',
  ],
  ['záruka, záruční, garance', 'záruka, záručný, garancia'],
  [
    'vrácení, vrátit, vracet, odstoupení, odstoupit, výměna, vyměnit, vrácení peněz, peníze zpět',
    'vrátenie, vrátiť, vracať, odstúpenie, odstúpiť, výmena, vymeniť, vrátenie peňazí, peniaze späť',
  ],
  ['montáž, instalace, servis, oprava, opravit', 'montáž, inštalácia, servis, oprava, opraviť'],
  ['návod, manuál', 'návod, manuál'],
  ['certifikace, certifikát, osvědčení', 'certifikácia, certifikát, osvedčenie'],
  ['spor, stížnost, stěžovat', 'spor, sťažnosť, sťažovať'],
  ['zasílání novinek, newsletter, odběr novinek', 'zasielanie noviniek, newsletter, odber noviniek'],
  ['poradna, poradenství, rádce', 'poradňa, poradenstvo, radca'],
  ['otázka, dotaz, faq', 'otázka, faq'],
  ['hodnocení, recenze, zkušenost', 'hodnotenie, recenzia, skúsenosť'],
  ['vybrat, vybírat, výběr', 'vybrať, vyberať, výber'],
  // The shop
  [
    'kontakt, kontaktovat, telefon, telefonní číslo, email, mail, zavolat, napsat, infolinka, zákaznická podpora, zákaznická linka, zákaznický servis',
    'kontakt, kontaktovať, telefón, telefónne číslo, email, mail, zavolať, napísať, infolinka, zákaznícka podpora, zákaznícka linka, zákaznícky servis',
  ],
  ['pobočka, prodejna, obchod', 'pobočka, predajňa, obchod'],
  [
    'otevírací doba, otevírací hodiny, otevřeno, provozní doba, pracovní doba',
    'otváracia doba, otváracie hodiny, otvorené, prevádzková doba, pracovná doba',
  ],
  ['adresa, sídlo', 'adresa, sídlo'],
  ['cookies, cookie', 'cookies, cookie'],
  [
    'obchodní podmínky, všeobecné podmínky, smluvní podmínky, vop',
    'obchodné podmienky, všeobecné podmienky, zmluvné podmienky, vop',
  ],
  ['ochrana osobních údajů, osobní údaje, gdpr, soukromí', 'ochrana osobných údajov, osobné údaje, gdpr, súkromie'],
  ['přístupnost, bezbariérovost, bezbariérový, postižení', 'prístupnosť, bezbariérovosť, bezbariérový, postihnutie'],
  ['kariéra, zaměstnání, volné místo', 'kariéra, zamestnanie, voľné miesto'],
  [
    'firma, firemní, ičo, podnikatel, živnostník, velkoobchod',
    'firma, firemný, ičo, podnikateľ, živnostník, veľkoobchod',
  ],
  ['škola, školka, školní', 'škola, škôlka, školský'],
  // The account
  [
    'registrace, registrovat, účet, přihlášení, přihlásit, zapomenuté heslo',
    'registrácia, registrovať, účet, konto, prihlásenie, prihlásiť, zabudnuté heslo',
  ],
  ['věrnostní program, věrnostní body', 'vernostný program, vernostné body'],
];
