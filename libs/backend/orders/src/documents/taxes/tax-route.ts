import * as v from 'valibot';
import { defineRoute, notFound } from '@vyloha/backend-kernel';
import { readTaxData } from '@vyloha/backend-shop';
import { loadTaxedDocuments } from './load-taxed-documents';
import { recordOlderTaxes } from './record-older-taxes';
import { hasControlStatement, taxLineSchema, taxLines } from './tax-lines';
import { isQuarter, taxPeriod } from './tax-period';
import { taxReturns } from './tax-returns';

export const taxes = defineRoute({
  method: 'POST',
  url: '/store/api/v1/documents/taxes',
  summary:
    'Lines of a tax return of a period, 404 without a control statement of the trader’s country, of the one-stop shop for a month; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ period: taxPeriod, kind: v.picklist(taxReturns) }),
  response: v.object({
    data: v.array(taxLineSchema),
    /** Whether the shop pays VAT now. */
    meta: v.object({ vatPayer: v.boolean() }),
  }),
  handler: async ({ db }, { body: { period, kind: taxReturn } }) => {
    const { taxCountry: traderCountry, vatPayer } = (await readTaxData(db)).taxSettings;
    if (taxReturn === 'control' && !hasControlStatement(traderCountry)) throw notFound();
    if (taxReturn === 'oss' && !isQuarter(period)) throw notFound();
    await recordOlderTaxes(db);
    const documents = await loadTaxedDocuments(db, { period, taxReturn, traderCountry });
    return { data: taxLines(documents, taxReturn, { traderCountry }), meta: { vatPayer } };
  },
});
