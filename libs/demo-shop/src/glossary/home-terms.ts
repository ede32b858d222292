import { term, type DemoTerm } from './term';

export const homeTerms: readonly DemoTerm[] = [
  term(
    ['Lumen', 'Lumen'],
    ['Kolik světla žárovka vydá.', 'Koľko svetla žiarovka vydá.'],
    ['Bývalá šedesátka odpovídá osmi stům lumenů.', 'Bývalá šesťdesiatka zodpovedá osemsto lumenom.'],
    { categories: ['c-zarovky'], terms: ['Teplota chromatičnosti'] },
  ),
  term(
    ['Teplota chromatičnosti', 'Teplota chromatickosti'],
    ['Jak teplé nebo studené světlo je.', 'Aké teplé alebo studené je svetlo.'],
    ['Do obýváku 2 700 K, do dílny 4 000 K.', 'Do obývačky 2 700 K, do dielne 4 000 K.'],
    { categories: ['c-zarovky', 'c-stolni-lampy'], terms: ['Lumen'] },
  ),
  term(
    ['Krytí IP', 'Krytie IP'],
    ['Číslo, které říká, jak svítidlo odolá prachu a vodě.', 'Číslo, ktoré hovorí, ako svietidlo odolá prachu a vode.'],
    ['Na krytou terasu IP44, na dešti IP65.', 'Na krytú terasu IP44, na dážď IP65.'],
    { categories: ['c-solarni'] },
  ),
  term(
    ['Gramáž', 'Gramáž'],
    ['Hmotnost metru čtverečního látky.', 'Hmotnosť metra štvorcového látky.'],
    [
      'Čím vyšší, tím pevnější. Na polstry aspoň dvě stě gramů.',
      'Čím vyššia, tým pevnejšia. Na vankúše aspoň dvesto gramov.',
    ],
    { categories: ['c-latky', 'c-polstare'] },
  ),
  term(
    ['Litina', 'Liatina'],
    ['Slitina železa, která dlouho drží teplo.', 'Zliatina železa, ktorá dlho drží teplo.'],
    ['Nesnese prudké ochlazení a mytí v myčce.', 'Neznesie prudké ochladenie a umývanie v umývačke.'],
    { categories: ['c-hrnce'] },
  ),
  term(
    ['Mikrovlákno', 'Mikrovlákno'],
    ['Velmi jemné syntetické vlákno na úklid.', 'Veľmi jemné syntetické vlákno na upratovanie.'],
    ['Nečistotu zvedne i bez chemie. Perte ho bez aviváže.', 'Nečistotu zdvihne aj bez chémie. Perte ho bez aviváže.'],
    { categories: ['c-mopy'] },
  ),
  term(
    ['Sukulent', 'Sukulent'],
    ['Rostlina, která si schovává vodu do listů.', 'Rastlina, ktorá si schováva vodu do listov.'],
    ['Chce světlo, propustný substrát a zimu na sucho.', 'Chce svetlo, priepustný substrát a zimu na sucho.'],
    { categories: ['c-kaktusy'], terms: ['Substrát'] },
  ),
  term(
    ['Samozavlažovací květináč', 'Samozavlažovací kvetináč'],
    ['Nádoba se zásobou vody ve dně.', 'Nádoba so zásobou vody v dne.'],
    [
      'Rostlina si vodu bere knotem, vy doléváte jednou za dva týdny.',
      'Rastlina si vodu berie knôtom, vy dolievate raz za dva týždne.',
    ],
    { categories: ['c-kvetinace'], terms: ['Drenáž'] },
  ),
  term(
    ['Ratan', 'Ratan'],
    [
      'Pružné stonky popínavé palmy, nebo jejich umělá napodobenina.',
      'Pružné stonky popínavej palmy, alebo ich umelá napodobenina.',
    ],
    ['Přírodní patří pod střechu, umělý snese i déšť.', 'Prírodný patrí pod strechu, umelý znesie aj dážď.'],
    { categories: ['c-zidle'] },
  ),
];
