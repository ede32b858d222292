import { block, productsOf, type Block } from '../blocks';
import { blockOf, rich } from './built-page';

/** What to do in the garden, and what with. */
export const workBlocks: readonly Block[] = [
  blockOf(
    'spring-quote',
    'quote',
    {
      text: 'Na jaře nekupuju nic, co by nezvládlo pozdní mráz v květnu. A vždycky o jeden sáček ředkviček víc.',
      title: 'Marie, vedoucí pobočky',
    },
    {
      text: 'Na jar nekupujem nič, čo by nezvládlo neskorý mráz v máji. A vždy o jedno vrecúško reďkoviek viac.',
      title: 'Mária, vedúca predajne',
    },
  ),
  blockOf(
    'spring-boxes',
    'text_boxes',
    {
      block_title: 'Tři věci, než začnete rýt',
      boxes: [
        {
          icon: 'calendar',
          title: 'Počkejte na sucho',
          text: 'Mokrá hlína se rytím slije v hroudy. Když se nelepí na rýč, je čas.',
        },
        {
          icon: 'leaf',
          title: 'Přidejte kompost',
          text: 'Kýbl na metr čtvereční stačí. Čerstvý hnůj patří na podzim.',
        },
        { icon: 'hammer', title: 'Naostřete nářadí', text: 'Ostrý rýč ušetří polovinu práce i zad.' },
      ],
    },
    {
      block_title: 'Tri veci, kým začnete rýľovať',
      boxes: [
        {
          icon: 'calendar',
          title: 'Počkajte na sucho',
          text: 'Mokrá hlina sa rýľovaním zleje do hrúd. Keď sa nelepí na rýľ, je čas.',
        },
        {
          icon: 'leaf',
          title: 'Pridajte kompost',
          text: 'Vedro na meter štvorcový stačí. Čerstvý hnoj patrí na jeseň.',
        },
        { icon: 'hammer', title: 'Naostrite náradie', text: 'Ostrý rýľ ušetrí polovicu práce aj chrbta.' },
      ],
    },
  ),
  blockOf(
    'spring-frost',
    'collapsible',
    {
      title: 'Co když v květnu přijde mráz?',
      text: rich(
        '<p>Přikryjte záhony bílou netkanou textilií, stačí na jednu noc. Drží o <em>dva až tři stupně</em> víc a propustí vodu i světlo.</p>',
      ),
    },
    {
      title: 'Čo ak v máji príde mráz?',
      text: rich(
        '<p>Prikryte záhony bielou netkanou textíliou, stačí na jednu noc. Drží o <em>dva až tri stupne</em> viac a prepustí vodu aj svetlo.</p>',
      ),
    },
  ),
  block('spring-tools', 'products', (language) => ({
    block_title: language === 'cs' ? 'Co si vzít do ruky' : 'Čo si vziať do ruky',
    product_reference: [...productsOf('c-ryce-lopaty', 2), ...productsOf('c-rukavice', 1), ...productsOf('c-konve', 1)],
  })),
  blockOf(
    'spring-note',
    'text',
    {
      block_title: 'Osivo vracíme i rozbalené',
      text: 'Když do měsíce nevyklíčí aspoň polovina semínek, pošleme nový sáček. Stačí fotka truhlíku.',
      background_color: '#14502c',
      text_color: '#ffffff',
      button: { text: 'Jak na reklamaci', link: '/stranka/bezproblemova-reklamace', style: 'secondary' },
    },
    {
      block_title: 'Osivo vraciame aj rozbalené',
      text: 'Keď do mesiaca nevyklíči aspoň polovica semienok, pošleme nové vrecúško. Stačí fotka hrantíka.',
      background_color: '#14502c',
      text_color: '#ffffff',
      button: { text: 'Ako na reklamáciu', link: '/stranka/bezproblemova-reklamace', style: 'secondary' },
    },
  ),
  block('spring-brands', 'brands', (language) => ({
    block_title: language === 'cs' ? 'Značky, kterým věříme' : 'Značky, ktorým veríme',
    brand_reference: ['b-rosa', 'b-bystrina', 'b-zelenka', 'b-seminko'],
  })),
  block('spring-more', 'categories', (language) => ({
    block_title: language === 'cs' ? 'A dál do léta' : 'A ďalej do leta',
    category_reference: ['c-zavlazovani', 'c-sekacky', 'c-kvetinace', 'c-grily'],
    virtual_category_reference: [],
  })),
  blockOf(
    'spring-html',
    'html',
    {
      block_title: 'Kalendář na nástěnku',
      html: '<p>Přehled výsevů si můžete vytisknout. Stačí <a href="/clanky">otevřít magazín</a> a v prohlížeči zvolit <strong>Tisk</strong>.</p>',
    },
    {
      block_title: 'Kalendár na nástenku',
      html: '<p>Prehľad výsevov si môžete vytlačiť. Stačí <a href="/clanky">otvoriť magazín</a> a v prehliadači zvoliť <strong>Tlač</strong>.</p>',
    },
  ),
];
