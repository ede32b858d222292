import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importedJobs } from './import/finish-jobs';
import { jobDefinitions, mailDeclarations, modules } from './modules';
import { createTestShop, type TestShop } from './testing/create-test-shop';
import { logInAs } from './testing/log-in-as';

const files = import.meta.glob<Record<string, unknown>>('./**/tables.ts', { eager: true });
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

  it('are told of each table with a customer, an e-mail or a recipient', () => {
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
});
