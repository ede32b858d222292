import type { FeatureName } from './features';

export const themeNames = ['default', 'alternative'] as const;

export type ThemeName = (typeof themeNames)[number];

export type SortName =
  'DefaultSort' | 'MostSoldSort' | 'PriceSortASC' | 'PriceSortDESC' | 'RatingSort' | 'DiscountSort' | 'NewestSort';

interface Size {
  width: number;
  height: number;
}

/**
 * Settings of a theme besides its tokens: pixels, counts and characters. Colours, including those of price tags, are in
 * the token files.
 */
export interface ThemeSettings {
  catalogPageSize: number;
  defaultSort: SortName;
  sorts: readonly SortName[];
  /** Offered after those of the specification. */
  furtherSorts: readonly SortName[];
  productBoxImage: Size;
  colorSwatch: Size & { crop: true };
  /** The thumbnail shown before the picture loads is this many times smaller. */
  lazyThumbnailDivisor: number;
  pixelRatios: readonly number[];
  /** Widths, in device pixels, offered to phones beside a wider picture's own. */
  phonePictureWidths: readonly number[];
  /** `maxVisible` 0 shows the exact stock; `unlimited` is used where stock is not tracked. */
  stock: { maxVisible: number; unlimited: number };
  /**
   * Of a quantity field whose product sets none; `max` null means unlimited, `decimals` apply only to products sold by
   * the metre.
   */
  quantity: { min: number; max: number | null; step: number; decimals: number };
  /** A quantity field shows the unit only while neither the unit nor the value is longer. */
  unitMaxLength: number;
  valueMaxLength: number;
  maxVisibleVariants: number;
  reviews: { initial: number; stars: number; decimals: number };
  truncate: { sellingPoint: number; topCategory: number; subcategory: number };
  /** The price's layout changes above each of these thresholds in main units. */
  priceLayoutSteps: readonly number[];
  /** From these counts on the counter badge is large, extra large. */
  badge: { large: number; extraLarge: number };
  paymentIcons: readonly string[];
  /** A dropdown that is filled when it opens, or all currencies in a row. */
  currencySwitcher: 'dropdown' | 'inline';
  /** Whether the company number is checked, and by the rules of the billing country or of that of delivery. */
  tin: { isValidated: boolean; isByBillingCountry: boolean };
  /** Features this theme does not support. */
  hiddenFeatures: readonly FeatureName[];
}

const defaultTheme: ThemeSettings = {
  catalogPageSize: 21,
  defaultSort: 'DefaultSort',
  sorts: ['DefaultSort', 'MostSoldSort', 'PriceSortASC', 'PriceSortDESC'],
  furtherSorts: ['RatingSort', 'DiscountSort', 'NewestSort'],
  productBoxImage: { width: 255, height: 270 },
  colorSwatch: { width: 64, height: 64, crop: true },
  lazyThumbnailDivisor: 8,
  pixelRatios: [1, 2],
  phonePictureWidths: [400, 720],
  stock: { maxVisible: 5, unlimited: 5 },
  quantity: { min: 0, max: null, step: 1, decimals: 1 },
  unitMaxLength: 3,
  valueMaxLength: 4,
  maxVisibleVariants: 4,
  reviews: { initial: 5, stars: 5, decimals: 1 },
  truncate: { sellingPoint: 80, topCategory: 45, subcategory: 45 },
  priceLayoutSteps: [999, 99_999],
  badge: { large: 10, extraLarge: 100 },
  paymentIcons: ['mastercard', 'mastercard-electronic', 'maestro', 'visa-electron', 'visa-electron-dark'],
  currencySwitcher: 'dropdown',
  tin: { isValidated: true, isByBillingCountry: true },
  hiddenFeatures: [],
};

/** Settings of each theme. */
export const themeSettings: Readonly<Record<ThemeName, ThemeSettings>> = {
  default: defaultTheme,
  alternative: {
    ...defaultTheme,
    catalogPageSize: 24,
    defaultSort: 'MostSoldSort',
    sorts: ['MostSoldSort', 'PriceSortASC', 'PriceSortDESC'],
    productBoxImage: { width: 222, height: 260 },
    currencySwitcher: 'inline',
  },
};
