import * as v from 'valibot';
import {
  currencyField,
  fileKeyField,
  httpsField,
  integerField,
  linkField,
  moneyField,
  textField,
  translatedField,
} from './fields';

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

const yearsField = v.pipe(integerField, v.minValue(1), v.maxValue(maxYears));

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
      sheet: linkField,
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
  /** How long it can be used: what its maker says about repairs, spare parts and updates. */
  repair: v.exactOptional(
    v.strictObject({
      /** The official score or class, where the Union has one for such products. */
      score: v.exactOptional(translatedField),
      /** How many years there are spare parts, at least. */
      sparePartsYears: v.exactOptional(yearsField),
      /** How many years there are free updates of its software, at least. */
      softwareUpdatesYears: v.exactOptional(yearsField),
      /** How parts are ordered, what they cost, where its instructions are. */
      instructions: v.exactOptional(translatedField),
    }),
  ),
  /** Certified labels, such as the EU Ecolabel. Claims about the environment need one. */
  labels: v.exactOptional(
    v.array(
      v.strictObject({
        name: translatedField,
        /** Of the licence or certificate. */
        number: v.exactOptional(textField),
        url: v.exactOptional(httpsField),
      }),
    ),
  ),
  /** Address of the digital product passport. */
  passport: v.exactOptional(httpsField),
  /** Costs of collecting and recycling one piece; part of its price. */
  recyclingFee: v.exactOptional(feeField),
  /** Deposit for the packaging of one piece; on top of its price. */
  deposit: v.exactOptional(feeField),
  /** Sold only to people of this age. */
  minAge: v.exactOptional(v.pipe(integerField, v.minValue(1), v.maxValue(maxYears))),
});

export type ProductLegal = v.InferOutput<typeof legalField>;
