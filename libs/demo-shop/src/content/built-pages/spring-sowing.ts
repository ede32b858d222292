import { block, productsOf, virtual, type Block } from '../blocks';
import { scenes } from '../scenes-of-content';
import { blockOf, rich } from './built-page';

/** What to sow, and when. */
export const sowingBlocks: readonly Block[] = [
  blockOf(
    'spring-lead',
    'big_title',
    {
      title: 'Sezona začíná v pytlíku semínek',
      text: 'Vybrali jsme to, co se na jaře hodí v truhlíku za oknem i na zahradě v podhůří. A přidali pár rad, které jinde nekoupíte.',
    },
    {
      title: 'Sezóna sa začína vo vrecúšku semienok',
      text: 'Vybrali sme to, čo sa na jar hodí v hrantíku za oknom aj v záhrade v podhorí. A pridali pár rád, ktoré inde nekúpite.',
    },
  ),
  blockOf(
    'spring-reasons',
    'usp',
    {
      items: [
        { icon: 'sprout', title: 'Klíčivost ověřená dvakrát ročně', text: 'Datum zkoušky je na každém sáčku.' },
        {
          icon: 'truck',
          title: 'Do dvou dnů u vás',
          text: 'Objednávky do 14 hodin odesíláme týž den.',
          link: '/stranka/doprava',
        },
        { icon: 'phone', title: 'Poradíme s výsevem', text: 'Na telefonu jsou zahradníci.', link: '/kontakt' },
      ],
    },
    {
      items: [
        { icon: 'sprout', title: 'Klíčivosť overená dvakrát ročne', text: 'Dátum skúšky je na každom vrecúšku.' },
        {
          icon: 'truck',
          title: 'Do dvoch dní u vás',
          text: 'Objednávky do 14. hodiny odosielame v ten istý deň.',
          link: '/stranka/doprava',
        },
        { icon: 'phone', title: 'Poradíme s výsevom', text: 'Na telefóne sú záhradníci.', link: '/kontakt' },
      ],
    },
  ),
  block('spring-categories', 'categoryBoxes', (language) => ({
    block_title: language === 'cs' ? 'Kde začít' : 'Kde začať',
    category_reference: ['c-semena-zelenina', 'c-semena-kvetiny', 'c-substraty', 'c-cibuloviny'],
    virtual_category_reference: virtual('vysev-jaro', 'semena-do-30'),
  })),
  blockOf(
    'spring-sowing',
    'longtext',
    {
      block_title: 'Kdy co vysít',
      text: rich(`<p>Nejčastější chyba je spěch. Půda má mít v hloubce dvou prstů aspoň <strong>8 °C</strong>, u fazolí a okurek <strong>12 °C</strong>. Změřte ji ráno, ne v poledne.</p>
<table>
<tr><th>Měsíc</th><th>Ven do záhonu</th><th>Doma za oknem</th></tr>
<tr><td>Březen</td><td>hrách, mrkev, ředkvičky</td><td>rajčata, papriky</td></tr>
<tr><td>Duben</td><td>petržel, cibule, salát</td><td>okurky, tykve</td></tr>
<tr><td>Květen</td><td>fazole, okurky, kukuřice</td><td>–</td></tr>
</table>`),
    },
    {
      block_title: 'Kedy čo vysiať',
      text: rich(`<p>Najčastejšia chyba je náhlenie. Pôda má mať v hĺbke dvoch prstov aspoň <strong>8 °C</strong>, pri fazuli a uhorkách <strong>12 °C</strong>. Zmerajte ju ráno, nie na poludnie.</p>
<table>
<tr><th>Mesiac</th><th>Von do záhona</th><th>Doma za oknom</th></tr>
<tr><td>Marec</td><td>hrach, mrkva, reďkovky</td><td>paradajky, papriky</td></tr>
<tr><td>Apríl</td><td>petržlen, cibuľa, šalát</td><td>uhorky, tekvice</td></tr>
<tr><td>Máj</td><td>fazuľa, uhorky, kukurica</td><td>–</td></tr>
</table>`),
    },
  ),
  block('spring-seeds', 'productBoxes', (language) => ({
    block_title: language === 'cs' ? 'Zelenina, která se povede každému' : 'Zelenina, ktorá sa podarí každému',
    products: productsOf('c-semena-zelenina', 4).map((entityId) => ({ entityId })),
    button:
      language === 'cs'
        ? { text: 'Všechna osiva zeleniny', link: '/zahrada/osiva-a-cibuloviny', style: 'secondary' }
        : { text: 'Všetky osivá zeleniny', link: '/zahrada/osiva-a-cibuloviny', style: 'secondary' },
  })),
  blockOf(
    'spring-row',
    'row',
    {
      block_title: 'Z našeho skleníku',
      blocks: [
        blockOf(
          'spring-row-picture',
          'image',
          {
            image: [
              {
                fileKey: scenes.greenhouse.fileKey,
                alt: 'Skleník s přísadou',
                title: 'Přísada v polovině března',
                width: 560,
                height: 360,
                crop: true,
                float: null,
              },
            ],
          },
          {},
        ),
        blockOf(
          'spring-row-text',
          'extendedText',
          {
            block_title: 'Otužujte přísadu týden',
            text: rich(`<p>Rostliny z okna neznají vítr ani ostré slunce. Týden před výsadbou je vynášejte ven, první den na hodinu, poslední na celý den.</p>
<p><button href="/zahrada" size="small" icon-after="arrow-right">Vše pro zahradu</button></p>`),
            background_color: '#e7f0dd',
            text_color: '#17261d',
          },
          {},
        ),
      ],
    },
    {
      block_title: 'Z nášho skleníka',
      blocks: [
        blockOf(
          'spring-row-picture',
          'image',
          {},
          {
            image: [
              {
                fileKey: scenes.greenhouse.fileKey,
                alt: 'Skleník s priesadami',
                title: 'Priesady v polovici marca',
                width: 560,
                height: 360,
                crop: true,
                float: null,
              },
            ],
          },
        ),
        blockOf(
          'spring-row-text',
          'extendedText',
          {},
          {
            block_title: 'Otužujte priesady týždeň',
            text: rich(`<p>Rastliny z okna nepoznajú vietor ani ostré slnko. Týždeň pred výsadbou ich vynášajte von, prvý deň na hodinu, posledný na celý deň.</p>
<p><button href="/zahrada" size="small" icon-after="arrow-right">Všetko pre záhradu</button></p>`),
            background_color: '#e7f0dd',
            text_color: '#17261d',
          },
        ),
      ],
    },
  ),
];
