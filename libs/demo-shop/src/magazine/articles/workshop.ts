import { h2, list, p, rows, steps } from '../../content/page';
import { article, articlePicture, productSelection, type DemoArticle } from '../article';

const details = { author: 'kolar', category: 'dilna' } as const;

export const workshopArticles: readonly DemoArticle[] = [
  article(
    {
      ...details,
      slug: ['jak-vybrat-aku-vrtacku', 'ako-vybrat-aku-vrtacku'],
      title: ['Jak vybrat aku vrtačku a nepřeplatit', 'Ako vybrať aku vŕtačku a nepreplatiť'],
      perex: [
        'Volty, ampérhodiny a newtonmetry lidskou řečí. Co potřebuje byt, co dům a co řemeslník.',
        'Volty, ampérhodiny a newtonmetre ľudskou rečou. Čo potrebuje byt, čo dom a čo remeselník.',
      ],
      tags: ['drevo', 'naradi'],
      picture: articlePicture('vrtacka'),
    },
    p(
      'Většina lidí koupí silnější stroj, než kdy využije, a pak nosí o půl kila víc. Začněte otázkou, do čeho vrtáte nejčastěji.',
      'Väčšina ľudí kúpi silnejší stroj, než kedy využije, a potom nosí o pol kila viac. Začnite otázkou, do čoho vŕtate najčastejšie.',
    ),
    rows(
      [
        ['Práce', 'Napětí', 'Moment'],
        ['Nábytek a police v bytě', '12 V', '30 Nm'],
        ['Dům, pergola, plot', '18 V', '50–60 Nm'],
        ['Každodenní řemeslo', '18 V bezuhlíková', '80 Nm a víc'],
      ],
      [
        ['Práca', 'Napätie', 'Moment'],
        ['Nábytok a police v byte', '12 V', '30 Nm'],
        ['Dom, pergola, plot', '18 V', '50 – 60 Nm'],
        ['Každodenné remeslo', '18 V bezuhlíková', '80 Nm a viac'],
      ],
    ),
    productSelection('Vrtačky pro dům i dílnu', 'Vŕtačky do domu aj dielne', 'c-vrtacky'),
    h2('Na co se dívat v obchodě', 'Na čo sa pozerať v obchode'),
    list(
      [
        'Kapacita: 2 Ah vydrží odpoledne, 4 Ah celý den, ale váží víc.',
        'Sklíčidlo: kovové třináctimilimetrové upne i silný vrták.',
        'Příklep: do cihly ano, do betonu vezměte kladivo.',
        'Systém: jeden akumulátor pro víc strojů ušetří nejvíc.',
      ],
      [
        'Kapacita: 2 Ah vydrží popoludnie, 4 Ah celý deň, ale váži viac.',
        'Skľučovadlo: kovové trinásťmilimetrové upne aj hrubý vrták.',
        'Príklep: do tehly áno, do betónu vezmite kladivo.',
        'Systém: jeden akumulátor pre viac strojov ušetrí najviac.',
      ],
    ),
    h2('Aby akumulátor vydržel', 'Aby akumulátor vydržal'),
    p(
      'Skladujte ho nabitý z poloviny, v suchu a mimo mráz. Nenechávejte ho v nabíječce přes zimu a nevybíjejte do nuly. Tak vydrží pět i více let.',
      'Skladujte ho nabitý spolovice, v suchu a mimo mrazu. Nenechávajte ho v nabíjačke cez zimu a nevybíjajte do nuly. Tak vydrží päť aj viac rokov.',
    ),
    productSelection('K ruce ještě vruty', 'K ruke ešte skrutky', 'c-vruty'),
  ),
  article(
    {
      ...details,
      slug: ['brouseni-zahradnich-nuzek', 'brusenie-zahradnych-noznic'],
      title: ['Naostřete si zahradní nůžky za deset minut', 'Nabrúste si záhradné nožnice za desať minút'],
      perex: ['Tupé nůžky větev mačkají a rána pak hnije.', 'Tupé nožnice konár stláčajú a rana potom hnije.'],
      tags: ['naradi'],
      picture: articlePicture('nuzky'),
    },
    steps(
      [
        'Nůžky rozeberte a omyjte teplou vodou se saponátem.',
        'Pryskyřici rozpusťte lihem, rez jemnou ocelovou vatou.',
        'Bruste jen zkosenou stranu, od kloubu ke špičce, pod původním úhlem.',
        'Otřep na rovné straně sejměte jedním tahem naplocho.',
        'Kloub namažte olejem a složte.',
      ],
      [
        'Nožnice rozoberte a umyte teplou vodou so saponátom.',
        'Živicu rozpustite liehom, hrdzu jemnou oceľovou vatou.',
        'Brúste len skosenú stranu, od kĺbu k špičke, pod pôvodným uhlom.',
        'Ostrapok na rovnej strane odstráňte jedným ťahom naplocho.',
        'Kĺb namažte olejom a zložte.',
      ],
    ),
    productSelection('Nůžky a pilky', 'Nožnice a pílky', 'c-nuzky-pilky'),
  ),
  article(
    {
      ...details,
      slug: ['pracovni-stul-za-vikend', 'pracovny-stol-za-vikend'],
      title: ['Pracovní stůl za jeden víkend', 'Pracovný stôl za jeden víkend'],
      perex: ['Čtyři hranoly, jedna deska a dvacet vrutů.', 'Štyri hranoly, jedna doska a dvadsať skrutiek.'],
      tags: ['drevo'],
      picture: articlePicture('stul'),
    },
    p(
      'Výšku stolu určí vaše zápěstí: ve stoje s rukama podél těla má být deska pod ním. Nohy z hranolu 70 × 70 mm a luby zapuštěné do čepu unesou svěrák i hoblík.',
      'Výšku stola určí vaše zápästie: v stoji s rukami pozdĺž tela má byť doska pod ním. Nohy z hranola 70 × 70 mm a luby zapustené do čapu unesú zverák aj hoblík.',
    ),
    p(
      'Desku nelepte k rámu, jen ji přišroubujte zespodu přes podélné otvory. Dřevo v zimě sesychá a v létě bobtná, potřebuje vůli.',
      'Dosku nelepte k rámu, iba ju priskrutkujte zospodu cez pozdĺžne otvory. Drevo v zime zosychá a v lete napučiava, potrebuje vôľu.',
    ),
    productSelection('Když nechcete stavět', 'Keď nechcete stavať', 'c-pracovni-stoly', 3),
  ),
  article(
    {
      ...details,
      slug: ['lazura-nebo-olej', 'lazura-alebo-olej'],
      title: ['Lazura, nebo olej?', 'Lazúra, alebo olej?'],
      perex: ['Co dát na plot, co na stůl a co na terasu.', 'Čo dať na plot, čo na stôl a čo na terasu.'],
      tags: ['drevo', 'sezona'],
      picture: articlePicture('lazura'),
    },
    p(
      'Lazura tvoří tenký film a dřevo stíní. Patří na svislé plochy, kde po ní nikdo nechodí. Olej se vsákne, neloupe se a dá se obnovit bez broušení, proto patří na terasy a na nábytek.',
      'Lazúra tvorí tenký film a drevo tieni. Patrí na zvislé plochy, kde po nej nikto nechodí. Olej sa vpije, nelúpe sa a dá sa obnoviť bez brúsenia, preto patrí na terasy a na nábytok.',
    ),
    list(
      [
        'Dřevo musí být suché, nejvýš osmnáct procent vlhkosti.',
        'Natírejte ve stínu při deseti až pětadvaceti stupních.',
        'Dva tenké nátěry jsou lepší než jeden silný.',
      ],
      [
        'Drevo musí byť suché, najviac osemnásť percent vlhkosti.',
        'Natierajte v tieni pri desiatich až dvadsiatich piatich stupňoch.',
        'Dva tenké nátery sú lepšie než jeden hrubý.',
      ],
    ),
    productSelection('Lazury a oleje', 'Lazúry a oleje', 'c-lazury'),
  ),
  article(
    {
      ...details,
      slug: ['poradek-v-dilne', 'poriadok-v-dielni'],
      title: ['Pořádek v dílně bez velkých investic', 'Poriadok v dielni bez veľkých investícií'],
      perex: ['Nářadí, které vidíte, používáte.', 'Náradie, ktoré vidíte, používate.'],
      tags: ['naradi'],
      picture: articlePicture('poradek'),
    },
    p(
      'Vyndejte všechno na podlahu a rozdělte na tři hromady: každý týden, jednou za čas, nevím, co to je. Na stěnu patří jen první hromada, do krabic s popiskem druhá, třetí nabídněte sousedům.',
      'Vyložte všetko na podlahu a rozdeľte na tri kopy: každý týždeň, raz za čas, neviem, čo to je. Na stenu patrí len prvá kopa, do krabíc s popisom druhá, tretiu ponúknite susedom.',
    ),
    productSelection('Kam s tím', 'Kam s tým', 'c-regaly', 3),
  ),
];
