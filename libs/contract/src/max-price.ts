/** The maximum price on the wire, in the main unit: what fits into 32 bits of minor units. */
export const maxPrice = 21_474_836.47;
