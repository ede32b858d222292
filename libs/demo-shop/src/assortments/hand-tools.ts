import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { Assortment } from './assortment';
import { headWeights, levelLengths, pieces, toolLengths, openings, spans, tips } from './sizes';

const screwdrivers: Assortment = {
  category: 'c-sroubovaky',
  advice: text(
    'Křížový hrot PH a PZ nejsou totéž: PZ má navíc tenké drážky. Kdo šroubuje často, ocení sadu v pouzdře.',
    'Krížový hrot PH a PZ nie sú to isté: PZ má navyše tenké drážky. Kto skrutkuje často, ocení súpravu v puzdre.',
  ),
  families: [
    {
      noun: noun('Dílenský šroubovák', 'm', 'Dielenský skrutkovač'),
      lead: text(
        'Dřík z chrom-vanadové oceli a rukojeť, která přenese sílu celé dlaně. Hrot je magnetický.',
        'Driek z chróm-vanádiovej ocele a rukoväť, ktorá prenesie silu celej dlane. Hrot je magnetický.',
      ),
      brands: ['dilo', 'stavon'],
      models: 7,
      price: 79,
      picture: {
        kind: 'screwdriver',
        shapes: ['single', 'stubby'],
        tones: ['red', 'yellow', 'blue', 'green', 'orange'],
      },
      sizes: tips('PH1', 'PH2', 'PZ2'),
      material: 'steel',
      features: ['chrome-vanadium', 'magnetic', 'soft-grip', 'hang-up'],
    },
    {
      noun: noun('Sada šroubováků', 'f', 'Súprava skrutkovačov'),
      lead: text(
        'Ploché i křížové v jednom pouzdře, od hodinářského po dílenský. Nic nehledáte, vše má své místo.',
        'Ploché aj krížové v jednom puzdre, od hodinárskeho po dielenský. Nič nehľadáte, všetko má svoje miesto.',
      ),
      brands: ['dilo', 'stavon'],
      models: 6,
      price: 329,
      picture: { kind: 'screwdriver', shapes: ['set'], tones: ['red', 'blue', 'yellow', 'green'] },
      material: 'steel',
      features: ['chrome-vanadium', 'magnetic', 'insulated', 'with-case'],
      numbers: { pieces: [6, 8, 12] },
    },
  ],
};

const hammers: Assortment = {
  category: 'c-kladiva',
  advice: text(
    'Tři sta gramů na drobnosti, půl kila na hřebíky. Sekera musí být ostrá, tupá sklouzne.',
    'Tristo gramov na drobnosti, pol kila na klince. Sekera musí byť ostrá, tupá skĺzne.',
  ),
  families: [
    {
      noun: noun('Zámečnické kladivo', 'n', 'Zámočnícke kladivo'),
      lead: text(
        'Hlava z kované oceli a násada, která tlumí ráz. Klín drží i po letech.',
        'Hlava z kovanej ocele a porisko, ktoré tlmí ráz. Klin drží aj po rokoch.',
      ),
      brands: ['dilo', 'stavon'],
      models: 6,
      price: 189,
      picture: { kind: 'hammer', shapes: ['machinist', 'claw'], tones: ['oak', 'red', 'blue', 'yellow'] },
      sizes: headWeights(300, 500, 1000),
      material: 'steel',
      features: ['hardened', 'ash-handle', 'soft-grip'],
    },
    {
      noun: noun('Štípací sekera', 'f', 'Štiepacia sekera'),
      lead: text(
        'Klínovitá hlava rozštípne i sukaté poleno na první ránu. Topůrko je potažené gumou.',
        'Klinovitá hlava rozštiepi aj hrčovité poleno na prvý úder. Porisko je potiahnuté gumou.',
      ),
      brands: ['rycka', 'stavon'],
      models: 5,
      price: 599,
      picture: { kind: 'axe', tones: ['orange', 'oak', 'black', 'red'] },
      material: 'steel',
      features: ['hardened', 'soft-grip', 'ash-handle'],
      numbers: { handle: [50, 70, 85] },
    },
  ],
};

