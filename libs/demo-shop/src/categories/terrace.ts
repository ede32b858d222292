import { category } from './category-node';

const furniture = category(
  'c-nabytek',
  ['Zahradní nábytek', 'Záhradný nábytok'],
  ['armchair', 'cream', 'frame'],
  [
    'Křesla, stoly, lavice a slunečníky na dlouhé večery venku. Potahy sundáte a vyperete, rámy nereziví.',
    'Kreslá, stoly, lavice a slnečníky na dlhé večery vonku. Poťahy zložíte a vyperiete, rámy nehrdzavejú.',
  ],
  [
    category(
      'c-zidle',
      ['Židle a křesla', 'Stoličky a kreslá'],
      ['armchair', 'sage', 'frame'],
      [
        'Křesla s područkami i skládací židle na balkon. Sedák má výšku jídelního stolu, takže se u něj dá i jíst.',
        'Kreslá s opierkami aj skladacie stoličky na balkón. Sedadlo má výšku jedálenského stola, takže sa pri ňom dá aj jesť.',
      ],
    ),
    category(
      'c-stoly',
      ['Zahradní stoly', 'Záhradné stoly'],
      ['table', 'natural', 'rectangular'],
      [
        'Stoly pro čtyři až osm hostí a malé stolky na balkon. Deska odvádí vodu, nohy vyrovnáte i na křivé dlažbě.',
        'Stoly pre štyroch až ôsmich hostí a malé stolíky na balkón. Doska odvádza vodu, nohy vyrovnáte aj na krivej dlažbe.',
      ],
    ),
    category(
      'c-lavice',
      ['Lavice a houpačky', 'Lavice a hojdačky'],
      ['bench', 'walnut'],
      [
        'Místo, odkud je vidět celá zahrada, nebo tichá houpačka pro tři. Dřevo i ocel ošetříte jednou za rok.',
        'Miesto, odkiaľ vidno celú záhradu, alebo tichá hojdačka pre troch. Drevo aj oceľ ošetríte raz za rok.',
      ],
    ),
    category(
      'c-slunecniky',
      ['Slunečníky', 'Slnečníky'],
      ['parasol', 'terracotta'],
      [
        'Naklápěcí slunečníky od dvou do tří metrů, s potahem, který nevybledne. Podstavec přidáme do košíku za vás.',
        'Naklápacie slnečníky od dvoch do troch metrov, s poťahom, ktorý nevybledne. Podstavec pridáme do košíka za vás.',
      ],
    ),
    category(
      'c-lehatka',
      ['Zahradní lehátka', 'Záhradné ležadlá'],
      ['lounger', 'turquoise'],
      [
        'Polohovací lehátka na čtení i na spánek, lehká na přenášení. Po sezoně je složíte za dveře.',
        'Polohovacie ležadlá na čítanie aj na spánok, ľahké na prenášanie. Po sezóne ich zložíte za dvere.',
      ],
    ),
  ],
);

const pots = category(
  'c-kvetinace-truhliky',
  ['Květináče a truhlíky', 'Kvetináče a hrantíky'],
  ['pot', 'terracotta', 'classic'],
  [
    'Keramika, samozavlažovací nádoby, truhlíky i obaly na okno. U každé velikosti najdete, kolik zeminy do ní patří.',
    'Keramika, samozavlažovacie nádoby, hrantíky aj obaly na okno. Pri každej veľkosti nájdete, koľko zeminy do nej patrí.',
  ],
  [
    category(
      'c-kvetinace',
      ['Květináče', 'Kvetináče'],
      ['pot', 'terracotta', 'classic'],
      [
        'Ručně točená keramika a samozavlažovací květináče od čtrnácti centimetrů. Odtok v dně má každý z nich.',
        'Ručne točená keramika a samozavlažovacie kvetináče od štrnástich centimetrov. Odtok v dne má každý z nich.',
      ],
    ),
    category(
      'c-truhliky',
      ['Truhlíky', 'Hrantíky'],
      ['planter', 'anthracite'],
      [
        'Balkonové truhlíky s dvojitým dnem i dřevěné nádoby k domu. Držáky na zábradlí a na parapet máme k nim.',
        'Balkónové hrantíky s dvojitým dnom aj drevené nádoby k domu. Držiaky na zábradlie a na parapet máme k nim.',
      ],
    ),
    category(
      'c-zavesne',
      ['Závěsné květináče', 'Závesné kvetináče'],
      ['hanging-pot', 'white', 'bowl'],
      [
        'Misky na převislé květiny i závěsy do okna. Zásobník vody v nich vystačí na týden.',
        'Misky na previsnuté kvety aj závesy do okna. Zásobník vody v nich vystačí na týždeň.',
      ],
    ),
    category(
      'c-obaly',
      ['Obaly a podmisky na květináče', 'Obaly a podmisky na kvetináče'],
      ['basket', 'natural', 'pot'],
      [
        'Proutěné obaly, keramické podmisky a misky, které udrží parapet suchý. Rozměry ladí s pěstebními květináči.',
        'Prútené obaly, keramické podmisky a misky, ktoré udržia parapet suchý. Rozmery ladia s pestovateľskými kvetináčmi.',
      ],
    ),
  ],
);

