/** The shop's globals as the backend sends them. */
export function someWireGlobals(changes: Record<string, unknown> = {}) {
  return {
    contact: {
      name: 'Zelená výloha s.r.o.',
      phone: '+420 123 456 789',
      email: 'obchod@example.com',
      openingHours: 'Po–Pá 8–18 h',
      street: 'Dlouhá 12',
      city: 'Praha',
      postcode: '110 00',
      countryCode: 'CZE',
      tin: '27074358',
      vatin: 'CZ27074358',
    },
    domain: { code: 'cz', translationVariant: '' },
    freeShippingAt: 1500,
    orderGiftAt: 3000,
    orderMinimumValue: 0,
    menus: [],
    meta: { seo_short_title: 'Zelená výloha' },
    languages: [],
    settings: { functions: {}, integrations: {} },
    countries: [],
    restrictedGroups: [],
    netPriceLists: [],
    ...changes,
  };
}
