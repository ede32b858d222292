import { category } from './category-node';
import { homeParts } from './home';

const cleaning = category(
  'c-uklid',
  ['Úklid', 'Upratovanie'],
  ['bucket', 'turquoise'],
  [
    'Mopy, kbelíky, košťata a smetáky, které vydrží víc než jednu sezonu. Náhradní hlavice máme ke všem.',
    'Mopy, vedrá, metly a zmetáky, ktoré vydržia viac než jednu sezónu. Náhradné hlavice máme ku všetkým.',
  ],
  [
    category(
      'c-mopy',
      ['Mopy a kbelíky', 'Mopy a vedrá'],
      ['mop', 'turquoise'],
      [
        'Ploché mopy se ždímáním bez ohýbání a kbelíky s výlevkou. Podlaha je čistá dřív, než doběhne pračka.',
        'Ploché mopy so žmýkaním bez zohýbania a vedrá s výlevkou. Podlaha je čistá skôr, než dobehne práčka.',
      ],
    ),
    category(
      'c-kostata',
      ['Košťata a smetáky', 'Metly a zmetáky'],
      ['broom', 'natural', 'straw'],
      [
        'Venkovní košťata na dlažbu i listí a smetáčky s lopatkou do kuchyně. Vlas se nerozčepýří ani za sezonu.',
        'Vonkajšie metly na dlažbu aj lístie a zmetáky s lopatkou do kuchyne. Vlas sa nerozstrapatí ani za sezónu.',
      ],
    ),
  ],
);

const lighting = category(
  'c-svitidla',
  ['Svítidla a žárovky', 'Svietidlá a žiarovky'],
  ['table-lamp', 'cream', 'shade'],
  [
    'Lampy na stůl i k posteli a žárovky, které spotřebují desetinu. Barvu světla poznáte podle teploty na obalu.',
    'Lampy na stôl aj k posteli a žiarovky, ktoré spotrebujú desatinu. Farbu svetla spoznáte podľa teploty na obale.',
  ],
  [
    category(
      'c-stolni-lampy',
      ['Stolní lampy', 'Stolové lampy'],
      ['table-lamp', 'sage', 'shade'],
      [
        'Lampy s lněným stínidlem i pracovní lampičky, které svítí jen tam, kam mají. Vypínač je tam, kde ho ruka čeká.',
        'Lampy s ľanovým tienidlom aj pracovné lampičky, ktoré svietia len tam, kam majú. Vypínač je tam, kde ho ruka čaká.',
      ],
    ),
    category(
      'c-zarovky',
      ['LED žárovky', 'LED žiarovky'],
      ['light-bulb', 'white', 'classic'],
      [
        'Úsporné žárovky do lustru, lampy i dílny, s paticí E27 a E14. Rozsvítí se hned a nebliknou.',
        'Úsporné žiarovky do lustra, lampy aj dielne, s päticou E27 a E14. Rozsvietia sa hneď a nebliknú.',
      ],
    ),
  ],
);

const plants = category(
  'c-rostliny',
  ['Pokojové rostliny', 'Izbové rastliny'],
  ['plant', 'terracotta', 'monstera'],
  [
    'Zelené i kvetoucí rostliny z českých skleníků, zabalené tak, aby cestu ustály. Ke každé dostanete kartičku s péčí.',
    'Zelené aj kvitnúce rastliny z domácich skleníkov, zabalené tak, aby cestu zvládli. Ku každej dostanete kartičku so starostlivosťou.',
  ],
  [
    category(
      'c-zelene-rostliny',
      ['Zelené rostliny', 'Zelené rastliny'],
      ['plant', 'white', 'ficus'],
      [
        'Monstery, fíkusy, kapradiny a další listnaté rostliny do pokoje i kanceláře. Začátečníkům doporučíme ty nejtrpělivější.',
        'Monstery, figovníky, paprade a ďalšie listnaté rastliny do izby aj kancelárie. Začiatočníkom odporučíme tie najtrpezlivejšie.',
      ],
    ),
    category(
      'c-kvetouci',
      ['Kvetoucí rostliny', 'Kvitnúce rastliny'],
      ['plant', 'sage', 'orchid'],
      [
        'Orchideje, begonie a azalky, které vydrží kvést celé týdny. Znovu pokvetou i při jednoduché péči.',
        'Orchidey, begónie a azalky, ktoré vydržia kvitnúť celé týždne. Znova zakvitnú aj pri jednoduchej starostlivosti.',
      ],
    ),
    category(
      'c-kaktusy',
      ['Kaktusy a tučnolisté rostliny', 'Kaktusy a tučnolisté rastliny'],
      ['plant', 'terracotta', 'cactus'],
      [
        'Rostliny, které snesou i dvoutýdenní dovolenou. Slunce mají rády, přelití ne.',
        'Rastliny, ktoré znesú aj dvojtýždňovú dovolenku. Slnko majú rady, preliatie nie.',
      ],
    ),
  ],
);

export const home = category(
  'c-domov',
  ['Dům a domácnost', 'Dom a domácnosť'],
  ['plant', 'sage', 'monstera'],
  [
    'Textil, kuchyně, světla a rostliny, se kterými se dobře žije. Vybíráme věci, které doma zůstanou déle než jednu sezonu.',
    'Textil, kuchyňa, svetlá a rastliny, s ktorými sa dobre žije. Vyberáme veci, ktoré doma ostanú dlhšie než jednu sezónu.',
  ],
  [...homeParts, cleaning, lighting, plants],
);