const pliers: Assortment = {
  category: 'c-kleste',
  advice: text(
    'Kombinované kleště zvládnou většinu domácích prací, sika potrubí a štípačky dráty. U elektřiny trvejte na izolaci.',
    'Kombinované kliešte zvládnu väčšinu domácich prác, sika potrubie a štikačky drôty. Pri elektrine trvajte na izolácii.',
  ),
  families: [
    {
      noun: noun('Kombinované kleště', 'f-plural', 'Kombinované kliešte'),
      lead: text(
        'Čelisti dosednou na setinu milimetru a ostří přestřihne i ocelovou strunu.',
        'Čeľuste dosadnú na stotinu milimetra a ostrie prestrihne aj oceľovú strunu.',
      ),
      brands: ['dilo', 'stavon'],
      models: 6,
      price: 229,
      picture: { kind: 'pliers', shapes: ['combination'], tones: ['red', 'blue', 'yellow', 'green'] },
      sizes: toolLengths(160, 180, 200),
      material: 'steel',
      features: ['strong-jaws', 'insulated', 'soft-grip', 'chrome-vanadium'],
    },
    {
      noun: noun('Štípací kleště', 'f-plural', 'Štikacie kliešte'),
      lead: text(
        'Ostří zakalené indukcí střihne drát hladce a těsně u povrchu.',
        'Ostrie zakalené indukciou strihne drôt hladko a tesne pri povrchu.',
      ),
      brands: ['dilo'],
      models: 5,
      price: 249,
      picture: { kind: 'pliers', shapes: ['cutting'], tones: ['blue', 'red', 'green', 'orange'] },
      material: 'steel',
      features: ['strong-jaws', 'hardened', 'soft-grip', 'insulated'],
    },
  ],
};

const wrenches: Assortment = {
  category: 'c-klice',
  advice: text(
    'Očkoploché klíče se hodí na volné šrouby, ráčna tam, kde není místo. Nejpoužívanější rozměry jsou 10, 13 a 17.',
    'Očkoploché kľúče sa hodia na voľné skrutky, račňa tam, kde nie je miesto. Najpoužívanejšie rozmery sú 10, 13 a 17.',
  ),
  families: [
    {
      noun: noun('Očkoplochý klíč', 'm', 'Očkoplochý kľúč'),
      lead: text(
        'Leštěná ocel, přesná čelist a očko skloněné o patnáct stupňů. Matice nezůstane obitá.',
        'Leštená oceľ, presná čeľusť a očko sklonené o pätnásť stupňov. Matica nezostane obitá.',
      ),
      brands: ['dilo'],
      models: 6,
      price: 69,
      picture: { kind: 'wrench', shapes: ['combination'], tones: ['silver', 'anthracite', 'blue'] },
      sizes: openings(10, 13, 17, 19),
      material: 'steel',
      features: ['chrome-vanadium', 'strong-jaws', 'hang-up'],
    },
    {
      noun: noun('Sada nástrčných klíčů', 'f', 'Súprava nástrčných kľúčov'),
      lead: text(
        'Ráčna, nástavce a hlavice v kufru, kde každý kus cvakne na své místo.',
        'Račňa, nadstavce a hlavice v kufri, kde každý kus cvakne na svoje miesto.',
      ),
      brands: ['dilo', 'stavon'],
      models: 6,
      price: 890,
      picture: { kind: 'socket-set', tones: ['red', 'blue', 'anthracite', 'green'] },
      material: 'steel',
      features: ['chrome-vanadium', 'fine-ratchet', 'with-case'],
      numbers: { pieces: [46, 94, 108] },
    },
  ],
};

