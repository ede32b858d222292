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

/** Features by name; one that is left out is off. */
export type Features = Readonly<Partial<Record<FeatureName, boolean>>>;

/** Whether a text is the name of a known feature. */
export function isFeatureName(name: string): name is FeatureName {
  return Object.hasOwn(defaultFeatures, name);
}

/** Whether the feature is configured on. */
export function isFeatureOn(features: Features, name: FeatureName): boolean {
  return features[name] === true;
}
