/** A company as the law names it; `contact` is an e-mail or an https address. */
export interface LegalCompany {
  name: string;
  address: string;
  contact: string;
}

export interface ProductSafety {
  maker: LegalCompany;
  /** Who answers for it in the EU; `null`: the maker does. */
  responsible: LegalCompany | null;
  identification: string | null;
  warnings: readonly string[];
}

export interface EnergyLabel {
  class: string;
  /** The best and the worst class. */
  scale: readonly string[];
  labelKey: string;
  /** Address of the product information sheet. */
  sheet: string;
}

/** What the maker says about how long it can be used; `null` for what it does not say. */
export interface ProductRepair {
  score: string | null;
  sparePartsYears: number | null;
  softwareUpdatesYears: number | null;
  instructions: string | null;
}

/** A certified label. */
export interface CertifiedLabel {
  name: string;
  number: string | null;
  /** https */
  url: string | null;
}

/** What the law asks to say about a product; `null` where there is nothing to say. Amounts with tax, of one piece. */
export interface ProductLegal {
  /** Known on the product's own page only. */
  safety: ProductSafety | null;
  energy: EnergyLabel | null;
  /** The maker's commercial guarantee of durability. */
  durability: { years: number; labelKey: string | null } | null;
  /** Known on the product's own page only, as `labels` and `passport`. */
  repair: ProductRepair | null;
  labels: readonly CertifiedLabel[];
  /** https address of the digital product passport. */
  passport: string | null;
  /** Part of the price. */
  recyclingFeeMinor: number | null;
  /** On top of the price. */
  depositMinor: number | null;
  minAge: number | null;
}

/** A product that the law asks nothing about. */
export const noLegal: ProductLegal = {
  safety: null,
  energy: null,
  durability: null,
  repair: null,
  labels: [],
  passport: null,
  recyclingFeeMinor: null,
  depositMinor: null,
  minAge: null,
};

/** Whether there is something to say about repairs, labels or the passport. */
export function hasRepairDetails({ repair, labels, passport }: ProductLegal): boolean {
  return repair !== null || labels.length > 0 || passport !== null;
}