const measures: Assortment = {
  category: 'c-meridla',
  advice: text(
    'Metr s magnetem udrží konec na kovu, široký pásek se nezlomí. Vodováhu si v obchodě otočte: bublina musí zůstat na místě.',
    'Meter s magnetom udrží koniec na kove, široká páska sa nezlomí. Vodováhu si v predajni otočte: bublina musí zostať na mieste.',
  ),
  families: [
    {
      noun: noun('Svinovací metr', 'm', 'Zvinovací meter'),
      lead: text(
        'Pásek se nezlomí ani na dva a půl metru. Čitelná čísla z obou stran ušetří otáčení.',
        'Páska sa nezlomí ani na dva a pol metra. Čitateľné čísla z oboch strán ušetria otáčanie.',
      ),
      brands: ['dilo', 'stavon'],
      models: 7,
      price: 99,
      picture: { kind: 'tape-measure', shapes: ['', 'round'], tones: ['yellow', 'red', 'blue', 'green', 'orange'] },
      sizes: spans(3, 5, 8),
      material: 'plastic',
      features: ['clear-scale', 'magnetic', 'soft-grip'],
    },
    {
      noun: noun('Stavební vodováha', 'f', 'Stavebná vodováha'),
      lead: text(
        'Frézovaná plocha a tři libely, které ukážou vodorovnou, svislou i úhel. Snese pád z žebříku.',
        'Frézovaná plocha a tri libely, ktoré ukážu vodorovnú, zvislú aj uhol. Znesie pád z rebríka.',
      ),
      brands: ['dilo', 'stavon'],
      models: 6,
      price: 249,
      picture: { kind: 'level', tones: ['yellow', 'red', 'blue', 'silver'] },
      sizes: levelLengths(40, 60, 100),
      material: 'aluminium',
      features: ['clear-scale', 'magnetic', 'hang-up'],
    },
  ],
};

const screws: Assortment = {
  category: 'c-vruty',
  advice: text(
    'Délka vrutu má být dvojnásobek tloušťky přichycené desky. Ven patří žlutý zinek nebo nerez.',
    'Dĺžka vrutu má byť dvojnásobok hrúbky prichytenej dosky. Von patrí žltý zinok alebo nerez.',
  ),
  families: [
    {
      noun: noun('Vruty do dřeva', 'm-plural', 'Skrutky do dreva', 'f-plural'),
      lead: text(
        'Ostrý závit se chytne bez předvrtání a hlava zapadne do roviny. V krabičce, která se dá zavřít.',
        'Ostrý závit sa chytí bez predvŕtania a hlava zapadne do roviny. V škatuľke, ktorá sa dá zavrieť.',
      ),
      brands: ['pevnak', 'dilo'],
      models: 9,
      price: 59,
      picture: { kind: 'screws', shapes: ['wood', 'box', 'tub'], tones: ['mustard', 'silver', 'black', 'copper'] },
      sizes: pieces(50, 100, 250),
      material: 'galvanized',
      features: ['sharp-thread', 'strong-coating', 'reclosable-box'],
      numbers: { thread: [3.5, 4, 4.5, 5, 6] },
    },
  ],
};

const anchors: Assortment = {
  category: 'c-hmozdinky',
  advice: text(
    'Do plné cihly stačí nylon, do sádrokartonu rozpínací hmoždinka. Otvor vyfoukejte, prach drží hůř než nic.',
    'Do plnej tehly stačí nylon, do sadrokartónu rozpínacia hmoždinka. Otvor vyfúkajte, prach drží horšie než nič.',
  ),
  families: [
    {
      noun: noun('Univerzální hmoždinky', 'f-plural', 'Univerzálne hmoždinky'),
      lead: text(
        'Drží v cihle, betonu i pórobetonu: rozepnou se podle toho, co najdou. V balení jsou i vruty.',
        'Držia v tehle, betóne aj pórobetóne: rozopnú sa podľa toho, čo nájdu. V balení sú aj skrutky.',
      ),
      brands: ['pevnak', 'dilo'],
      models: 9,
      price: 49,
      picture: {
        kind: 'screws',
        shapes: ['anchors', 'anchors-card', 'anchors-box'],
        tones: ['red', 'grey', 'blue', 'mustard'],
      },
      sizes: pieces(20, 50, 100),
      material: 'plastic',
      features: ['firm-hold', 'reclosable-box', 'frost'],
      numbers: { thread: [6, 8, 10] },
    },
  ],
};

export const handToolProducts = [screwdrivers, hammers, pliers, wrenches, measures, screws, anchors];