const grilling = category(
  'c-grilovani',
  ['Grilování a oheň', 'Grilovanie a oheň'],
  ['kettle-grill', 'black'],
  [
    'Grily na uhlí, plyn i elektřinu, ohniště, náčiní a pořádné uhlí. Na osobu počítejte dvě stě gramů masa a na celý stůl kilo uhlí.',
    'Grily na uhlie, plyn aj elektrinu, ohniská, náčinie a poriadne uhlie. Na osobu rátajte dvesto gramov mäsa a na celý stôl kilo uhlia.',
  ],
  [
    category(
      'c-grily',
      ['Zahradní grily', 'Záhradné grily'],
      ['kettle-grill', 'red'],
      [
        'Kotlové, plynové i stolní grily. Rošt jde u všech vyměnit a popel se sype do uzavřené nádoby.',
        'Kotlové, plynové aj stolové grily. Rošt možno pri všetkých vymeniť a popol padá do uzavretej nádoby.',
      ],
    ),
    category(
      'c-ohniste',
      ['Zahradní ohniště', 'Záhradné ohniská'],
      ['fire-pit', 'black', 'bowl'],
      [
        'Ocelové mísy a koše, kolem kterých se sejde celá rodina. Rošt, pohrabáč a kryt jsou součástí balení.',
        'Oceľové misy a koše, okolo ktorých sa zíde celá rodina. Rošt, kutáč a kryt sú súčasťou balenia.',
      ],
    ),
    category(
      'c-grilovaci-nacini',
      ['Grilovací náčiní', 'Grilovacie náčinie'],
      ['grill-tools', 'oak', 'set'],
      [
        'Kleště, obracečky a kartáče na rošt, dlouhé aspoň čtyřicet centimetrů. Sady v pouzdře jsou hotový dárek.',
        'Kliešte, obracačky a kefy na rošt, dlhé aspoň štyridsať centimetrov. Súpravy v puzdre sú hotový darček.',
      ],
    ),
    category(
      'c-paliva',
      ['Dřevěné uhlí a brikety', 'Drevené uhlie a brikety'],
      ['soil-bag', 'black', 'flame'],
      [
        'Velké kusy bukového uhlí a brikety, které drží žár tři hodiny. Bez prachu a bez zápachu.',
        'Veľké kusy bukového uhlia a brikety, ktoré držia pahrebu tri hodiny. Bez prachu a bez zápachu.',
      ],
    ),
    category(
      'c-napoje-ke-grilu',
      ['Nápoje ke grilu', 'Nápoje ku grilu'],
      ['bottle', 'lime', 'leaf'],
      [
        'Ležák z malého pivovaru a mošt ze starých odrůd, obojí ve vratných lahvích. Chlaďte je na osm stupňů.',
        'Ležiak z malého pivovaru a mušt zo starých odrôd, oboje vo vratných fľašiach. Chlaďte ich na osem stupňov.',
      ],
    ),
  ],
);

const lights = category(
  'c-svetla-venku',
  ['Venkovní osvětlení', 'Vonkajšie osvetlenie'],
  ['lantern', 'black', 'house'],
  [
    'Solární lampy, lucerny a světelné řetězy na terasu i k cestě. Rozsvítí se samy po setmění a nic nestojí.',
    'Solárne lampy, lampáše a svetelné reťaze na terasu aj k ceste. Rozsvietia sa samy po zotmení a nič nestoja.',
  ],
  [
    category(
      'c-solarni',
      ['Solární lampy', 'Solárne lampy'],
      ['solar-lamp', 'anthracite', 'torch'],
      [
        'Zápichové lampy k cestě i na terasu, bez kabelu a bez účtu za elektřinu. Přes den se nabíjejí, za soumraku svítí.',
        'Zapichovacie lampy k ceste aj na terasu, bez kábla a bez účtu za elektrinu. Cez deň sa nabíjajú, za súmraku svietia.',
      ],
    ),
    category(
      'c-lucerny',
      ['Lucerny a lampiony', 'Lampáše a lampióny'],
      ['lantern', 'copper', 'round'],
      [
        'Lucerny na svíčku i na světlo, na schody a na větev. Ve třech různých velikostech vypadají nejlépe.',
        'Lampáše na sviečku aj na svetlo, na schody a na konár. V troch rôznych veľkostiach vyzerajú najlepšie.',
      ],
    ),
    category(
      'c-retezy',
      ['Světelné řetězy', 'Svetelné reťaze'],
      ['string-lights', 'black', 'bulbs'],
      [
        'Řetězy s nerozbitnými žárovkami, které snesou déšť. Nejlíp vypadají mezi dvěma stromy nebo pod pergolou.',
        'Reťaze s nerozbitnými žiarovkami, ktoré znesú dážď. Najlepšie vyzerajú medzi dvoma stromami alebo pod pergolou.',
      ],
    ),
  ],
);

export const terrace = category(
  'c-terasa',
  ['Terasa a balkon', 'Terasa a balkón'],
  ['armchair', 'mustard', 'frame'],
  [
    'Všechno pro chvíle, kdy je nejhezčí pokoj v domě ten pod širým nebem. Nábytek, květináče, grily i světla na večer.',
    'Všetko pre chvíle, keď je najkrajšia izba v dome tá pod holým nebom. Nábytok, kvetináče, grily aj svetlá na večer.',
  ],
  [furniture, pots, grilling, lights],
);
