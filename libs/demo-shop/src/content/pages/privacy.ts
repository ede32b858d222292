import { marketingRetentionYears } from '../../shop/settings';
import { type DemoTrader, isSlovak, nameAndAddressOf } from '../../shop/trader';
import { cookieTable } from './cookie-table';
import { type DemoPage, h2, link, list, p, page, rows } from '../page';

/** Privacy, and the consent with marketing. */
export const privacy = (trader: DemoTrader): DemoPage =>
  page(
    ['ochrana-osobnich-udaju', 'ochrana-osobnych-udajov'],
    ['Ochrana osobních údajů', 'Ochrana osobných údajov'],
    [
      'Jaké údaje o vás máme, k čemu je používáme, jak dlouho je uchováváme a jak nad nimi máte kontrolu.',
      'Aké údaje o vás máme, na čo ich používame, ako dlho ich uchovávame a ako nad nimi máte kontrolu.',
    ],
    p(
      `Správcem údajů je ${nameAndAddressOf(trader)}, IČO ${trader.contact.tin}. Píšeme o tom tak stručně, jak to jde, abyste si to opravdu přečetli.`,
      `Prevádzkovateľom je ${nameAndAddressOf(trader)}, IČO ${trader.contact.tin}. Píšeme o tom tak stručne, ako sa dá, aby ste si to naozaj prečítali.`,
    ),
    h2('Co o vás víme, proč a jak dlouho', 'Čo o vás vieme, prečo a ako dlho'),
    rows(
      [
        ['Údaj', 'K čemu', 'Jak dlouho'],
        [
          'Jméno, adresa, e-mail, telefon',
          'Doručení objednávky a domluva o ní (plnění smlouvy)',
          '4 roky od objednávky',
        ],
        ['Doklady a historie objednávek', 'Účetnictví a daně (zákon), reklamace', '10 let'],
        ['Zákaznický účet', 'Přehled objednávek, adresy, seznamy (plnění smlouvy)', 'Než účet zrušíte'],
        ['E-mail k odběru novinek', 'Marketing (souhlas)', `${marketingRetentionYears} let nebo do odvolání`],
        [
          'Doklad o souhlasu s novinkami a o jeho odvolání',
          'Kdyby ho bylo třeba (oprávněný zájem)',
          '3 roky od odvolání',
        ],
        ['Nahlášení recenze nebo dotazu', 'Posouzení a odpověď (zákon)', 'Rok od rozhodnutí'],
        [
          'Jak se v obchodě nakupuje',
          'Měření návštěvnosti (souhlas)',
          `${marketingRetentionYears} let nebo do odvolání`,
        ],
      ],
      [
        ['Údaj', 'Na čo', 'Ako dlho'],
        [
          'Meno, adresa, e-mail, telefón',
          'Doručenie objednávky a dohoda o nej (plnenie zmluvy)',
          '4 roky od objednávky',
        ],
        ['Doklady a história objednávok', 'Účtovníctvo a dane (zákon), reklamácie', '10 rokov'],
        ['Zákaznícky účet', 'Prehľad objednávok, adresy, zoznamy (plnenie zmluvy)', 'Kým účet nezrušíte'],
        ['E-mail na odber noviniek', 'Marketing (súhlas)', `${marketingRetentionYears} rokov alebo do odvolania`],
        [
          'Doklad o súhlase s novinkami a o jeho odvolaní',
          'Keby ho bolo treba (oprávnený záujem)',
          '3 roky od odvolania',
        ],
        ['Nahlásenie recenzie alebo otázky', 'Posúdenie a odpoveď (zákon)', 'Rok od rozhodnutia'],
        [
          'Ako sa v obchode nakupuje',
          'Meranie návštevnosti (súhlas)',
          `${marketingRetentionYears} rokov alebo do odvolania`,
        ],
      ],
    ),
    h2('Souhlas s marketingem', 'Súhlas s marketingom'),
    p(
      `Souhlas dáváte dobrovolně: přihlášením k odběru novinek, zaškrtnutím v objednávce nebo tlačítkem v liště o souborech cookie. Údaje z něj uchováváme ${marketingRetentionYears} let nebo do odvolání. Odvolat ho můžete jedním kliknutím v každé zprávě, na stránce Odhlásit odběr novinek, e-mailem nebo telefonem; na nákup to nemá žádný vliv.`,
      `Súhlas dávate dobrovoľne: prihlásením na odber noviniek, zaškrtnutím v objednávke alebo tlačidlom v lište o súboroch cookie. Údaje z neho uchovávame ${marketingRetentionYears} rokov alebo do odvolania. Odvolať ho môžete jedným kliknutím v každej správe, na stránke Odhlásiť odber noviniek, e-mailom alebo telefonicky; na nákup to nemá žiadny vplyv.`,
    ),
    link(
      ['Novinky zrušíte i bez přihlášení k účtu: ', 'Odhlásit odběr novinek'],
      ['Novinky zrušíte aj bez prihlásenia k účtu: ', 'Odhlásiť odber noviniek'],
      '/newsletter/odhlasit',
    ),
    h2('Soubory cookie', 'Súbory cookie'),
    p(
      'Bez souhlasu ukládáme jen nezbytné soubory cookie. Ostatní až poté, co s jejich druhem souhlasíte; když souhlas odvoláte, smažeme je. Kdy a o jakém znění jste rozhodli, si uchováváme čtyři roky.',
      'Bez súhlasu ukladáme iba nevyhnutné súbory cookie. Ostatné až potom, čo s ich druhom súhlasíte; keď súhlas odvoláte, zmažeme ich. Kedy a o akom znení ste rozhodli, si uchovávame štyri roky.',
    ),
    link(
      ['Rozhodnutí můžete kdykoli změnit: ', 'Nastavení cookies'],
      ['Rozhodnutie môžete kedykoľvek zmeniť: ', 'Nastavenie cookies'],
      '/nastaveni-cookies',
    ),
    cookieTable(),
    p(
      'V úložišti prohlížeče si obchod pamatuje naposledy prohlížené zboží, poslední hledání, kam jste na stránce došli a co mají ukázat ostatní okna; se souhlasem k měření nebo reklamě i číslo objednávky, kterou už započítal. Zůstává to u vás, dokud úložiště nesmažete.',
      'V úložisku prehliadača si obchod pamätá naposledy prezeraný tovar, posledné hľadania, kam ste na stránke došli a čo majú ukázať ostatné okná; so súhlasom na meranie alebo reklamu aj číslo objednávky, ktorú už započítal. Zostáva to u vás, kým úložisko nezmažete.',
    ),
    p(
      'Jak rychle se stránky načítají a které skripty selhaly, zjišťujeme bez souborů cookie a bez čehokoli, podle čeho by vás šlo poznat.',
      'Ako rýchlo sa stránky načítavajú a ktoré skripty zlyhali, zisťujeme bez súborov cookie a bez čohokoľvek, podľa čoho by vás bolo možné spoznať.',
    ),
    h2('Kdo s údaji pracuje', 'Kto s údajmi pracuje'),
    p(
      'Dopravci, účetní, platební a poštovní služby, vždy v rozsahu nezbytném pro splnění zakázky. Údaje neprodáváme a mimo Evropskou unii je neposíláme.',
      'Dopravcovia, účtovníci, platobné a poštové služby, vždy v rozsahu nevyhnutnom na splnenie zákazky. Údaje nepredávame a mimo Európskej únie ich neposielame.',
    ),
    h2('Vaše práva', 'Vaše práva'),
    list(
      [
        'Chtít údaje vidět a dostat jejich kopii.',
        'Nechat je opravit, vymazat nebo omezit jejich zpracování.',
        'Přenést je jinam a vznést námitku.',
        'Odvolat souhlas, kdykoli a bez důvodu.',
      ],
      [
        'Chcieť údaje vidieť a dostať ich kópiu.',
        'Nechať ich opraviť, vymazať alebo obmedziť ich spracúvanie.',
        'Preniesť ich inam a vzniesť námietku.',
        'Odvolať súhlas, kedykoľvek a bez dôvodu.',
      ],
    ),
    p(
      `Napište na ${trader.contact.email}, ozveme se do 30 dnů. Obrátit se můžete i na ${isSlovak(trader) ? 'Úřad na ochranu osobních údajů Slovenské republiky, dataprotection.gov.sk' : 'Úřad pro ochranu osobních údajů, Pplk. Sochora 27, 170 00 Praha 7'}.`,
      `Napíšte na ${trader.contact.email}, ozveme sa do 30 dní. Obrátiť sa môžete aj na Úrad na ochranu osobných údajov Slovenskej republiky${isSlovak(trader) ? ', dataprotection.gov.sk' : ''}.`,
    ),
  );
