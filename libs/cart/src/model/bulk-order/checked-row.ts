import * as v from 'valibot';

const choiceSchema = v.object({
  /** A code of this variant alone. */
  code: v.string(),
  name: v.string(),
});

const checkedRowSchema = v.object({
  code: v.string(),
  quantity: v.string(),
  /** Variant that the row orders; `null` while there is none. */
  found: v.nullable(v.object({ name: v.string(), unit: v.string() })),
  /** Why it cannot be ordered, in the shopper's language. */
  problem: v.nullable(v.string()),
  /** Variants that it may mean. */
  choices: v.array(choiceSchema),
});

/** Variant that a row may mean. */
export type BulkOrderChoice = v.InferOutput<typeof choiceSchema>;

/** A row of a bulk order with what the shop knows of it. */
export type CheckedRow = v.InferOutput<typeof checkedRowSchema>;

const checkResponse = v.object({ rows: v.array(checkedRowSchema) });

/** Rows as the check returns them to browsers. */
export function parseCheckedRows(response: unknown): readonly CheckedRow[] {
  return v.parse(checkResponse, response).rows;
}
