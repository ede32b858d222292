import { maxBranches } from '@vyloha/branches';
import { defaultFeatures, delays, limits, themeSettings, type FeatureName } from '@vyloha/config';
import { themeColors } from '@vyloha/config/server';
import { cookieLifetimes, defaultLocale, timeZone } from '@vyloha/contract';
import { routePatterns } from '@vyloha/links';
import { breakpoints, gridColumns, widestSpacing } from '@vyloha/ui';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// Every figure of section 9 of both documents of the specification: description, its one constant, its value.

const { default: defaultTheme, alternative } = themeSettings;
const day = 24 * 60 * 60;

type Row = readonly [says: string, constant: string, actual: unknown, expected: unknown];

function tokensOf(file: string): ReadonlyMap<string, string> {
  const sheet = readFileSync(join(import.meta.dirname, '../../../libs/ui/src/styles', file), 'utf8');
  // A token's first occurrence is its default value; later ones belong to breakpoints and to reduced motion.
  const declarations = [...sheet.matchAll(/--([\w-]+):\s*([^;]+);/g)].toReversed();
  return new Map(declarations.map(([, name = '', value = '']) => [name, value]));
}
const defaultTokens = tokensOf('tokens.css');
const alternativeTokens = tokensOf('tokens-alternative.css');
const token = (says: string, name: string, expected: string): Row => [
  says,
  `--${name}`,
  defaultTokens.get(name),
  expected,
];

const localeAndCookies: Row[] = [
  ['default locale cs', 'defaultLocale', defaultLocale, 'cs'],
  ['dates in Europe/Paris', 'timeZone', timeZone, 'Europe/Paris'],
  ['auth cookie 7 days', 'cookieLifetimes.token', cookieLifetimes.token, 7 * day],
  ['variant cookie 7 days', 'cookieLifetimes.variant', cookieLifetimes.variant, 7 * day],
  ['groups cookie 7 days', 'cookieLifetimes.groups', cookieLifetimes.groups, 7 * day],
  ['guest cart cookie 1 day', 'cookieLifetimes.guestCart', cookieLifetimes.guestCart, day],
  ['locale cookie 365 days', 'cookieLifetimes.locale', cookieLifetimes.locale, 365 * day],
  ['UTM cookie 30 days', 'cookieLifetimes.utm', cookieLifetimes.utm, 30 * day],
];

const times: Row[] = [
  ['notification 3000 ms', 'delays.notification', delays.notification, 3000],
  ['notification of the layout 5000 ms', 'delays.layoutNotification', delays.layoutNotification, 5000],
  ['at most 4 notifications', 'limits.notifications', limits.notifications, 4],
  ['scroll animation 300 ms', 'delays.scroll', delays.scroll, 300],
  ['reload guard 60 s', 'delays.reloadGuard', delays.reloadGuard, 60_000],
  ['quantity debounce 500 ms', 'delays.quantityDebounce', delays.quantityDebounce, 500],
  ['minimum fetch delay 200 ms', 'delays.minimumFetch', delays.minimumFetch, 200],
  ['layout measurement delay 500 ms', 'delays.layoutMeasure', delays.layoutMeasure, 500],
  ['modal freeze 300 ms', 'delays.modalFreeze', delays.modalFreeze, 300],
  ['carousel speed 300 ms', 'delays.carousel', delays.carousel, 300],
  ['carousel edge shake 1000 ms', 'delays.carouselEdgeShake', delays.carouselEdgeShake, 1000],
  ['dropdown shown after 100 ms', 'delays.dropdownShow', delays.dropdownShow, 100],
  ['dropdown hidden after 250 ms', 'delays.dropdownHide', delays.dropdownHide, 250],
  ['batch add notice 3000 ms', 'delays.batchNotice', delays.batchNotice, 3000],
  ['invalid cart notice 30000 ms', 'delays.invalidCartNotice', delays.invalidCartNotice, 30_000],
  ['search service 2000 ms', 'delays.searchService', delays.searchService, 2000],
  token('mini-cart shown as dropdowns are', 'delay-dropdown-show', `${delays.dropdownShow}ms`),
  token('mini-cart hidden as dropdowns are', 'delay-dropdown-hide', `${delays.dropdownHide}ms`),
  token('main menu shown and hidden after 250 ms', 'delay-menu', '250ms'),
  token('shake animation 0.82 s', 'duration-shake', '820ms'),
  token('fades 0.25 s', 'duration-fade', '250ms'),
  token('slides 0.3 s', 'duration-slide', '300ms'),
];

