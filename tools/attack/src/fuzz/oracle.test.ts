import { workspaceRoot } from '@vyloha/run/workspace-root';
import { expect, it } from 'vitest';
import type { RawOutcome } from '../wire/raw-request';
import { anAttack } from './attack';
import { Oracle } from './oracle';

const facts = {
  origin: 'http://127.0.0.1:1',
  ownHosts: ['127.0.0.1:1'],
  secrets: ['tajemstvi'],
  hasPolicy: true,
  dataDir: '/somewhere/data',
};
const answer = (status: number, headers: [string, string][] = [], body = ''): RawOutcome => ({
  kind: 'answer',
  status,
  headers,
  body,
  ms: 1,
});
const html: [string, string] = ['content-type', 'text/html; charset=utf-8'];
const policy: [string, string] = ['content-security-policy', "default-src 'self'"];

it.each<[string, RawOutcome, string[]]>([
  ['a page', answer(200, [html, policy], '<p>x'), []],
  ['a refusal', answer(404, [html, policy], '<p>x'), []],
  ['an error', answer(500), ['status 500']],
  ['an outage', answer(503), ['status 503']],
  ['overload', answer(503, [['retry-after', '1']]), []],
  ['HTML without a policy', answer(200, [html], '<p>x'), ['HTML without a content security policy']],
  ['a stack', answer(400, [], 'x\n    at run (file:///a/b.js:1:2)'), ['a stack trace']],
  ['SQL', answer(400, [], 'Failed query: x'), ['words of the database']],
  ['a path', answer(400, [], `ENOENT ${workspaceRoot}/a`), ['a path of the machine']],
  ['a secret', answer(200, [['set-cookie', 'a=tajemstvi']]), ['a secret of somebody else']],
  ['its own redirect', answer(303, [['location', '/kosik']]), []],
  ['a foreign redirect', answer(301, [['location', 'http://evil.test/']]), ['a redirect to a foreign host']],
  ['a disguised one', answer(301, [['location', '/\\evil.test']]), ['a redirect to a foreign host']],
  ['nothing', { kind: 'none', reason: 'timeout', ms: 1 }, ['no answer']],
  ['a half request', { kind: 'none', reason: 'hung up', ms: 1 }, []],
])('judges %s', (_, outcome, problems) => {
  expect(new Oracle(facts).judge(anAttack('x'), outcome).problems).toEqual(problems);
});

it('notices a sealed cookie that two shoppers get', () => {
  const oracle = new Oracle(facts);
  const outcome = answer(200, [['set-cookie', 'vyloha_session=0123456789abcdef0123; Path=/']]);
  expect(oracle.judge(anAttack('x'), outcome).problems).toEqual([]);
  expect(oracle.judge(anAttack('x'), outcome).problems).toEqual(['the cookie vyloha_session of somebody else']);
});

it('lets a shopper have what is theirs', () => {
  const attack = anAttack('x', { cookies: [['a', 'tajemstvi']] });
  expect(new Oracle(facts).judge(attack, answer(200, [['set-cookie', 'a=tajemstvi']])).problems).toEqual([]);
});

it('takes no blame for what was sent to it', () => {
  const attack = anAttack('x', { query: [['q', 'Failed query:']] });
  expect(new Oracle(facts).judge(attack, answer(200, [], 'Failed query: nothing')).problems).toEqual([]);
});
