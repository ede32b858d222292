import pino from 'pino';
import * as v from 'valibot';
import { type OpenDatabase, readSettings } from '@vyloha/backend-kernel';
import { buildApp } from '../build-app';

const loggedIn = v.object({ data: v.object({ access_token: v.string() }) });

export type Databases = Pick<OpenDatabase, 'db' | 'upkeep'>;

/** For what the staff did: nobody is told of what happened in the past. */
export const silent = { wakeJobs: () => {}, settings: { legalDutiesOff: [], orderCopyTo: null } };

interface Caller {
  token: string;
  /** Under which the call may be repeated. */
  attempt?: string;
}

/** A backend of the past, and its clock. */
export function openPast({ db, upkeep }: Databases) {
  const clock = { now: new Date() };
  const app = buildApp({
    // Whoever starts the demo shop decides later what it offers.
    settings: { ...readSettings(process.env), orderSchedulesFor: 'everybody' },
    log: pino({ level: 'silent' }),
    database: () => db,
    upkeep: () => upkeep,
    now: () => clock.now,
    checkResponses: false,
  });
  /** @throws Error unless the call succeeds */
  async function send(method: 'GET' | 'POST' | 'DELETE', url: string, body: object | null, caller?: Caller) {
    const headers = {
      ...(caller !== undefined && { authorization: `Bearer ${caller.token}` }),
      ...(caller?.attempt !== undefined && { 'idempotency-key': caller.attempt }),
    };
    const response = await app.inject({ method, url, headers, ...(body !== null && { payload: body }) });
    if (response.statusCode !== 200) throw new Error(`${url} of the demo shop: ${response.body}`);
    return response.json<unknown>();
  }
  async function logIn(credentials: { email: string; password: string }): Promise<string> {
    // Of a device with a name, so that nobody is told of a new one.
    const body = { ...credentials, user_agent: 'Firefox/140.0 (Windows)' };
    return v.parse(loggedIn, await send('POST', '/store/api/oauth/login', body)).data.access_token;
  }
  return { app, clock, send, logIn };
}
