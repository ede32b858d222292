import type { FilterPanelData } from '../model/listing/filter-view';

/** Filters of a category of hoses, with a selected colour and price. */
export function aFilterPanel(changes: Partial<FilterPanelData> = {}): FilterPanelData {
  return {
    switches: [{ key: 'skladem', title: 'Skladem', count: 14, isSelected: false }],
    groups: [
      {
        key: 'cena',
        title: 'Cena',
        isOpen: true,
        kind: 'range',
        unit: 'Kč',
        min: 49,
        max: 1290,
        selected: { from: null, to: 500 },
      },
      {
        key: 'f.barva',
        title: 'Barva',
        isOpen: true,
        kind: 'colors',
        options: [
          { slug: 'zelena', title: 'Zelená', colorHex: '#2c7a3f', count: 12, isSelected: true },
          { slug: 'cerna', title: 'Černá', colorHex: '#222222', count: 3 },
        ],
      },
    ],
    active: [{ label: 'Barva: Zelená', path: '/zahrada/hadice?cena=-500&razeni=PriceSortASC' }],
    pathname: '/zahrada/hadice',
    clearPath: '/zahrada/hadice?razeni=PriceSortASC',
    hiddenFields: [['razeni', 'PriceSortASC']],
    ...changes,
  };
}
