import type { CroppedFrame } from '@vyloha/links';
import type { FeatureName } from './features';
import type { PaymentMark } from './payment-marks';

export const themeNames = ['default', 'alternative'] as const;

export type ThemeName = (typeof themeNames)[number];

export type SortName =
  'DefaultSort' | 'MostSoldSort' | 'PriceSortASC' | 'PriceSortDESC' | 'RatingSort' | 'DiscountSort' | 'NewestSort';

interface Size {
  width: number;
  height: number;
}

/** Parts of the home page; `blocks` are those of the editors. */
export type HomeSection =
  | 'banners'
  | 'sellingPoints'
  | 'infoBoxes'
  | 'entryHeader'
  | 'blocks'
  | 'brands'
  | 'certifications'
  | 'productCarousels';

interface HomeSettings {
  /** In their order on the page. */
  sections: readonly HomeSection[];
  /** Editors' blocks of categories come before their other blocks. */
  startsWithCategories: boolean;
  /** How many of the best-selling products follow the blocks of categories that come first; 0 shows none. */
  bestSellers: number;
}

/**
 * Settings of a theme besides its tokens: pixels, counts and characters. Colours, including those of price tags, are in
 * the token files.
 */
export interface ThemeSettings {
  catalogPageSize: number;
  /** How many best-selling products are above the listing of a category in another order; 0 shows none. */
  categoryBestSellers: number;
  defaultSort: SortName;
  sorts: readonly SortName[];
  /** Offered after those of the specification. */
  furtherSorts: readonly SortName[];
  productBoxImage: Size;
  /** Whether boxes show the code of the product. */
  hasBoxCode: boolean;
  /** Whether boxes have a field for the quantity, also of goods sold by the metre. */
  hasBoxQuantity: boolean;
  /** Product boxes beside each other in editors' blocks, from each width on. */
  blockColumns: { base: number; md: number; lg?: number; xxl?: number };
  colorSwatch: CroppedFrame & { crop: true };
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
  /** The specification's; `PAYMENT_MARKS` sets others. */
  paymentIcons: readonly PaymentMark[];
  /** A dropdown that is filled when it opens, or all currencies in a row. */
  currencySwitcher: 'dropdown' | 'inline';
  /** Where phone number and opening hours are on a wide screen: in the band above the header or in the header. */
  contactPlace: 'band' | 'header';
  home: HomeSettings;
  /** Whether the company number is checked, and by the rules of the billing country or of that of delivery. */
  tin: { isValidated: boolean; isByBillingCountry: boolean };
  /** Features this theme does not support. */
  hiddenFeatures: readonly FeatureName[];
}

const defaultTheme: ThemeSettings = {
  catalogPageSize: 21,
  categoryBestSellers: 0,
  defaultSort: 'DefaultSort',
  sorts: ['DefaultSort', 'MostSoldSort', 'PriceSortASC', 'PriceSortDESC'],
  furtherSorts: ['RatingSort', 'DiscountSort', 'NewestSort'],
  productBoxImage: { width: 255, height: 270 },
  hasBoxCode: false,
  hasBoxQuantity: false,
  blockColumns: { base: 2, md: 3, lg: 4 },
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
  contactPlace: 'band',
  home: {
    sections: [
      'banners',
      'sellingPoints',
      'blocks',
      'infoBoxes',
      'entryHeader',
      'brands',
      'certifications',
      'productCarousels',
    ],
    startsWithCategories: false,
    bestSellers: 0,
  },
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
    hasBoxCode: true,
    hasBoxQuantity: true,
    blockColumns: { base: 1, md: 4, xxl: 8 },
    currencySwitcher: 'inline',
    contactPlace: 'header',
    home: {
      sections: [
        'blocks',
        'infoBoxes',
        'banners',
        'brands',
        'productCarousels',
        'sellingPoints',
        'entryHeader',
        'certifications',
      ],
      startsWithCategories: true,
      bestSellers: 8,
    },
  },
};
