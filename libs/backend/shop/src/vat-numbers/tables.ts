import type { VatCheckResult } from '@vyloha/contract';
import { timestamptz, id } from '@vyloha/backend-kernel/tables';
import { index, pgTable, text } from 'drizzle-orm/pg-core';

/** An answer of VIES about a number for VAT, as it came: the proof of what an invoice was issued on. */
export const vatCheck = pgTable(
  'vat_check',
  {
    id: id(),
    /** Code of the member state by VIES. */
    country: text('country').notNull(),
    /** Without the code. */
    number: text('number').notNull(),
    /** The number with its code of who asked: the shop's own then; null where it had none. */
    requester: text('requester'),
    result: text('result').$type<VatCheckResult>().notNull(),
    /** By which VIES proves its answer to a requester. */
    consultationNumber: text('consultation_number'),
    /** As the member state publishes them; null where it does not. */
    name: text('name'),
    address: text('address'),
    askedAt: timestamptz('asked_at').notNull(),
  },
  (table) => [index('vat_check_number').on(table.country, table.number, table.askedAt)],
);
