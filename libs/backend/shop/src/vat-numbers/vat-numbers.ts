import { type VatNumber, formatVatNumber } from '@vyloha/contract';
import { type BackendDeps, defineService } from '@vyloha/backend-kernel';
import { createExternalService } from '@vyloha/http-client';
import { type ViesAnswer, askVies } from './ask-vies';

export type VatAnswer = ViesAnswer | { result: 'unavailable' };

/** Asks the register of numbers for VAT on behalf of the requester. Never rejects, and answers within three seconds. */
export type VatNumbers = (question: VatNumber & { requester: VatNumber | null }) => Promise<VatAnswer>;

/** Placing an order waits for it. */
const timeoutMs = 2_500;
/** How long a member state is left alone after a failure. */
export const pauseMs = 30_000;

/** Client of VIES: one call at a time for a number, and a pause for a member state whose register does not answer. */
function createVatNumbers(url: string, { now, log }: Pick<BackendDeps, 'now' | 'log'>): VatNumbers {
  const pending = new Map<string, Promise<VatAnswer>>();
  const services = new Map<string, ReturnType<typeof createExternalService>>();

  function serviceOf(country: string) {
    const known = services.get(country);
    if (known !== undefined) return known;
    const onFailure = (err: unknown) => log.warn({ err, country }, 'VIES does not answer');
    const service = createExternalService({ timeoutMs, pauseMs, now: () => now().getTime(), onFailure });
    services.set(country, service);
    return service;
  }

  return async (question) => {
    const { country, requester } = question;
    const key = `${formatVatNumber(question)} ${requester === null ? '' : formatVatNumber(requester)}`;
    const pendingAnswer = pending.get(key);
    if (pendingAnswer !== undefined) return pendingAnswer;
    const answer = serviceOf(country)((signal) => askVies(url, question, signal))
      .then((found): VatAnswer => found ?? { result: 'unavailable' })
      .finally(() => pending.delete(key));
    pending.set(key, answer);
    return answer;
  };
}

/** Null when the shop asks none. */
export const vatNumbers = defineService<VatNumbers | null>('register of numbers for VAT');

/** That of the settings; null when the shop asks none. */
export function openVatNumbers({
  settings: { viesUrl },
  ...deps
}: Pick<BackendDeps, 'settings' | 'now' | 'log'>): VatNumbers | null {
  return viesUrl === null ? null : createVatNumbers(viesUrl, deps);
}