const lists: Row[] = [
  ['catalogue page 21', 'themeSettings.catalogPageSize', defaultTheme.catalogPageSize, 21],
  ['catalogue page 24, alternative', 'themeSettings.catalogPageSize', alternative.catalogPageSize, 24],
  ['user orders 10', 'limits.ordersPerPage', limits.ordersPerPage, 10],
  ['articles 15', 'limits.articlesPerPage', limits.articlesPerPage, 15],
  ['brands 16', 'limits.brandsPerPage', limits.brandsPerPage, 16],
  ['search dropdown 5 categories', 'limits.dropdownCategories', limits.dropdownCategories, 5],
  ['search dropdown 10 products', 'limits.dropdownProducts', limits.dropdownProducts, 10],
  ['search page 10', 'limits.searchPerPage', limits.searchPerPage, 10],
  ['search minimum length 3', 'limits.searchMinimumLength', limits.searchMinimumLength, 3],
  ['category pages 200', 'limits.categoriesPerRequest', limits.categoriesPerRequest, 200],
  ['branch map 500', 'mostBranches', maxBranches, 500],
  ['glossary terms 1000', 'limits.termsPerRequest', limits.termsPerRequest, 1000],
  ['countries 100', 'limits.countriesPerRequest', limits.countriesPerRequest, 100],
  ['recently visited 8', 'limits.lastVisited', limits.lastVisited, 8],
  ['reviews 5 per page', 'limits.reviewsPerPage', limits.reviewsPerPage, 5],
  ['cart drop-down scrolls above 3', 'limits.cartDropdownItemsBeforeScroll', limits.cartDropdownItemsBeforeScroll, 3],
  ['default sort', 'themeSettings.defaultSort', defaultTheme.defaultSort, 'DefaultSort'],
  ['default sort, alternative', 'themeSettings.defaultSort', alternative.defaultSort, 'MostSoldSort'],
  ['options of sorting', 'themeSettings.sorts', alternative.sorts, ['MostSoldSort', 'PriceSortASC', 'PriceSortDESC']],
  ['pagination plus or minus 1', 'limits.paginationNeighbours', limits.paginationNeighbours, 1],
];

const products: Row[] = [
  ['box image 255x270', 'themeSettings.productBoxImage', defaultTheme.productBoxImage, { width: 255, height: 270 }],
  ['box image 222x260', 'themeSettings.productBoxImage', alternative.productBoxImage, { width: 222, height: 260 }],
  token('image box 270 px high', 'image-box-height', '270px'),
  ['swatch 64x64 crop', 'themeSettings.colorSwatch', defaultTheme.colorSwatch, { width: 64, height: 64, crop: true }],
  ['lazy thumbnail one eighth', 'themeSettings.lazyThumbnailDivisor', defaultTheme.lazyThumbnailDivisor, 8],
  ['images at 1x and 2x', 'themeSettings.pixelRatios', defaultTheme.pixelRatios, [1, 2]],
  ['stock shown 5, unlimited 5', 'themeSettings.stock', defaultTheme.stock, { maxVisible: 5, unlimited: 5 }],
  ['quantity', 'themeSettings.quantity', defaultTheme.quantity, { min: 0, max: null, step: 1, decimals: 1 }],
  ['unit length 3', 'themeSettings.unitMaxLength', defaultTheme.unitMaxLength, 3],
  ['value length 4', 'themeSettings.valueMaxLength', defaultTheme.valueMaxLength, 4],
  ['4 variants shown', 'themeSettings.maxVisibleVariants', defaultTheme.maxVisibleVariants, 4],
  ['reviews', 'themeSettings.reviews', defaultTheme.reviews, { initial: 5, stars: 5, decimals: 1 }],
  [
    'titles at 80 and 45',
    'themeSettings.truncate',
    defaultTheme.truncate,
    { sellingPoint: 80, topCategory: 45, subcategory: 45 },
  ],
  ['price layout above 999 and 99999', 'themeSettings.priceLayoutSteps', defaultTheme.priceLayoutSteps, [999, 99_999]],
  ['badge from 10 and from 100', 'themeSettings.badge', defaultTheme.badge, { large: 10, extraLarge: 100 }],
  [
    'payment icons',
    'themeSettings.paymentIcons',
    defaultTheme.paymentIcons,
    ['mastercard', 'mastercard-electronic', 'maestro', 'visa-electron', 'visa-electron-dark'],
  ],
  ['orders received by 14:00', 'limits.shippingCutoffHour', limits.shippingCutoffHour, 14],
  ['delivery within 2 days', 'limits.deliveryWithinDays', limits.deliveryWithinDays, 2],
  ['complaint rate 0.8 %', 'limits.complaintRatePercent', limits.complaintRatePercent, 0.8],
  ['consent data kept 20 years', 'limits.consentKeptYears', limits.consentKeptYears, 20],
];

