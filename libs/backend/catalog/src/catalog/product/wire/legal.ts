import { isDutyOn, type LegalDuty } from '@vyloha/config/server';
import { type Locale, pickTranslation } from '@vyloha/contract';
import type { ProductLegal } from '@vyloha/import-documents';
import * as v from 'valibot';
import { type Settings, namedSchema } from '@vyloha/backend-kernel';

const companySchema = v.object({ name: v.string(), address: v.string(), contact: v.string() });

/** Each field is null where the product has no such thing, and where the country's law is not followed. */
export const legalSchema = namedSchema(
  'ProductLegal',
  v.object({
    /** Only where it was asked for, since boxes need none of it. */
    safety: v.nullable(
      v.object({
        maker: companySchema,
        responsible: v.nullable(companySchema),
        identification: v.nullable(v.string()),
        warnings: v.array(v.string()),
      }),
    ),
    energy: v.nullable(
      v.object({ class: v.string(), scale: v.array(v.string()), labelKey: v.string(), sheet: v.string() }),
    ),
    durability: v.nullable(v.object({ years: v.number(), labelKey: v.nullable(v.string()) })),
    /** Only where it was asked for, as `safety`; so are `labels` and `passport`. */
    repair: v.nullable(
      v.object({
        score: v.nullable(v.string()),
        sparePartsYears: v.nullable(v.number()),
        softwareUpdatesYears: v.nullable(v.number()),
        instructions: v.nullable(v.string()),
      }),
    ),
    /** Certified ones. */
    labels: v.array(v.object({ name: v.string(), number: v.nullable(v.string()), url: v.nullable(v.string()) })),
    /** Address of the digital product passport. */
    passport: v.nullable(v.string()),
    /** Part of the price. */
    recyclingFee: v.nullable(v.number()),
    /** On top of the price. */
    deposit: v.nullable(v.number()),
    minAge: v.nullable(v.number()),
  }),
);

export type WireLegal = v.InferOutput<typeof legalSchema>;

interface LegalView {
  locale: Locale;
  currency: string;
  settings: Pick<Settings, 'legalDutiesOff'>;
}

function toSafety(
  { maker, responsible, identification, warnings = [] }: NonNullable<ProductLegal['safety']>,
  locale: Locale,
) {
  return {
    maker,
    responsible: responsible ?? null,
    identification: identification ? pickTranslation(identification, locale) : null,
    warnings: warnings.map((warning) => pickTranslation(warning, locale)),
  };
}

function toRepair(repair: NonNullable<ProductLegal['repair']>, locale: Locale): WireLegal['repair'] {
  const { score, sparePartsYears = null, softwareUpdatesYears = null, instructions } = repair;
  return {
    score: score ? pickTranslation(score, locale) : null,
    sparePartsYears,
    softwareUpdatesYears,
    instructions: instructions ? pickTranslation(instructions, locale) : null,
  };
}

/** Classes that have plus signs are those of labels from before 2021. */
const defaultScale = ['A', 'G'];

export function toLegal(legal: ProductLegal, { locale, currency, settings }: LegalView): WireLegal {
  const when = <Value>(duty: LegalDuty, value: Value | undefined): Value | null =>
    value !== undefined && isDutyOn(settings.legalDutiesOff, duty, currency) ? value : null;
  const safety = when('productSafety', legal.safety);
  const energy = when('energyLabel', legal.energy);
  const durability = when('durabilityLabel', legal.durability);
  const repair = when('repairInformation', legal.repair);
  return {
    safety: safety && toSafety(safety, locale),
    energy: energy && { ...energy, scale: energy.scale ?? defaultScale },
    durability: durability && { years: durability.years, labelKey: durability.labelKey ?? null },
    repair: repair && toRepair(repair, locale),
    labels: (legal.labels ?? []).map(({ name, number = null, url = null }) => ({
      name: pickTranslation(name, locale),
      number,
      url,
    })),
    passport: legal.passport ?? null,
    recyclingFee: when('recyclingFee', legal.recyclingFee?.[currency]),
    deposit: when('deposit', legal.deposit?.[currency]),
    minAge: when('ageCheck', legal.minAge),
  };
}

/** For lists of products, which show none of it. */
export function withoutDetails<Product extends { legal: WireLegal }>(product: Product): Product {
  return { ...product, legal: { ...product.legal, safety: null, repair: null, labels: [], passport: null } };
}
