import { category } from './category-node';

const textile = category(
  'c-domaci-textil',
  ['Domácí textil', 'Domáci textil'],
  ['cushion', 'mustard', 'stripes'],
  [
    'Polštáře, koberce, deky a látky na metr. Ladí spolu, dají se prát a vydrží víc než jednu sezonu.',
    'Vankúše, koberce, deky a látky na metre. Ladia spolu, dajú sa prať a vydržia viac než jednu sezónu.',
  ],
  [
    category(
      'c-polstare',
      ['Polštáře a podsedáky', 'Vankúše a podsedáky'],
      ['cushion', 'sage', 'leaf'],
      [
        'Dekorační polštáře na gauč a podsedáky na zahradní židle. Potahy sundáte a vyperete na čtyřicet stupňů.',
        'Dekoračné vankúše na pohovku a podsedáky na záhradné stoličky. Poťahy zložíte a vyperiete na štyridsať stupňov.',
      ],
    ),
    category(
      'c-koberce',
      ['Koberce a předložky', 'Koberce a predložky'],
      ['rug', 'cream', 'border'],
      [
        'Tkané koberce do obývacího pokoje a rohožky ke dveřím. Snesou podlahové topení i psa po dešti.',
        'Tkané koberce do obývačky a rohožky k dverám. Znesú podlahové kúrenie aj psa po daždi.',
      ],
    ),
    category(
      'c-prehozy',
      ['Přehozy a deky', 'Prehozy a deky'],
      ['blanket', 'mustard', 'fringe'],
      [
        'Vlněné deky na terasu i na gauč a prošívané přehozy na postel. Hřejí, a přitom netíží.',
        'Vlnené deky na terasu aj na pohovku a prešívané prehozy na posteľ. Hrejú, a pritom neťažia.',
      ],
    ),
    category(
      'c-latky',
      ['Látky v metráži', 'Látky na metre'],
      ['fabric-bolt', 'sage', 'plain'],
      [
        'Bavlna, len a směsi na závěsy, ubrusy i povlečení. Stříháme po deseti centimetrech a poradíme spotřebu.',
        'Bavlna, ľan a zmesi na závesy, obrusy aj obliečky. Striháme po desiatich centimetroch a poradíme spotrebu.',
      ],
    ),
  ],
);

const kitchen = category(
  'c-kuchyne',
  ['Kuchyně', 'Kuchyňa'],
  ['cooking-pot', 'red', 'enamel'],
  [
    'Hrnky, hrnce, pánve a všechno na zavařování úrody. Věci, které se nedávají do sklepa, ale na stůl.',
    'Hrnčeky, hrnce, panvice a všetko na zaváranie úrody. Veci, ktoré sa nedávajú do pivnice, ale na stôl.',
  ],
  [
    category(
      'c-hrnky',
      ['Hrnky a šálky', 'Hrnčeky a šálky'],
      ['mug', 'sage', 'straight'],
      [
        'Točené, glazované i smaltované hrnky od dvou deci do půl litru. Každý kus je trochu jiný, ucho mají všechny stejné.',
        'Točené, glazované aj smaltované hrnčeky od dvoch deci do pol litra. Každý kus je trochu iný, uško majú všetky rovnaké.',
      ],
    ),
    category(
      'c-hrnce',
      ['Hrnce a pánve', 'Hrnce a panvice'],
      ['cooking-pot', 'silver', 'steel'],
      [
        'Nerez, smalt a litina, které snesou indukci i troubu. Guláš z nich je lepší druhý den a hrnec i za dvacet let.',
        'Nerez, smalt a liatina, ktoré znesú indukciu aj rúru. Guláš z nich je lepší druhý deň a hrniec aj o dvadsať rokov.',
      ],
    ),
    category(
      'c-zavarovani',
      ['Zavařování', 'Zaváranie'],
      ['jar', 'burgundy'],
      [
        'Zavařovací sklenice, víčka, hrnce a nálevky. Úroda ze záhonu v nich přečká až do jara.',
        'Zaváraninové poháre, viečka, hrnce a lieviky. Úroda zo záhona v nich prečká až do jari.',
      ],
    ),
  ],
);

const storage = category(
  'c-ulozne-prostory',
  ['Úložné prostory', 'Úložné priestory'],
  ['storage-box', 'beige', 'lid'],
  [
    'Krabice, koše a police, ve kterých se dá najít, co hledáte. Rozměry na sebe navazují a štítky jsou v ceně.',
    'Škatule, koše a police, v ktorých sa dá nájsť, čo hľadáte. Rozmery na seba nadväzujú a štítky sú v cene.',
  ],
  [
    category(
      'c-krabice',
      ['Krabice a koše', 'Škatule a koše'],
      ['storage-box', 'sage', 'lid'],
      [
        'Krabice s víkem, proutěné koše a boxy, které se složí naplocho. Na hračky, deky i na zimní boty.',
        'Škatule s vekom, prútené koše a boxy, ktoré sa zložia naplocho. Na hračky, deky aj na zimné topánky.',
      ],
    ),
    category(
      'c-police',
      ['Nástěnné police', 'Nástenné police'],
      ['shelf', 'oak', 'floating'],
      [
        'Police se skrytým i viditelným uchycením, dubové, bílé i černé. Vodováhu k montáži přibalíme.',
        'Police so skrytým aj viditeľným uchytením, dubové, biele aj čierne. Vodováhu na montáž pribalíme.',
      ],
    ),
  ],
);

const decor = category(
  'c-dekorace',
  ['Svíčky a dekorace', 'Sviečky a dekorácie'],
  ['candle', 'cream', 'glass'],
  [
    'Svíčky, vázy a věnce, které udělají ze čtyř stěn domov. Vosk je přírodní a vůně ze zahrady.',
    'Sviečky, vázy a vence, ktoré urobia zo štyroch stien domov. Vosk je prírodný a vône zo záhrady.',
  ],
  [
    category(
      'c-svicky',
      ['Svíčky', 'Sviečky'],
      ['candle', 'sage', 'glass'],
      [
        'Vonné svíčky ze sójového a včelího vosku a stolní svíčky, které nekapou. Prázdnou sklenici použijete dál.',
        'Vonné sviečky zo sójového a včelieho vosku a stolové sviečky, ktoré nekvapkajú. Prázdny pohár použijete ďalej.',
      ],
    ),
    category(
      'c-vazy',
      ['Skleněné a keramické vázy', 'Sklenené a keramické vázy'],
      ['vase', 'turquoise', 'glass'],
      [
        'Foukané sklo, matná keramika i úzké lahve na jednu větvičku. Dno je těžké a váza se nepřevrhne.',
        'Fúkané sklo, matná keramika aj úzke fľaše na jednu vetvičku. Dno je ťažké a váza sa neprevrhne.',
      ],
    ),
    category(
      'c-vence',
      ['Věnce a girlandy', 'Vence a girlandy'],
      ['wreath', 'pink', 'flowers'],
      [
        'Věnce vázané ze sušených květů, listů a šišek. Na dveře, na stěnu i jako dárek k nastěhování.',
        'Vence viazané zo sušených kvetov, listov a šišiek. Na dvere, na stenu aj ako darček k nasťahovaniu.',
      ],
    ),
  ],
);

export const homeParts = [textile, kitchen, storage, decor];
