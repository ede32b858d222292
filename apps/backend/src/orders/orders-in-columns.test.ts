import { readFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { nearestFolder } from '../database/nearest-folder';
import { orderItem, shopOrder } from './tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { testDatabases } from '../testing/test-databases';

const tag = '0016_orders_in_columns';
const journalSchema = v.object({ entries: v.array(v.object({ tag: v.string(), when: v.number() })) });
const storedSchema = v.object({
  token: v.string(),
  row: v.looseObject({ code: v.string(), customer_id: v.nullable(v.string()) }),
  response: v.string(),
});

/** Orders as versions before the migration stored them, each with its token and the response it had then. */
const before = readFileSync(new URL('../testing/orders-before-columns.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => v.parse(storedSchema, JSON.parse(line)));

async function migrate(db: Database, migrations: readonly MigrationMeta[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const statement of migrations.flatMap((migration) => migration.sql)) await tx.execute(sql.raw(statement));
  });
}

/** Empties the database and makes the tables as they were before the migration. @returns it and the later ones */
async function goBack(db: Database): Promise<MigrationMeta[]> {
  const migrationsFolder = nearestFolder('migrations');
  const journal: unknown = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8'));
  const when = v.parse(journalSchema, journal).entries.find((entry) => entry.tag === tag)?.when ?? 0;
  const all = readMigrationFiles({ migrationsFolder });
  const since = all.filter(({ folderMillis }) => folderMillis >= when);
  if (since[0]?.folderMillis !== when) throw new Error(`there is no migration ${tag}`);
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  await migrate(
    db,
    all.filter(({ folderMillis }) => folderMillis < when),
  );
  return since;
}

describe.each(testDatabases())('orders from before the migration to columns on $name', ({ open }) => {
  let shop: TestShop;

  beforeEach(async () => {
    const database = await open();
    const { db } = database;
    const since = await goBack(db);
    for (const id of new Set(before.flatMap(({ row }) => row.customer_id ?? []))) {
      await db.execute(sql`insert into customer (id, email, password_hash, first_name, last_name)
        values (${id}, ${`${id}@example.com`}, '', '', '')`);
    }
    for (const { row } of before) {
      await db.execute(
        sql`insert into shop_order select * from jsonb_populate_record(null::shop_order, ${JSON.stringify(row)}::jsonb)`,
      );
    }
    await migrate(db, since);
    shop = await createTestShop({ fixture: false, database });
  });
  afterEach(() => shop.close());

  /** With the fields that orders have had since; a cancelled one asks for no transfer any more. */
  const withLaterFields = (response: string) =>
    response
      .replace(/("payment":{[^}]*)}/, '$1,"state":null,"isPayable":false}')
      .replace(/("branch":{"id":"[^"]*")/, '$1,"remoteId":null')
      .replace(/"bankTransfer":{[^}]*}(?=.*"status":"cancelled")/, '"bankTransfer":null');

  it.each(['cs', 'sk'])('have the same response to the byte, read in %s', async (locale) => {
    for (const { token, response } of before) {
      const url = `/store/api/v1/orders/token/${token}`;
      const { body } = await shop.app.inject({ method: 'GET', url, headers: { 'x-locale': locale } });
      // They were placed before there were coupons, and by invoice, nor these attributes.
      const laterAttributes = /,"(?:customOrderNumber|zboziAllow)":(?:null|true|false|"[^"]*")/g;
      const known = body
        .replace(/"(?:coupon|invoice|expectedOn|orderedBy)":null,|,"isReturned":false|,"refundDue":0/g, '')
        .replace(/"shipperComment":(?:null|"[^"]*"),|"buyer":{"name".*?"vatinSvk":(?:null|"[^"]*")},/g, '')
        .replace(laterAttributes, '');
      expect(known).toBe(withLaterFields(response));
    }
  });

  it('keep what only the shop sees', async () => {
    const [code = ''] = before.map(({ row }) => row.code);
    expect(await shop.db.select().from(shopOrder).where(eq(shopOrder.code, code))).toMatchObject([
      {
        locale: 'cs',
        shipper_comment: 'Zvonit dole',
        cardRequest: true,
        newsletter: true,
        zbozicz_allow: true,
        magazine: true,
        phone_notification: true,
        utm: { utm_source: 'news', utm_medium: 'mail' },
        custom_order_number: 'OBJ-7',
        formalTitle: 'Mr',
        ICDPH: 'SK1',
        dateOfBirth: '1980-01-31',
        companyName: 'U Nováků',
      },
    ]);
  });

  it('have a language of their currency, and null for what was not filled in', async () => {
    const rows = await shop.db.select().from(shopOrder).orderBy(asc(shopOrder.code));
    expect(rows.map(({ locale }) => locale)).toEqual(['cs', 'sk', 'cs', 'cs', 'cs', 'cs']);
    expect(rows.map(({ utm }) => utm)).toMatchObject([{}, 'zdroj=letak', null, null, null, null]);
    expect(rows.slice(1).map(({ formalTitle, newsletter }) => [formalTitle, newsletter])).toEqual(
      Array.from({ length: 5 }, () => [null, false]),
    );
  });

  it('keep all lines in their order, without a tax rate, which nobody knows', async () => {
    const items = await shop.db.select().from(orderItem).orderBy(asc(orderItem.orderId), asc(orderItem.position));
    expect(items).toHaveLength(10);
    expect(new Set(items.map(({ taxRate }) => taxRate))).toEqual(new Set([null]));
    const positions = items.filter(({ type }) => type === 'gift').map(({ position }) => position);
    expect(positions).toEqual([2]);
  });
});
