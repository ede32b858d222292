import { displayText, validEntries } from '@vyloha/contract';
import { optionalMoney } from '@vyloha/money';
import * as v from 'valibot';
import { noLegal, type ProductLegal } from './product-legal';

const company = v.object({ name: v.string(), address: v.string(), contact: v.string() });

/** A link to somewhere else: no other scheme, whatever the backend sends. */
const httpsUrl = v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^https:\/\//)), null), null);

/** `legal` of a product on the wire; a backend may leave it out. */
export const legalResponse = v.nullish(
  v.pipe(
    v.object({
      safety: v.nullish(
        v.object({
          maker: company,
          responsible: v.nullish(company, null),
          identification: v.nullish(displayText, null),
          warnings: v.nullish(v.array(displayText), []),
        }),
        null,
      ),
      energy: v.nullish(
        v.object({ class: v.string(), scale: v.array(v.string()), labelKey: v.string(), sheet: v.string() }),
        null,
      ),
      durability: v.nullish(v.object({ years: v.number(), labelKey: v.nullish(v.string(), null) }), null),
      repair: v.nullish(
        v.object({
          score: v.nullish(displayText, null),
          sparePartsYears: v.nullish(v.number(), null),
          softwareUpdatesYears: v.nullish(v.number(), null),
          instructions: v.nullish(displayText, null),
        }),
        null,
      ),
      labels: v.optional(
        validEntries(v.object({ name: displayText, number: v.nullish(v.string(), null), url: httpsUrl })),
        [],
      ),
      passport: httpsUrl,
      recyclingFee: optionalMoney,
      deposit: optionalMoney,
      minAge: v.nullish(v.number(), null),
    }),
    v.transform(({ recyclingFee, deposit, ...legal }): ProductLegal => ({
      ...legal,
      recyclingFeeMinor: recyclingFee,
      depositMinor: deposit,
    })),
  ),
  noLegal,
);