const layout: Row[] = [
  ['grid of 24 columns', 'gridColumns', gridColumns, 24],
  ['breakpoints', 'breakpoints', Object.values(breakpoints), [480, 768, 1024, 1279, 1400]],
  ['spacing utilities 1600', 'widestSpacing', widestSpacing, 1600],
  ...['0.375rem', '0.75rem', '1.5rem', '2.25rem', '3rem', '4.5rem'].map((size, index) =>
    token(`spacing ${index + 1}`, `space-${index + 1}`, size),
  ),
  token('modal sm 450', 'modal-sm', '450px'),
  token('modal md 720', 'modal-md', '720px'),
  token('modal lg 1000', 'modal-lg', '1000px'),
  token('modal xl 1200', 'modal-xl', '1200px'),
  token('modal xxl 1360', 'modal-xxl', '1360px'),
  token('tooltip 300', 'tooltip-width', '300px'),
  ['shop home path', 'routePatterns.eshop', routePatterns.eshop, '/eshop'],
];

const offByDefault: FeatureName[] = [
  'bulkOrder',
  'compare',
  'currencyFromUrl',
  'currencyFromIp',
  'documents',
  'favourites',
  'productWildcardUrls',
  'shoppingLists',
  'wishList',
  'warrantyClaims',
  'currencySwitcher',
  'conversions',
  'registration',
  'utm',
];

describe.each(Object.entries({ localeAndCookies, times, lists, products, layout }))('%s', (_, rows) => {
  it.each(rows)('%s: %s', (_says, _constant, actual, expected) => {
    expect(actual).toEqual(expected);
  });
});

it.each(offByDefault)('the feature %s is off until it is configured', (name) => {
  expect(defaultFeatures[name]).toBe(false);
});

it.each(['login', 'purchaseReporting'] as const)('the feature %s is on', (name) => {
  expect(defaultFeatures[name]).toBe(true);
});

it('style sheets take the width of boxes from the same figures', () => {
  for (const [tokens, { productBoxImage }] of [
    [defaultTokens, defaultTheme],
    [alternativeTokens, alternative],
  ] as const) {
    expect(tokens.get('product-box-width')).toBe(`${productBoxImage.width}px`);
  }
});

it('what has no style sheet is in the same colours', () => {
  for (const [theme, tokens] of [
    ['default', defaultTokens],
    ['alternative', alternativeTokens],
  ] as const) {
    const { text, action, band, radius } = themeColors[theme];
    expect([text, action, band]).toEqual(['ink', 'moss', 'sand'].map((name) => tokens.get(`color-${name}`)));
    expect(tokens.get('radius-control')?.replace('px', '')).toBe(String(radius));
  }
});

const tokenRows = [...times, ...products, ...layout].filter(([, constant]) => constant.startsWith('--'));
const libraries = join(import.meta.dirname, '../../../libs');
const sheets = readdirSync(libraries, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/]+\/src\/.*\.css$/.test(file))
  .map((file) => readFileSync(join(libraries, file), 'utf8'));

it.each(tokenRows)('%s: a style sheet uses %s', (_says, name) => {
  expect(sheets.some((sheet) => sheet.includes(`var(${name})`))).toBe(true);
});

it('tooltips take 400 px from 480 px up', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../../../libs/ui/src/styles/tokens.css'), 'utf8');
  expect(sheet).toMatch(/@media \(width >= 480px\) \{\s*:root \{\s*--tooltip-width: 400px;/);
});

/** Channels of `#rrggbb`. */
const channels = (color = '') => [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));

it.each([
  ['free-shipping', 'green', ([red = 0, green = 0, blue = 0]: number[]) => green > red && green > blue],
  ['gift', 'purple', ([red = 0, green = 0, blue = 0]: number[]) => red > green && blue > green],
  ['not-saleable', 'gray', (all: number[]) => Math.max(...all) - Math.min(...all) < 24],
  ['quantity-discount', 'red', ([red = 0, green = 0, blue = 0]: number[]) => red > 2 * green && red > 2 * blue],
])('the price tag %s of the alternative theme is %s', (tag, _color, isSuch) => {
  expect(isSuch(channels(alternativeTokens.get(`color-tag-${tag}`)))).toBe(true);
});
