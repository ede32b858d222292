import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importedJobs } from '@vyloha/backend-import/testing';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { jobDefinitions, mailDeclarations, modules } from './modules';
import { createTestShop, type TestShop } from './testing/create-test-shop';
import { logInAs } from './testing/log-in-as';

const files = import.meta.glob<Record<string, unknown>>('../../../libs/backend/*/src/**/tables.ts', { eager: true });
const tables = Object.entries(files)
  .filter(([file]) => !file.startsWith('./testing/'))
  .flatMap(([, exported]) => Object.entries(exported))
  .filter(([, table]) => is(table, PgTable));
const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('modules of the backend', () => {
  it('own each table of the schema once', () => {
    const owned = modules.flatMap((module) => Object.entries(module.tables));
    expect(owned.map(([name]) => name).toSorted()).toEqual(tables.map(([name]) => name).toSorted());
    for (const [name, table] of owned) expect(table, name).toBe(Object.fromEntries(tables)[name]);
  });

  it('name kinds of jobs and mails, and what is repeated, once', () => {
    expect(duplicates(jobDefinitions.map(({ kind }) => kind))).toEqual([]);
    expect(importedJobs.map(({ kind }) => kind).toSorted()).toEqual(jobDefinitions.map(({ kind }) => kind).toSorted());
    expect(duplicates(mailDeclarations.flatMap(({ kinds }) => kinds))).toEqual([]);
    expect(duplicates(modules.flatMap(({ repeats }) => repeats.map(({ name }) => name)))).toEqual([]);
  });
});

describe('personal data', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop();
  });
  afterAll(() => shop.close());

  const personal = modules.flatMap((module) => Object.entries(module.personalData?.tables ?? {}));

  it('cover each table with a customer, an e-mail or a recipient', () => {
    const withPerson = tables.filter(
      ([, table]) =>
        is(table, PgTable) && ['customerId', 'email', 'recipient'].some((column) => column in getTableColumns(table)),
    );
    expect(personal.map(([name]) => name).toSorted()).toEqual(withPerson.map(([name]) => name).toSorted());
  });

  it('are exported under the keys that modules say', async () => {
    const headers = await logInAs(shop, 'zakaznik@example.com');
    const { json } = await shop.call('GET', '/store/api/v1/user/data', { headers });
    const keys = personal.flatMap(([, fate]) => ('key' in fate ? [fate.key] : []));
    expect(Object.keys((json as { data: object }).data)).toEqual(expect.arrayContaining(keys));
  });

  it('leave with the account, mails that wait for it among them; those of orders stay', async () => {
    const email = 'zakaznik@example.com';
    const headers = await logInAs(shop, email);
    const due = { recipient: email.toUpperCase(), enqueuedAt: shop.clock.now, runAfter: shop.clock.now };
    await shop.db.insert(outboxMail).values([
      { kind: 'quote.sent', subjectType: 'quote', subjectId: 'q-1', ...due },
      { kind: 'newsletter', subjectType: 'subscriber', subjectId: email, ...due },
      { kind: 'confirmation', subjectType: 'order', subjectId: 'o-1', ...due },
      { kind: 'newsletter', subjectType: 'subscriber', subjectId: 'b', ...due, recipient: 'other@example.com' },
    ]);
    const body = { password: 'Vyloha-2026' };
    expect(await shop.call('POST', '/store/api/v1/user/deletion', { headers, body })).toMatchObject({ status: 200 });
    const kept = await shop.db.select({ subjectId: outboxMail.subjectId }).from(outboxMail).orderBy(outboxMail.id);
    expect(kept).toEqual([{ subjectId: 'o-1' }, { subjectId: 'b' }]);
  });
});
