import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { SeedKind } from './seed-kind';

/** Vegetables grown for their roots, bulbs and leaves. */
export const leafAndRootVegetables: readonly SeedKind[] = [
  [
    noun('Mrkev raná', 'f', 'Mrkva skorá'),
    'carrot',
    'spring',
    5,
    text(
      'Křehké kořínky na první červnovou sklizeň. Sejte řídce, vytrhávat se nemusí.',
      'Krehké korienky na prvú júnovú úrodu. Sejte riedko, pretrhávať netreba.',
    ),
  ],
  [
    noun('Mrkev pozdní', 'f', 'Mrkva neskorá'),
    'carrot',
    'late-spring',
    6,
    text(
      'Dlouhé kořeny do sklepa, které vydrží křupavé do Velikonoc.',
      'Dlhé korene do pivnice, ktoré vydržia chrumkavé do Veľkej noci.',
    ),
  ],
  [
    noun('Petržel kořenová', 'f', 'Petržlen koreňový', 'm'),
    'parsnip',
    'early-spring',
    6,
    text(
      'Hladký bílý kořen, který se při čištění neláme. Klíčí pomalu, výsev označte.',
      'Hladký biely koreň, ktorý sa pri čistení neláme. Klíči pomaly, výsev označte.',
    ),
  ],
  [
    noun('Celer bulvový', 'm', 'Zeler buľvový'),
    'celery',
    'early-spring',
    40,
    text(
      'Kulatá bulva bez dutin a s málem postranních kořínků. Chce vláhu a draslík.',
      'Guľatá buľva bez dutín a s málom bočných korienkov. Chce vlahu a draslík.',
    ),
  ],
  [
    noun('Ředkvička', 'f', 'Reďkovka'),
    'radish',
    'spring',
    4,
    text(
      'Za čtyři týdny na stole. Při pravidelné zálivce neštiplá a nepopraská.',
      'Za štyri týždne na stole. Pri pravidelnej zálievke neštípe a nepopraská.',
    ),
  ],
  [
    noun('Ředkev zimní', 'f', 'Reďkev zimná'),
    'turnip',
    'summer',
    12,
    text(
      'Do kvašeniny i do tmavého chleba s máslem. Ve vlhkém písku vydrží do března.',
      'Do kvasenej zeleniny aj k tmavému chlebu s maslom. Vo vlhkom piesku vydrží do marca.',
    ),
  ],
  [
    noun('Řepa salátová', 'f', 'Cvikla šalátová'),
    'beet',
    'spring',
    10,
    text(
      'Sytě červené bulvy bez světlých kruhů, do salátu i do sklenic.',
      'Sýto červené buľvy bez svetlých kruhov, do šalátu aj do pohárov.',
    ),
  ],
  [
    noun('Pastinák', 'm', 'Paštrnák'),
    'parsnip',
    'early-spring',
    12,
    text(
      'Zapomenutá zelenina: po prvním mrazu zesládne a hodí se do polévky.',
      'Zabudnutá zelenina: po prvom mraze zosladne a hodí sa do polievky.',
    ),
  ],
  [
    noun('Cibule jarní', 'f', 'Cibuľa jarná'),
    'onion',
    'early-spring',
    10,
    text('Pevné zlaté cibule, které v copu přečkají zimu.', 'Pevné zlaté cibule, ktoré vo vrkoči prečkajú zimu.'),
  ],
  [
    noun('Pórek', 'm', 'Pór'),
    'leek',
    'early-spring',
    15,
    text('Dlouhá bílá část a odolnost: sklízíte ho zpod sněhu.', 'Dlhá biela časť a odolnosť: zberáte ho spod snehu.'),
  ],
  [
    noun('Salát hlávkový', 'm', 'Šalát hlávkový'),
    'lettuce',
    'spring',
    25,
    text(
      'Máslové hlávky, které v teple nevybíhají. Sejte po třech týdnech znovu.',
      'Maslové hlávky, ktoré v teple nevybiehajú. Sejte po troch týždňoch znova.',
    ),
  ],
  [
    noun('Salát listový', 'm', 'Šalát listový'),
    'lettuce',
    'spring',
    20,
    text(
      'Sklízíte po lístku celé léto. Barevné listy zdobí i truhlík.',
      'Zberáte po lístku celé leto. Farebné listy zdobia aj hrantík.',
    ),
  ],
  [
    noun('Rukola setá', 'f', 'Rukola siata'),
    'herb',
    'spring',
    10,
    text(
      'Oříšková chuť za pět týdnů od výsevu. V létě ji přistiňte.',
      'Oriešková chuť za päť týždňov od výsevu. V lete ju pritieňte.',
    ),
  ],
  [
    noun('Špenát setý', 'm', 'Špenát siaty'),
    'spinach',
    'autumn',
    10,
    text(
      'Podzimní výsev přezimuje a v dubnu máte první zeleninu.',
      'Jesenný výsev prezimuje a v apríli máte prvú zeleninu.',
    ),
  ],
  [
    noun('Polníček', 'm', 'Poľníček'),
    'herb',
    'autumn',
    8,
    text(
      'Roste i v zimě pod textilií a plevelu nepustí místo.',
      'Rastie aj v zime pod textíliou a burine nenechá miesto.',
    ),
  ],
  [
    noun('Mangold řapíkatý', 'm', 'Mangold stopkový'),
    'chard',
    'spring',
    30,
    text(
      'Barevné řapíky a listy jako špenát. Sklízí se od června do mrazu.',
      'Farebné stopky a listy ako špenát. Zberá sa od júna do mrazu.',
    ),
  ],
  [
    noun('Kedluben', 'm', 'Kaleráb'),
    'kohlrabi',
    'spring',
    25,
    text(
      'Nedřevnatí ani přerostlý. Bílý i modrý, na syrovo i do polévky.',
      'Nedrevnatie ani prerastený. Biely aj modrý, surový aj do polievky.',
    ),
  ],
  [
    noun('Zelí hlávkové bílé', 'n', 'Kapusta hlávková biela', 'f'),
    'cabbage',
    'spring',
    50,
    text(
      'Pevné hlávky do sudu i na čerstvo. Na síť proti motýlům nezapomeňte.',
      'Pevné hlávky do suda aj na čerstvo. Na sieť proti motýľom nezabudnite.',
    ),
  ],
  [
    noun('Květák', 'm', 'Karfiol'),
    'cauliflower',
    'early-spring',
    50,
    text(
      'Bílé růžice přikryté vlastními listy, takže nežloutnou.',
      'Biele ružice prikryté vlastnými listami, takže nežltnú.',
    ),
  ],
  [
    noun('Brokolice', 'f', 'Brokolica'),
    'broccoli',
    'spring',
    45,
    text(
      'Po odříznutí hlavní růžice narostou další. Jeden záhon stačí na léto.',
      'Po odrezaní hlavnej ružice narastú ďalšie. Jeden záhon stačí na leto.',
    ),
  ],
  [
    noun('Kapusta kadeřavá', 'f', 'Kel kučeravý', 'm'),
    'kale',
    'late-spring',
    50,
    text(
      'Po mrazu je nejlepší. Celou zimu trháte listy ode dna.',
      'Po mraze je najlepší. Celú zimu trháte listy odspodu.',
    ),
  ],
  [
    noun('Fenykl sladký', 'm', 'Fenikel sladký'),
    'celery',
    'summer',
    25,
    text(
      'Křehká hlíza vonící po anýzu, na zapékání i do salátu.',
      'Krehká hľuza voňajúca po aníze, na zapekanie aj do šalátu.',
    ),
  ],
  [
    noun('Čínské zelí', 'n', 'Čínska kapusta', 'f'),
    'cabbage',
    'summer',
    35,
    text(
      'Vysejte v červenci a v říjnu sklidíte hlávky jako z obchodu.',
      'Vysejte v júli a v októbri zožnete hlávky ako z obchodu.',
    ),
  ],
  [
    noun('Artyčok', 'm', 'Artičoka', 'f'),
    'artichoke',
    'early-spring',
    80,
    text(
      'Ozdoba záhonu i talíře. Na zimu jej přihrňte listím.',
      'Ozdoba záhona aj taniera. Na zimu ju prihrňte lístím.',
    ),
  ],
];
