import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newsletterSubscriber } from '@vyloha/backend-accounts/tables';
import type { OpenDatabase } from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { type SmtpServer, startSmtpServer } from '../testing/smtp-server';
import { concurrentTestDatabase } from '../testing/test-databases';
import { sendAllMails } from '../testing/upkeep';

const recipients = Array.from({ length: 100 }, (_, index) => `reader-${index}@example.com`);
const minutes = (count: number) => count * 60_000;

const recipientOf = (message: string) => /^To: (\S+)/m.exec(message)?.[1] ?? '';
const idOf = (message: string) => /^Message-ID: (\S+)/im.exec(message)?.[1] ?? '';

/** Two backends, each of which hands its mails over to a server of its own. */
describe.each(concurrentTestDatabase())('mails of two backends on $name', ({ open }) => {
  let database: OpenDatabase;
  let backends: [TestShop, TestShop];
  let servers: [SmtpServer, SmtpServer];

  beforeEach(async () => {
    database = await open();
    const aBackend = (fixture: boolean) =>
      createTestShop({ fixture, database: { ...database, close: () => Promise.resolve() } });
    backends = [await aBackend(true), await aBackend(false)];
    servers = [await startSmtpServer(), await startSmtpServer()];
    const at = backends[0].clock.now;
    await database.db
      .insert(newsletterSubscriber)
      .values(recipients.map((email) => ({ email, locale: 'cs' as const, consentedAt: at })));
    await database.db.insert(outboxMail).values(
      recipients.map((email) => ({
        ...{ kind: 'newsletter', subjectType: 'subscriber', subjectId: email, recipient: email },
        ...{ enqueuedAt: at, runAfter: at },
      })),
    );
  });
  afterEach(async () => {
    await Promise.all([...backends, ...servers, database].map((opened) => opened.close()));
  });

  const send = (index: 0 | 1, laterMs = 0, changes: Parameters<typeof sendAllMails>[2] = {}) =>
    sendAllMails(
      backends[index],
      { smtpUrl: servers[index].url },
      { now: () => new Date(backends[index].clock.now.getTime() + laterMs), ...changes },
    );
  const received = () => servers.flatMap(({ messages }) => messages);

  it('are shared, and none is sent twice', async () => {
    await Promise.all([send(0), send(1)]);
    expect(received().map(recipientOf).sort()).toEqual([...recipients].sort());
    for (const { messages } of servers) expect(messages.length).toBeGreaterThanOrEqual(20);
    expect(await database.db.$count(outboxMail)).toBe(0);
  });

  it('that a killed one had claimed are sent by the other one when the claim ends', async () => {
    const killed = new Error('killed');
    const dyingDb = new Proxy(database.db, {
      get: (target, name) => {
        if (name === 'delete') throw killed;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    await expect(send(0, 0, { db: dyingDb })).rejects.toBe(killed);
    const handedOver = [...servers[0].messages];
    await send(1);
    expect(servers[1].messages).toHaveLength(80);
    await send(1, minutes(1));
    expect(servers[1].messages).toHaveLength(80);
    await send(1, minutes(2));
    expect(servers[1].messages.map(recipientOf).sort()).toEqual([...recipients].sort());
    const idsOfOther = new Set(servers[1].messages.map(idOf));
    for (const message of handedOver) expect(idsOfOther).toContain(idOf(message));
    expect(await database.db.$count(outboxMail)).toBe(0);
  });

  it('that one cannot hand over are sent by the other one', async () => {
    await servers[0].close();
    await send(0);
    await send(1);
    expect(servers[1].messages.length).toBeGreaterThanOrEqual(95);
    await send(1, minutes(1));
    expect(servers[1].messages.map(recipientOf).sort()).toEqual([...recipients].sort());
  });
});
