import { workspaceRoot } from '@vyloha/run/workspace-root';
import { expect, it } from 'vitest';
import type { RawOutcome } from '../wire/raw-request';
import { createAttack } from './attack';
import { Oracle } from './oracle';

const oracleOptions = {
  origin: 'http://127.0.0.1:1',
  ownHosts: ['127.0.0.1:1'],
  secrets: ['tajemstvi'],
  hasCsp: true,
  dataDir: '/somewhere/data',
};
const createResponse = (status: number, headers: [string, string][] = [], body = ''): RawOutcome => ({
  kind: 'response',
  status,
  headers,
  body,
  ms: 1,
});
const html: [string, string] = ['content-type', 'text/html; charset=utf-8'];
const policy: [string, string] = ['content-security-policy', "default-src 'self'"];

it.each<[string, RawOutcome, string[]]>([
  ['a page', createResponse(200, [html, policy], '<p>x'), []],
  ['a refusal', createResponse(404, [html, policy], '<p>x'), []],
  ['an error', createResponse(500), ['status 500']],
  ['an outage', createResponse(503), ['status 503']],
  ['overload', createResponse(503, [['retry-after', '1']]), []],
  ['HTML without a policy', createResponse(200, [html], '<p>x'), ['HTML without a content security policy']],
  ['a stack', createResponse(400, [], 'x\n    at run (file:///a/b.js:1:2)'), ['a stack trace']],
  ['SQL', createResponse(400, [], 'Failed query: x'), ['words of the database']],
  ['a path', createResponse(400, [], `ENOENT ${workspaceRoot}/a`), ['a path of the machine']],
  ['a secret', createResponse(200, [['set-cookie', 'a=tajemstvi']]), ['a secret of somebody else']],
  ['its own redirect', createResponse(303, [['location', '/kosik']]), []],
  ['a foreign redirect', createResponse(301, [['location', 'http://evil.test/']]), ['a redirect to a foreign host']],
  ['a disguised one', createResponse(301, [['location', '/\\evil.test']]), ['a redirect to a foreign host']],
  ['nothing', { kind: 'none', reason: 'timeout', ms: 1 }, ['no answer']],
  ['a half request', { kind: 'none', reason: 'hung up', ms: 1 }, []],
])('judges %s', (_, outcome, problems) => {
  expect(new Oracle(oracleOptions).judge(createAttack('x'), outcome).problems).toEqual(problems);
});

it('detects a sealed cookie that two shoppers get', () => {
  const oracle = new Oracle(oracleOptions);
  const outcome = createResponse(200, [['set-cookie', 'vyloha_session=0123456789abcdef0123; Path=/']]);
  expect(oracle.judge(createAttack('x'), outcome).problems).toEqual([]);
  expect(oracle.judge(createAttack('x'), outcome).problems).toEqual(['the cookie vyloha_session of somebody else']);
});

it('allows a shopper their own data', () => {
  const attack = createAttack('x', { cookies: [['a', 'tajemstvi']] });
  expect(
    new Oracle(oracleOptions).judge(attack, createResponse(200, [['set-cookie', 'a=tajemstvi']])).problems,
  ).toEqual([]);
});

it('ignores what the request itself contained', () => {
  const attack = createAttack('x', { query: [['q', 'Failed query:']] });
  expect(new Oracle(oracleOptions).judge(attack, createResponse(200, [], 'Failed query: nothing')).problems).toEqual(
    [],
  );
});
