import type { FilterPanelData } from '../model/listing/filter-view';

/** Filters of a category of hoses, of which a colour is chosen and a price. */
export function aFilterPanel(changes: Partial<FilterPanelData> = {}): FilterPanelData {
  return {
    groups: [
      {
        key: 'cena',
        title: 'Cena',
        isOpen: true,
        kind: 'range',
        unit: 'Kč',
        lowest: 49,
        highest: 1290,
        chosen: { from: null, to: 500 },
      },
      {
        key: 'f.barva',
        title: 'Barva',
        isOpen: true,
        kind: 'colors',
        choices: [
          { slug: 'zelena', title: 'Zelená', colorHex: '#2c7a3f', count: 12, isChosen: true },
          { slug: 'cerna', title: 'Černá', colorHex: '#222222', count: 3, isChosen: false },
        ],
      },
    ],
    inStock: { count: 14, isChosen: false },
    active: [{ label: 'Barva: Zelená', path: '/zahrada/hadice?cena=-500&razeni=PriceSortASC' }],
    pathname: '/zahrada/hadice',
    clearPath: '/zahrada/hadice?razeni=PriceSortASC',
    kept: [['razeni', 'PriceSortASC']],
    ...changes,
  };
}
