import { orderMails, readConfig } from '@vyloha/config/server';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pino from 'pino';
import { weakenHashes } from '@vyloha/backend-accounts/testing';
import type { ChangeStream, Database, OpenDatabase, Services, Settings } from '@vyloha/backend-kernel';
import type { PaymentGateway } from '@vyloha/backend-orders/testing';
import { buildApp } from '../build-app';
import { openBackendServices } from '../open-backend-services';
import { insertFixture } from './fixture';
import { openTestDatabase } from './template-database';

weakenHashes();

export const testSettings: Settings = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://localhost:3000',
  databaseUrl: null,
  databaseReadUrl: null,
  databaseDirectUrl: null,
  domains: readConfig({}).domains,
  feeds: readConfig({}).feeds,
  hasTrailingSlashes: false,
  dataDir: '.cache/test-data',
  files: null,
  smtpUrl: null,
  orderCopyTo: null,
  questionCopyTo: null,
  shopCountry: 'cz',
  greenClaimWords: [],
  legalDutiesOff: [],
  orderMailsOff: orderMails,
  gopay: null,
  logLevel: 'silent',
  operation: { ...readConfig({}).operation, drainMs: 0 },
  aresUrl: null,
  viesUrl: null,
  exchangeRatesUrl: null,
  eInvoices: null,
  addressAutocompleteKey: null,
  orderSchedulesFor: 'everybody',
  popularSearches: { isOn: true, denied: [] },
  graphqlIntrospection: true,
};

/** Saturday morning, fixed so that delivery dates in tests are stable. */
export const testNow = new Date('2026-11-21T09:00:00Z');

export interface TestShop {
  db: Database;
  services: Services;
  app: FastifyInstance;
  /** The clock of the shop; tests may move it. */
  clock: { now: Date };
  /** Calls the backend without a network; `json` is the parsed response. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options?: { headers?: Record<string, string>; body?: unknown },
  ): Promise<{ status: number; headers: Record<string, unknown>; json: unknown }>;
  close(): Promise<void>;
}

interface TestShopOptions {
  /** False leaves every table empty. */
  fixture?: boolean;
  settings?: Partial<Settings>;
  /** Where orders are paid online; nowhere by default. */
  gateway?: PaymentGateway;
  changes?: ChangeStream;
  /** Data folder that the backend assumes for its database. */
  embeddedIn?: string;
  /** An opened and migrated database to use instead of a new one in memory. */
  database?: { db: Database; upkeep?: Database; replicas?: OpenDatabase['replicas']; close(): Promise<void> };
}

/** A whole backend on its own database with the tiny shop in it; every response is validated against its schema. */
export async function createTestShop({
  fixture = true,
  settings = {},
  gateway,
  changes,
  embeddedIn,
  database,
}: TestShopOptions = {}): Promise<TestShop> {
  const opened: NonNullable<TestShopOptions['database']> = database ?? (await openTestDatabase());
  const { db, close } = opened;
  if (fixture) await insertFixture(db);
  const clock = { now: testNow };
  const deps = {
    settings: { ...testSettings, ...settings },
    log: pino({ level: 'silent' }),
    database: () => db,
    upkeep: () => opened.upkeep ?? db,
    replicas: () => opened.replicas ?? null,
    now: () => clock.now,
  };
  const services = openBackendServices(deps, { ...(gateway && { gateway }), ...(changes && { changes }) });
  const app = buildApp({
    ...deps,
    services,
    embeddedIn: () => embeddedIn ?? null,
    checkResponses: true,
  });
  const call: TestShop['call'] = async (method, url, { headers = {}, body } = {}) => {
    const request: InjectOptions = { method, url, headers };
    if (body !== undefined) {
      request.payload = JSON.stringify(body);
      request.headers = { 'content-type': 'application/json', ...headers };
    }
    const response = await app.inject(request);
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    return { status: response.statusCode, headers: response.headers, json: isJson ? response.json() : null };
  };
  return {
    db,
    services,
    app,
    clock,
    call,
    close: async () => {
      await app.close();
      await close();
    },
  };
}
