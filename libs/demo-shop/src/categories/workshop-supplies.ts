import { category, type CategoryNode } from './category-node';

const storage = category(
  'c-ulozeni-naradi',
  ['Uložení nářadí', 'Uloženie náradia'],
  ['toolbox', 'red', 'plain'],
  [
    'Kufry, organizéry, regály a pracovní stoly, ve kterých má každý klíč své místo. Nosnost udáváme s rezervou.',
    'Kufre, organizéry, regály a pracovné stoly, v ktorých má každý kľúč svoje miesto. Nosnosť udávame s rezervou.',
  ],
  [
    category(
      'c-kufry',
      ['Kufry a boxy na nářadí', 'Kufre a boxy na náradie'],
      ['toolbox', 'anthracite', 'plain'],
      [
        'Kufry s kovovými přezkami, boxy, které na sebe sedají, a organizéry s průhledným víkem.',
        'Kufre s kovovými prackami, boxy, ktoré na seba sadajú, a organizéry s priehľadným vekom.',
      ],
    ),
    category(
      'c-regaly',
      ['Dílenské regály', 'Dielenské regály'],
      ['rack', 'silver'],
      [
        'Kovové regály bez šroubů do dílny, sklepa i spíže. Police přestavíte podle výšky krabice.',
        'Kovové regály bez skrutiek do dielne, pivnice aj komory. Police prestavíte podľa výšky škatule.',
      ],
    ),
    category(
      'c-pracovni-stoly',
      ['Pracovní stoly', 'Pracovné stoly'],
      ['workbench', 'anthracite'],
      [
        'Ponky z bukové spárovky s pevným rámem a zásuvkami, které vyjedou i plné. Montáž zvládnou dva za hodinu.',
        'Ponky z bukovej škárovky s pevným rámom a zásuvkami, ktoré vyjdú aj plné. Montáž zvládnu dvaja za hodinu.',
      ],
    ),
  ],
);

const safety = category(
  'c-ochrana',
  ['Ochranné pomůcky', 'Ochranné pomôcky'],
  ['gloves', 'yellow', 'dipped'],
  [
    'Rukavice, oděvy a obuv, ve kterých se dá pracovat celý den. Velikosti skutečně sedí a máme i ty velké.',
    'Rukavice, odevy a obuv, v ktorých sa dá pracovať celý deň. Veľkosti naozaj sedia a máme aj tie veľké.',
  ],
  [
    category(
      'c-rukavice',
      ['Pracovní rukavice', 'Pracovné rukavice'],
      ['gloves', 'anthracite', 'dipped'],
      [
        'Tenké na montáž, kožené na stavbu a nepropustné na mokro. Velikost poznáte podle obvodu dlaně.',
        'Tenké na montáž, kožené na stavbu a nepriepustné na mokro. Veľkosť spoznáte podľa obvodu dlane.',
      ],
    ),
    category(
      'c-odevy',
      ['Pracovní oděvy', 'Pracovné odevy'],
      ['jacket', 'orange'],
      [
        'Montérky, bundy a vesty s reflexními prvky a kapsami tam, kde je ruka hledá. Velikosti od osmačtyřicítky výš.',
        'Montérky, bundy a vesty s reflexnými prvkami a vreckami tam, kde ich ruka hľadá. Veľkosti od štyridsaťosmičky vyššie.',
      ],
    ),
    category(
      'c-obuv',
      ['Pracovní obuv', 'Pracovná obuv'],
      ['boots', 'natural', 'work'],
      [
        'Bezpečnostní obuv S3 i holínky na zahradu. Zkoušejte odpoledne a s ponožkou, ve které pracujete.',
        'Bezpečnostná obuv S3 aj gumáky do záhrady. Skúšajte popoludní a s ponožkou, v ktorej pracujete.',
      ],
    ),
  ],
);

const paint = category(
  'c-barvy',
  ['Barvy a laky', 'Farby a laky'],
  ['paint-tin', 'sage', 'tin'],
  [
    'Barvy, lazury a oleje na dřevo i kov, štětce a válečky k nim. Odstín vám namícháme na počkání na každé pobočce.',
    'Farby, lazúry a oleje na drevo aj kov, štetce a valčeky k nim. Odtieň vám namiešame na počkanie v každej predajni.',
  ],
  [
    category(
      'c-barvy-drevo-kov',
      ['Barvy na dřevo a kov', 'Farby na drevo a kov'],
      ['paint-tin', 'blue', 'tin'],
      [
        'Akrylátové a antikorozní barvy, které kryjí ve dvou vrstvách. Plot natřete v sobotu a v neděli u něj sedíte.',
        'Akrylátové a antikorózne farby, ktoré kryjú v dvoch vrstvách. Plot natriete v sobotu a v nedeľu pri ňom sedíte.',
      ],
    ),
    category(
      'c-lazury',
      ['Lazury a oleje', 'Lazúry a oleje'],
      ['paint-tin', 'walnut', 'wood'],
      [
        'Lazury na ploty a pergoly, oleje na terasy a nábytek. Dřevo dýchá, neloupe se a nezešedne.',
        'Lazúry na ploty a pergoly, oleje na terasy a nábytok. Drevo dýcha, nelúpe sa a nezošedne.',
      ],
    ),
    category(
      'c-stetce',
      ['Štětce a válečky', 'Štetce a valčeky'],
      ['paint-roller', 'blue'],
      [
        'Štětce, které nepouštějí vlas, a válečky na stěnu i na dřevo. K nim vaničky, pásky a folie.',
        'Štetce, ktoré nepúšťajú vlas, a valčeky na stenu aj na drevo. K nim vaničky, pásky a fólie.',
      ],
    ),
  ],
);

const ladders = category(
  'c-zebriky-schudky',
  ['Žebříky a schůdky', 'Rebríky a schodíky'],
  ['ladder', 'silver', 'double'],
  [
    'Žebříky podle normy EN 131 a schůdky do domácnosti. Do výšky patří pevná obuv a druhý člověk pod žebříkem.',
    'Rebríky podľa normy EN 131 a schodíky do domácnosti. Do výšky patrí pevná obuv a druhý človek pod rebríkom.',
  ],
  [
    category(
      'c-zebriky',
      ['Žebříky', 'Rebríky'],
      ['ladder', 'orange', 'double'],
      [
        'Jednodílné i dvoudílné žebříky, štafle a teleskopické verze. Příčky jsou profilované a neklouzají.',
        'Jednodielne aj dvojdielne rebríky, štafle a teleskopické verzie. Priečky sú profilované a nešmýkajú sa.',
      ],
    ),
    category(
      'c-schudky',
      ['Domácí schůdky', 'Domáce schodíky'],
      ['step-ladder', 'white'],
      [
        'Tři, čtyři nebo pět stupňů s plošinou a háčkem na kbelík. Složené se vejdou za dveře.',
        'Tri, štyri alebo päť stupňov s plošinou a háčikom na vedro. Zložené sa zmestia za dvere.',
      ],
    ),
  ],
);

export const workshopSupplies: readonly CategoryNode[] = [storage, safety, paint, ladders];
