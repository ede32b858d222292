import type { PartlyTranslated } from '@vyloha/contract';
import { text } from '../language/texts';
import type { Theme } from './opinions';

/** A shopper's question and the answer of the staff. */
export interface Question {
  question: PartlyTranslated;
  answer: PartlyTranslated;
}

const stock: Question = {
  question: text(
    'Dá se zboží před koupí prohlédnout na některé z poboček?',
    'Dá sa tovar pred kúpou pozrieť v niektorej z predajní?',
  ),
  answer: text(
    'Ano. Pobočky, na kterých je právě skladem, najdete nad tlačítkem pro vložení do košíku. Rádi vám ho i odložíme, stačí zavolat.',
    'Áno. Predajne, v ktorých je práve skladom, nájdete nad tlačidlom na vloženie do košíka. Radi vám ho aj odložíme, stačí zavolať.',
  ),
};
const returns: Question = {
  question: text(
    'Když mi to doma nebude vyhovovat, můžu to vrátit i na pobočce?',
    'Keď mi to doma nebude vyhovovať, môžem to vrátiť aj v predajni?',
  ),
  answer: text(
    'Můžete, na kterékoli pobočce do 14 dnů od převzetí. Peníze vracíme stejnou cestou, jakou přišly.',
    'Môžete, v ktorejkoľvek predajni do 14 dní od prevzatia. Peniaze vraciame rovnakou cestou, akou prišli.',
  ),
};

export const questionsByTheme: Record<Theme, readonly Question[]> = {
  seeds: [
    {
      question: text('Jak dlouho vydrží otevřený sáček?', 'Ako dlho vydrží otvorené vrecko?'),
      answer: text(
        'V suchu a chladu do konce příští sezony, klíčivost jen mírně klesne. Sáček přehněte a uzavřete do sklenice.',
        'V suchu a chlade do konca budúcej sezóny, klíčivosť len mierne klesne. Vrecko prehnite a uzavrite do pohára.',
      ),
    },
    {
      question: text('Je osivo mořené?', 'Je osivo morené?'),
      answer: text('Ne, prodáváme osivo bez chemického ošetření.', 'Nie, predávame osivo bez chemického ošetrenia.'),
    },
  ],
  plants: [
    {
      question: text('Posíláte rostliny i v zimě?', 'Posielate rastliny aj v zime?'),
      answer: text(
        'Ano, pod bodem mrazu je balíme do termoobalu. Při silných mrazech se ozveme a domluvíme jiný den.',
        'Áno, pod bodom mrazu ich balíme do termoobalu. Pri silných mrazoch sa ozveme a dohodneme iný deň.',
      ),
    },
    returns,
  ],
  supplies: [
    {
      question: text(
        'Můžu to použít i na zeleninu, kterou budu jíst?',
        'Môžem to použiť aj na zeleninu, ktorú budem jesť?',
      ),
      answer: text(
        'Ano, dodržte jen dávkování a ochrannou lhůtu, které jsou na obalu.',
        'Áno, dodržte len dávkovanie a ochrannú lehotu, ktoré sú na obale.',
      ),
    },
    stock,
  ],
  textiles: [
    {
      question: text('Dá se to dát do sušičky?', 'Dá sa to dať do sušičky?'),
      answer: text(
        'Raději ne, látka by se mohla srazit. Nechte volně uschnout, na šířku i délku pak drží tvar.',
        'Radšej nie, látka by sa mohla zraziť. Nechajte voľne uschnúť, na šírku aj dĺžku potom drží tvar.',
      ),
    },
    returns,
  ],
  machines: [
    {
      question: text('Kde seženu náhradní díly, až skončí záruka?', 'Kde zoženiem náhradné diely, keď skončí záruka?'),
      answer: text(
        'U nás. Výrobce je drží deset let a objednáme vám je na kterékoli pobočce, obvykle do týdne.',
        'U nás. Výrobca ich drží desať rokov a objednáme vám ich v ktorejkoľvek predajni, zvyčajne do týždňa.',
      ),
    },
    stock,
  ],
  things: [stock, returns],
};
