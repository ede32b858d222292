import { type BackendDeps, defineService } from '@vyloha/backend-kernel';
import { createExternalService } from '@vyloha/http-client';
import { LRUCache } from 'lru-cache';
import { toCompany } from './ares-response';
import type { Company } from './company';
import { fetchSubject } from './fetch-subject';

/** `silent`: no valid answer in time, or calls are paused after one. */
export type CompanyLookup =
  { kind: 'found'; company: Company } | { kind: 'dissolved' } | { kind: 'unknown' } | { kind: 'silent' };

/** Finds a company by its number, which must be valid. Never rejects. */
export type CompanyRegister = (ico: string) => Promise<CompanyLookup>;

/** Less than the time a page has for all its calls. */
const defaultTimeoutMs = 2_000;
const minuteMs = 60_000;
/** Companies move rarely; new ones must be found soon after they were founded. */
const cacheTtlMs = { known: 24 * 60 * minuteMs, unknown: 10 * minuteMs };
const maxCached = 2_000;

export interface CompanyRegisterOptions {
  /** Origin of ARES, or of what speaks its protocol. */
  url: string;
  timeoutMs?: number;
  now: () => Date;
  /** Called once when the register starts failing; again only after it has recovered. */
  onFailure: (error: unknown) => void;
}

/** Client of the register: one call at a time for a number, answers cached in memory, a pause when it fails. */
function createCompanyRegister(options: CompanyRegisterOptions): CompanyRegister {
  const { url, timeoutMs = defaultTimeoutMs, now, onFailure } = options;
  const nowMs = () => now().getTime();
  const cache = new LRUCache<string, CompanyLookup>({ max: maxCached, ttlResolution: 0, perf: { now: nowMs } });
  const pending = new Map<string, Promise<CompanyLookup>>();
  const callService = createExternalService({ timeoutMs, now: nowMs, onFailure });

  async function lookUp(ico: string): Promise<CompanyLookup> {
    const answer = await callService(async (signal) => ({ subject: await fetchSubject(url, ico, signal) }));
    if (answer === null) return { kind: 'silent' };
    const { subject } = answer;
    if (subject === null) return { kind: 'unknown' };
    const isDissolved = subject.datumZaniku !== null && subject.datumZaniku <= now().toISOString();
    return isDissolved ? { kind: 'dissolved' } : { kind: 'found', company: toCompany(subject) };
  }

  async function lookUpOnce(ico: string): Promise<CompanyLookup> {
    const result = await lookUp(ico).finally(() => pending.delete(ico));
    const ttl = result.kind === 'unknown' ? cacheTtlMs.unknown : cacheTtlMs.known;
    if (result.kind !== 'silent') cache.set(ico, result, { ttl });
    return result;
  }

  return async (ico) => {
    const known = cache.get(ico) ?? pending.get(ico);
    if (known !== undefined) return known;
    const lookup = lookUpOnce(ico);
    pending.set(ico, lookup);
    return lookup;
  };
}

/** Null when the shop has none. */
export const companyRegister = defineService<CompanyRegister | null>('register of companies');

/** That of the settings; null when the shop has none. */
export function openCompanyRegister({
  settings: { aresUrl },
  now,
  log,
}: Pick<BackendDeps, 'settings' | 'now' | 'log'>): CompanyRegister | null {
  const onFailure = (error: unknown) => log.warn({ err: error }, 'the register of companies does not answer');
  return aresUrl === null ? null : createCompanyRegister({ url: aresUrl, now, onFailure });
}
