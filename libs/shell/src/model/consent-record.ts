import type { ConsentCategory } from '@vyloha/contract';
import * as v from 'valibot';

/** What cookies are for; necessary ones need no consent. */
export type ConsentPurpose = ConsentCategory | 'necessary';

/** When and about which wording a shopper decided, as the cookie `consent` keeps it. */
export interface ConsentRecord {
  version: string;
  at: Date;
  /** A UUID, which names the shop's record of it; only where something was ever agreed to. */
  id: string | null;
}

/** A version, seconds, and a UUID: what the backend takes as an id. */
const pattern = /^([a-z0-9]{1,32})\.(\d{1,12})(?:\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))?$/;
const msPerSecond = 1000;

export function formatConsentRecord({ version, at, id }: ConsentRecord): string {
  const seconds = Math.floor(at.getTime() / msPerSecond);
  return [version, seconds, ...(id === null ? [] : [id])].join('.');
}

export function parseConsentRecord(cookie: string | null): ConsentRecord | null {
  const [, version, seconds, id] = pattern.exec(cookie ?? '') ?? [];
  if (version === undefined) return null;
  return { version, at: new Date(Number(seconds) * msPerSecond), id: id ?? null };
}

/** Response to the call that stores a decision. */
export const consentRecordResponse = v.object({ id: v.string() });
