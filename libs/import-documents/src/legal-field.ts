import * as v from 'valibot';
import { currencyField, fileKeyField, moneyField, integerField, textField, translatedField } from './fields';

/** A company as the law names it: postal address, and an e-mail or a web address. */
const companyField = v.strictObject({
  name: textField,
  address: textField,
  contact: v.pipe(
    textField,
    v.check((text) => /^(https:\/\/\S+|[^@\s]+@[^@\s]+)$/.test(text), 'expected an e-mail or an https address'),
  ),
});

const feeField = v.record(currencyField, moneyField);
const minDurability = 3;
const maxYears = 100;

/** What the law asks to say about a product; see `docs/law.md`. */
export const legalField = v.strictObject({
  /** Product safety: who made it, who answers for it in the EU, what it is told apart by, and warnings. */
  safety: v.exactOptional(
    v.strictObject({
      maker: companyField,
      /** Required of makers outside of the EU. */
      responsible: v.exactOptional(companyField),
      /** Type, batch or serial number. */
      identification: v.exactOptional(translatedField),
      warnings: v.exactOptional(v.array(translatedField)),
    }),
  ),
  energy: v.exactOptional(
    v.strictObject({
      class: v.pipe(v.string(), v.regex(/^[A-G]\+{0,3}$/, 'expected an energy class such as "A"')),
      /** The best and the worst class. */
      scale: v.exactOptional(v.tuple([textField, textField])),
      labelKey: fileKeyField,
      /** Product information sheet: its https address, or a path of the shop. */
      sheet: v.pipe(textField, v.regex(/^(https:\/\/|\/(?!\/))\S+$/, 'expected an https address or a path')),
    }),
  ),
  /** A commercial guarantee of durability of the maker, free of charge and for the whole product. */
  durability: v.exactOptional(
    v.strictObject({
      years: v.pipe(integerField, v.minValue(minDurability), v.maxValue(maxYears)),
      /** The harmonised label as the maker filled it in. */
      labelKey: v.exactOptional(fileKeyField),
    }),
  ),
  /** Costs of collecting and recycling one piece; part of its price. */
  recyclingFee: v.exactOptional(feeField),
  /** Deposit for the packaging of one piece; on top of its price. */
  deposit: v.exactOptional(feeField),
  /** Sold only to people of this age. */
  minAge: v.exactOptional(v.pipe(integerField, v.minValue(1), v.maxValue(maxYears))),
});

export type ProductLegal = v.InferOutput<typeof legalField>;
