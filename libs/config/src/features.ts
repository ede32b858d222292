/** Every feature flag with its default. */
export const defaultFeatures = {
  addressList: false,
  batchQuantity: false,
  bulkOrder: false,
  businessTerms: false,
  cardRequest: false,
  companyName: false,
  compare: false,
  conversions: false,
  currencyFromIp: false,
  currencyFromUrl: false,
  currencySwitcher: false,
  customOrderNumber: false,
  customOrderNumberOfBusiness: false,
  dateOfBirth: false,
  documents: false,
  exchangeReturns: false,
  favourites: false,
  formalTitle: false,
  graphqlIntrospection: false,
  limitNotifications: false,
  login: true,
  magazine: false,
  orderSchedules: false,
  orderSchedulesOfBusiness: false,
  passkeys: false,
  popularSearches: true,
  productWildcardUrls: false,
  purchaseReporting: true,
  registration: false,
  shipToShippingAddress: false,
  shippingBusinessNameOfBusiness: false,
  shoppingLists: false,
  splitName: false,
  stickyHeader: false,
  utm: false,
  variantModal: false,
  warrantyClaims: false,
  wishList: false,
} as const satisfies Record<string, boolean>;

export type FeatureName = keyof typeof defaultFeatures;

/** What only servers act on: pages do not carry it. */
export const serverFeatures = [
  'addressList',
  'conversions',
  'currencyFromIp',
  'currencyFromUrl',
  'customOrderNumberOfBusiness',
  'documents',
  'exchangeReturns',
  'graphqlIntrospection',
  'orderSchedules',
  'orderSchedulesOfBusiness',
  'popularSearches',
  'productWildcardUrls',
  'purchaseReporting',
  'utm',
  'warrantyClaims',
] as const satisfies readonly FeatureName[];

/** What browsers act on. */
export type PublicFeatureName = Exclude<FeatureName, (typeof serverFeatures)[number]>;

/** Features by name; one that is left out is off. */
export type Features<Name extends FeatureName = FeatureName> = Readonly<Partial<Record<Name, boolean>>>;

/** Whether a text is the name of a known feature. */
export function isFeatureName(name: string): name is FeatureName {
  return Object.hasOwn(defaultFeatures, name);
}

/** Whether the feature is configured on. One that the features cannot have is a type error. */
export function isFeatureOn<Name extends FeatureName>(features: Features<Name>, name: NoInfer<Name>): boolean {
  return features[name] === true;
}
