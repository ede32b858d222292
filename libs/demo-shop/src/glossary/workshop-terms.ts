import { term, type DemoTerm } from './term';

export const workshopTerms: readonly DemoTerm[] = [
  term(
    ['Točivý moment', 'Krútiaci moment'],
    ['Síla, kterou vrtačka otáčí.', 'Sila, ktorou vŕtačka otáča.'],
    [
      'Udává se v newtonmetrech. Na vruty stačí třicet, do tvrdého dřeva padesát.',
      'Udáva sa v newtonmetroch. Na skrutky stačí tridsať, do tvrdého dreva päťdesiat.',
    ],
    { categories: ['c-vrtacky'], terms: ['Příklep'] },
  ),
  term(
    ['Příklep', 'Príklep'],
    ['Rázy, které pomáhají vrtáku do zdi.', 'Rázy, ktoré pomáhajú vrtáku do steny.'],
    ['Do cihly stačí, do betonu patří vrtací kladivo.', 'Do tehly stačí, do betónu patrí vŕtacie kladivo.'],
    { categories: ['c-vrtacky'], terms: ['Točivý moment'] },
  ),
  term(
    ['Bezuhlíkový motor', 'Bezuhlíkový motor'],
    ['Motor bez kartáčků, které se opotřebují.', 'Motor bez kefiek, ktoré sa opotrebujú.'],
    [
      'Je menší, vydrží déle a z jednoho nabití udělá víc práce.',
      'Je menší, vydrží dlhšie a z jedného nabitia urobí viac práce.',
    ],
    { categories: ['c-vrtacky', 'c-aku'], terms: ['Ampérhodina'] },
  ),
  term(
    ['Ampérhodina', 'Ampérhodina'],
    ['Jednotka kapacity akumulátoru.', 'Jednotka kapacity akumulátora.'],
    [
      'Dvojnásobek ampérhodin znamená dvojnásobek práce a skoro dvojnásobek váhy.',
      'Dvojnásobok ampérhodín znamená dvojnásobok práce a skoro dvojnásobok váhy.',
    ],
    { categories: ['c-aku'] },
  ),
  term(
    ['Torx', 'Torx'],
    ['Vrut s hvězdicovou drážkou.', 'Skrutka s hviezdicovou drážkou.'],
    ['Drží lépe než křížový, protože bit nevyskakuje.', 'Drží lepšie než krížová, pretože bit nevyskakuje.'],
    { categories: ['c-vruty', 'c-sroubovaky'] },
  ),
  term(
    ['Hmoždinka', 'Hmoždinka'],
    ['Pouzdro, které drží vrut ve zdi.', 'Puzdro, ktoré drží skrutku v stene.'],
    [
      'Do sádrokartonu, do cihly a do betonu patří každá jiná.',
      'Do sadrokartónu, do tehly a do betónu patrí každá iná.',
    ],
    { categories: ['c-hmozdinky'] },
  ),
  term(
    ['Zrnitost', 'Zrnitosť'],
    ['Jak hrubý je brusný papír.', 'Aký hrubý je brúsny papier.'],
    [
      'Nízké číslo brousí hrubě: 60 na starý nátěr, 120 na dřevo, 240 před lakem.',
      'Nízke číslo brúsi hrubo: 60 na starý náter, 120 na drevo, 240 pred lakom.',
    ],
    { categories: ['c-brusky'] },
  ),
  term(
    ['Lazura', 'Lazúra'],
    ['Průsvitný nátěr, pod kterým je vidět kresba dřeva.', 'Priesvitný náter, pod ktorým vidno kresbu dreva.'],
    [
      'Tenkovrstvá se obnovuje bez broušení, silnovrstvá chrání déle.',
      'Tenkovrstvová sa obnovuje bez brúsenia, hrubovrstvová chráni dlhšie.',
    ],
    { categories: ['c-lazury'], terms: ['Impregnace'] },
  ),
  term(
    ['Impregnace', 'Impregnácia'],
    ['Napuštění dřeva látkou proti hmyzu a plísni.', 'Napustenie dreva látkou proti hmyzu a plesni.'],
    [
      'Dělá se před nátěrem a sama dřevo před sluncem neochrání.',
      'Robí sa pred náterom a sama drevo pred slnkom neochráni.',
    ],
    { categories: ['c-lazury'], terms: ['Lazura'] },
  ),
  term(
    ['Vodováha', 'Vodováha'],
    [
      'Měřidlo s libelou, které ukáže vodorovnou a svislou.',
      'Meradlo s libelou, ktoré ukáže vodorovnú a zvislú polohu.',
    ],
    [
      'Ověříte ji otočením: bublina musí zůstat na stejném místě.',
      'Overíte ju otočením: bublina musí zostať na rovnakom mieste.',
    ],
    { categories: ['c-meridla'] },
  ),
  term(
    ['Pokos', 'Pokos'],
    ['Řez pod úhlem, kterým se spojují lišty v rohu.', 'Rez pod uhlom, ktorým sa spájajú lišty v rohu.'],
    ['Dva řezy po pětačtyřiceti stupních dají pravý roh.', 'Dva rezy po štyridsaťpäť stupňov dajú pravý roh.'],
    { categories: ['c-pily'] },
  ),
  term(
    ['Ráčna', 'Račňa'],
    ['Klíč, který se při zpětném pohybu protáčí.', 'Kľúč, ktorý sa pri spätnom pohybe pretáča.'],
    [
      'Šetří čas v úzkých místech, kde se klíč nedá otočit dokola.',
      'Šetrí čas v úzkych miestach, kde sa kľúč nedá otočiť dookola.',
    ],
    { categories: ['c-klice'] },
  ),
];
