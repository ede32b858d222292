import { randomUUID } from 'node:crypto';
import { BackendUnavailable, createTransport } from '@vyloha/http-client';
import { and, asc, eq, lte } from 'drizzle-orm';
import * as v from 'valibot';
import type { UpkeepContext } from '@vyloha/backend-kernel';
import { readDocumentFile } from '../document-files';
import { eInvoice, shopDocument, shopDocumentFile } from '../tables';

const timeoutMs = 15_000;
const batchSize = 20;
const minuteMs = 60_000;
const maxIntervalMs = 6 * 60 * minuteMs;
const maxErrorLength = 500;
/** The provider has it from an attempt whose answer was lost. */
const conflict = 409;
/** What a provider answers when it is not about the document: the access is refused, or it is asked too often. */
const passing = [401, 403, 404, 408, 425, 429];

const answerSchema = v.pipe(v.string(), v.parseJson(), v.object({ id: v.optional(v.string()) }));

type Outcome = { state: 'sent'; providerId: string | null } | { state: 'refused' | 'waiting'; error: string };

interface Sending {
  documentId: string;
  number: string;
  content: Buffer;
}

/** By the protocol of `E_INVOICE_URL`. Never rejects. */
async function send(
  { documentId, number, content }: Sending,
  { url, key }: { url: string; key: string | null },
): Promise<Outcome> {
  const transport = createTransport({ service: 'e-invoices', requestId: randomUUID(), timeoutMs });
  const headers = {
    'content-type': 'application/xml',
    'idempotency-key': documentId,
    'x-document-number': number,
    ...(key !== null && { authorization: `Bearer ${key}` }),
  };
  try {
    const request = { url: new URL(url), label: 'document', method: 'POST', headers } as const;
    const { status, text } = await transport({ ...request, body: content.toString('utf8') });
    if (status < 300 || status === conflict) {
      const answer = v.safeParse(answerSchema, text);
      return { state: 'sent', providerId: (answer.success ? answer.output.id : null) ?? null };
    }
    const isAboutDocument = status >= 400 && status < 500 && !passing.includes(status);
    return {
      state: isAboutDocument ? 'refused' : 'waiting',
      error: `${status} ${text}`.trim().slice(0, maxErrorLength),
    };
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    return { state: 'waiting', error: String(error.status ?? error.reason) };
  }
}

/**
 * Hands documents that are due over to the provider, the oldest first. Each has the same key however often it is sent, so the
 * provider delivers it once. One that does not arrive is tried again, ever more rarely; one that is refused is not.
 */
export async function handOverEInvoices({
  services,
  db,
  settings: { eInvoices },
  now,
  log,
  canContinue,
}: Pick<UpkeepContext, 'services' | 'db' | 'settings' | 'now' | 'log' | 'canContinue'>): Promise<void> {
  if (eInvoices === null) return;
  const due = await db
    .select({ row: eInvoice, number: shopDocument.number, file: shopDocumentFile })
    .from(eInvoice)
    .innerJoin(shopDocument, eq(shopDocument.id, eInvoice.documentId))
    .innerJoin(
      shopDocumentFile,
      and(eq(shopDocumentFile.documentId, eInvoice.documentId), eq(shopDocumentFile.format, 'ubl')),
    )
    .where(and(eq(eInvoice.state, 'waiting'), lte(eInvoice.nextTryAt, now())))
    .orderBy(asc(shopDocument.issuedAt), asc(shopDocument.number))
    .limit(batchSize);
  for (const { row, number, file } of due) {
    if (!(await canContinue())) return;
    const { documentId } = row;
    const attempts = row.attempts + 1;
    const outcome = await readDocumentFile({ services }, file).then(
      (content) => send({ documentId, number, content }, eInvoices),
      (error: unknown): Outcome => ({ state: 'waiting', error: String(error).slice(0, maxErrorLength) }),
    );
    const nextTryAt = new Date(now().getTime() + Math.min(minuteMs * 2 ** (attempts - 1), maxIntervalMs));
    const error = outcome.state === 'sent' ? null : outcome.error;
    const providerId = outcome.state === 'sent' ? outcome.providerId : null;
    await db
      .update(eInvoice)
      .set({ state: outcome.state, attempts, nextTryAt, error, providerId, changedAt: now() })
      .where(eq(eInvoice.documentId, documentId));
    if (error !== null) log.warn({ number, state: outcome.state, error }, 'an e-invoice was not handed over');
    // A provider that does not answer is left alone until the next pass.
    if (outcome.state === 'waiting') return;
  }
}
