import { randomUUID } from 'node:crypto';
import { type VatCheckResult, type VatNumber, formatVatNumber, parseVatNumber, vatNumberOf } from '@vyloha/contract';
import { type Queryable, type RequestContext } from '@vyloha/backend-kernel';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { loadShopData } from '../shop/shop-data';
import type { ShopSettings } from '../shop/shop-settings';
import { vatCheck } from './tables';
import { pauseMs, vatNumbers } from './vat-numbers';

export type VatCheck = typeof vatCheck.$inferSelect;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

function isAbout({ country, number }: VatNumber, requester: string | null) {
  return and(
    eq(vatCheck.country, country),
    eq(vatCheck.number, number),
    requester === null ? isNull(vatCheck.requester) : eq(vatCheck.requester, requester),
  );
}

const requesterOf = ({ vatin, vatinSvk }: ShopSettings['contact']) => {
  const requester = vatNumberOf({ vatin, vatinSvk: vatinSvk ?? '' });
  return { requester, requesterText: requester && formatVatNumber(requester) };
};

/**
 * The latest answer that is kept about a number, whatever its age; VIES is not asked.
 * @returns null for one that nobody asked about, and for what is no number for VAT of a member state
 */
export async function findVatCheck(db: Queryable, { number: text }: { number: string }): Promise<VatCheck | null> {
  const number = parseVatNumber(text);
  if (number === null) return null;
  const { requesterText } = requesterOf((await loadShopData(db)).settings.contact);
  const latest = db.select().from(vatCheck).where(isAbout(number, requesterText));
  const [found] = await latest.orderBy(desc(vatCheck.askedAt)).limit(1);
  return found ?? null;
}

/**
 * What VIES says about a number for VAT, asked on behalf of the shop; each answer is kept. One that is valid counts for as
 * long as the shop's setting says, one that is not for minutes, so that an order is placed on what its shopper was told.
 * Takes up to three seconds, so call it while nothing is locked.
 * @returns null for what is no number for VAT of a member state, where the shop asks no register, and where it pays no VAT
 */
export async function checkVatNumber(
  { db, now, services }: Pick<RequestContext, 'now' | 'services'> & { db: Queryable },
  { number: text }: { number: string },
): Promise<VatCheck | null> {
  const number = parseVatNumber(text);
  const ask = vatNumbers.of({ services });
  if (number === null || ask === null) return null;
  const { settings } = await loadShopData(db);
  if (!settings.vatPayer) return null;
  const { requester, requesterText } = requesterOf(settings.contact);
  const goodForMs: Record<VatCheckResult, number> = {
    valid: settings.vatCheckHours * hourMs,
    invalid: Math.min(settings.vatCheckHours * hourMs, 10 * minuteMs),
    unavailable: pauseMs,
  };
  const nowMs = now().getTime();
  const recent = db.select().from(vatCheck);
  const longestMs = Math.max(...Object.values(goodForMs));
  const isRecent = and(isAbout(number, requesterText), gt(vatCheck.askedAt, new Date(nowMs - longestMs)));
  const [latest] = await recent.where(isRecent).orderBy(desc(vatCheck.askedAt)).limit(1);
  if (latest !== undefined && nowMs - latest.askedAt.getTime() < goodForMs[latest.result]) return latest;
  const answer = await ask({ ...number, requester });
  const unknown = { consultationNumber: null, name: null, address: null };
  const check = {
    id: `vc-${randomUUID()}`,
    ...number,
    requester: requesterText,
    ...unknown,
    ...answer,
    askedAt: now(),
  };
  await db.insert(vatCheck).values(check);
  return check;
}
