import assert from 'node:assert/strict';
import type { Case, Level } from '../case';
import { operations, type Operation } from '../contract/operations';

const business = /\/(user\/company|company-invitations|user\/quotes|quote-states|ares)/;
const account =
  /\/(user|oauth|register|activate|forgot-password|reset-password|login-links|login-tokens|claim-states|claims)(\/|$)/;
const core = /\/(globals|currencies|countries|cart|products\/\{id\}$|orders\/token|product-categories|catalog)/;

function levelOf({ path }: Operation): Level {
  if (business.test(path)) return 'business';
  if (account.test(path)) return 'account';
  if (core.test(path)) return 'core';
  return path.startsWith('/cms') ? 'content' : 'shop';
}

/** Only for commands on the backend's machine, by their key. */
export const commandOperations: readonly string[] = operations
  .filter(({ path }) =>
    /\/(order-statuses|payments\/(?:refunds|receipts|repayments|statements)|order-records|(?:claims|withdrawals|quotes|searches)\/list|login-tokens|moderation\/|newsletter\/subscribers|withdrawal-states|claims\/photos|claim-states|quote-states|content-previews|contact-messages|exchange-rates|e-invoices|backups|imports|prices-and-stock)/.test(
      path,
    ),
  )
  .map(({ name }) => name);

const paramsOf = ({ path }: Operation) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'neznamy']));

function casesFor(operation: Operation): Case[] {
  const { name, needsLogin, hasBody } = operation;
  const level = levelOf(operation);
  const params = paramsOf(operation);
  const body = hasBody ? { body: {} } : {};
  const found: Case[] = [];
  if (needsLogin) {
    found.push({
      level,
      operation: name,
      title: 'without a login is 401, with a forged one as well',
      run: async (world) => {
        const without = await world.guest().call(name, { params, ...body, status: 401 });
        assert.deepEqual(without.codes(), ['login_required']);
        const forged = await world
          .guest()
          .withToken('padelany-token')
          .call(name, { params, ...body, status: 401 });
        assert.deepEqual(forged.codes(), ['login_expired']);
      },
    });
  }
  if (hasBody && operation.path !== '/cms/graphql') {
    found.push({
      level,
      operation: name,
      title: 'malformed JSON is 400 and another type 415',
      run: async (world) => {
        await world.guest().call(name, { params, text: '{"a":', status: 400 });
        await world.guest().call(name, { params, text: 'a=b', headers: { 'content-type': 'text/plain' }, status: 415 });
      },
    });
  }
  if (commandOperations.includes(name)) {
    found.push({
      level,
      operation: name,
      title: 'is refused without the key of commands',
      run: async (world) => {
        const answer = await world.guest().call(name, { params, ...body, status: [403, 422] });
        const withToken = await world
          .guest()
          .withToken('padelany-token')
          .call(name, { params, ...body, status: [403, 422] });
        assert.deepEqual(withToken.codes(), answer.codes());
      },
    });
  }
  return found;
}

/** What holds for every operation of a kind. */
export const everyOperationCases: readonly Case[] = operations.flatMap(casesFor);
