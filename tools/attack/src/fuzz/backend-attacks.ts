import type { Random } from '../random';
import { createAttack } from './attack';
import type { Attack, AttackBody } from './attack';
import { toSelection } from './backend-map';
import type { BackendMap, Operation } from './backend-map';
import { deepArray, encodeText, hostileJson, hostileText, maybeEncodeText, mutatePath } from './hostile-values';
import { createSchemaValue } from './schema-value';

const json = (text: string): AttackBody => ({ kind: 'text', contentType: 'application/json', text });
const headerValues = [
  '',
  'cs',
  'sk',
  'xx',
  'CZK',
  'EUR',
  'b2b',
  'b2c',
  'business',
  '\u0159',
  '*',
  'a,b,c',
  'x'.repeat(3_000),
];
const otherHeaders: [string, string][] = [
  ['X-Request-Id', 'a'.repeat(3_000)],
  ['X-Forwarded-For', 'x, 999.1.1.1'],
  ['Idempotency-Key', 'x'],
  ['Idempotency-Key', '\u0000'],
  ['If-None-Match', '*'],
  ['Content-Encoding', 'gzip'],
  ['Content-Length', '7'],
  ['Transfer-Encoding', 'chunked'],
  ['Expect', '100-continue'],
  ['Accept', 'text/html'],
  ['Accept-Encoding', 'x'],
  ['Range', 'bytes=5-1'],
];

function createScope(random: Random, { known }: BackendMap): string {
  const scope = {
    ...(random.chance(0.6) && { category: random.chance(0.7) ? 'c-zahrada' : hostileJson(random) }),
    ...(random.chance(0.3) && { query: hostileText(random) }),
    ...(random.chance(0.5) && {
      filters: random.chance(0.5) ? { [random.pick(known)]: [hostileText(random)] } : hostileJson(random),
    }),
    ...(random.chance(0.4) && { price: { from: hostileJson(random), to: random.pick([1e300, 2_147_483_648, -1, 5]) } }),
    ...(random.chance(0.3) && { page: random.pick([0, 1, 2_147_483_648, -1, 1e300, 'x']) }),
    ...(random.chance(0.3) && { perPage: random.pick([0, 1, 200, 1e9, '5']) }),
    ...(random.chance(0.3) && {
      sort: random.pick(['PriceSortASC', 'MostSoldSort', 'DiscountSort', 'x', '__proto__']),
    }),
    ...(random.chance(0.2) && { [hostileText(random)]: hostileJson(random) }),
  };
  const text = random.chance(0.05) ? deepArray(2_000) : JSON.stringify(scope);
  return random.chance(0.93) ? Buffer.from(text).toString('base64url') : maybeEncodeText(random, text);
}

function createQueryValue(random: Random, map: BackendMap, name: string): string {
  if (name === 'scope') return createScope(random, map);
  if (name === 'query') return encodeText(createGraphqlQuery(random, map));
  return random.chance(0.3) ? random.pick(map.known) : maybeEncodeText(random, hostileText(random));
}

function createLiteral(random: Random, map: BackendMap): string {
  const text = () => JSON.stringify(random.chance(0.5) ? random.pick(map.known) : hostileText(random));
  return random.pick([
    text(),
    `[${text()}]`,
    '0',
    '-1',
    '200',
    '2147483648',
    '1e300',
    'null',
    'true',
    'WEIGHT_DESC',
    '{}',
    '[]',
    '$a',
  ]);
}

function createGraphqlQuery(random: Random, map: BackendMap): string {
  const roll = random.below(14);
  if (roll === 0) return '{'.repeat(300);
  if (roll === 1)
    return `{ ${Array.from({ length: 300 }, (_, at) => `a${at}: faq_question(limit: 200) { _id }`).join(' ')} }`;
  if (roll === 2) return 'fragment a on Query { ...a } query { ...a }';
  if (roll === 3) return `{ ${'category { children '.repeat(20)} { _id } ${'}'.repeat(20)} }`;
  if (roll === 4) return '{ __schema { types { name fields { name type { name ofType { name } } } } } }';
  if (roll === 5) return hostileText(random);
  if (roll === 6) return 'mutation { x }';
  const field = random.pick(map.fields);
  const selectedArguments = field.args
    .filter(() => random.chance(0.6))
    .map(({ name }) => `${name}: ${createLiteral(random, map)}`);
  const call = `${field.name}${selectedArguments.length > 0 ? `(${selectedArguments.join(', ')})` : ''} ${toSelection(field)}`;
  return random.chance(0.3)
    ? `query x($a: ${random.pick(['ID', 'String', 'Int', '[ID!]!', 'X'])}) { ${call} }`
    : `{ ${call} }`;
}

function createGraphqlAttack(random: Random, map: BackendMap): Attack {
  const query = createGraphqlQuery(random, map);
  const variables = hostileJson(random);
  const name = 'GraphQL';
  const path = '/cms/graphql';
  if (random.chance(0.5)) {
    const parts: [string, string][] = [['query', encodeText(query)]];
    if (random.chance(0.6))
      parts.push([
        'variables',
        encodeText(
          random.chance(0.6)
            ? JSON.stringify({ a: variables })
            : random.pick(['NaN', '{', '[]', '"x"', '\0', 'undefined']),
        ),
      ]);
    if (random.chance(0.3)) parts.push(['extensions', random.pick(['x', '{}', '%00', '[]', '{"persistedQuery":1}'])]);
    if (random.chance(0.3)) parts.push(['operationName', maybeEncodeText(random, hostileText(random))]);
    return createAttack(`${name} GET`, { path, query: parts });
  }
  const request = {
    query,
    variables: random.chance(0.6) ? { a: variables } : variables,
    ...(random.chance(0.3) && { operationName: hostileJson(random), extensions: hostileJson(random) }),
  };
  const text = random.chance(0.1) ? JSON.stringify(Array.from({ length: 30 }, () => request)) : JSON.stringify(request);
  return createAttack(`${name} POST`, { method: 'POST', path, body: json(text) });
}

function body(random: Random, map: BackendMap, operation: Operation): AttackBody {
  const roll = random.below(20);
  if (roll === 0)
    return json(
      random.pick([
        '',
        '{',
        'NaN',
        'null',
        '[]',
        '"x"',
        '1',
        deepArray(2_000),
        '{"__proto__":{"x":1}}',
        '{"a":1e999}',
        '{"constructor":{"prototype":{}}}',
      ]),
    );
  if (roll === 1)
    return {
      kind: 'text',
      contentType: random.pick([
        'text/plain',
        '',
        'application/x-www-form-urlencoded',
        'application/json; charset=utf-16',
      ]),
      text: '{"a":1}',
    };
  if (roll === 2)
    return { kind: 'text', contentType: 'application/json', text: '{}', encoding: random.pick(['gzip', 'x']) };
  if (operation.body === null && roll < 15) return { kind: 'none' };
  const source = { random, schemas: map.schemas, known: map.known };
  return json(JSON.stringify(createSchemaValue(source, operation.body ?? {})));
}

function createRestAttack(random: Random, map: BackendMap): Attack {
  const operation = random.pick(map.operations);
  const method = random.chance(0.92)
    ? operation.method
    : random.pick(['PUT', 'OPTIONS', 'TRACE', 'HEAD', 'DELETE', 'POST', 'PROPFIND']);
  const filled = operation.path.replace(/\{\w+\}/g, () =>
    random.chance(0.4) ? random.pick(map.known) : maybeEncodeText(random, hostileText(random)).slice(0, 1_500) || 'x',
  );
  const names = operation.query.filter(() => random.chance(0.7));
  const query = names.map((name): [string, string] => [
    random.chance(0.95) ? name : `${name}[]`,
    createQueryValue(random, map, name),
  ]);
  if (random.chance(0.2))
    query.push([maybeEncodeText(random, hostileText(random)), maybeEncodeText(random, hostileText(random))]);
  return createAttack(`${method} ${operation.path}`, {
    method,
    path: random.chance(0.12) ? mutatePath(random, filled) : filled,
    query,
    headers: operation.headers.filter(() => random.chance(0.2)).map((name) => [name, random.pick(headerValues)]),
    body: ['GET', 'HEAD', 'TRACE', 'OPTIONS'].includes(method) ? { kind: 'none' } : body(random, map, operation),
  });
}

/** A random attack on a backend, based on its OpenAPI or its SDL. */
export function createBackendAttack(random: Random, map: BackendMap): Attack {
  const attack = random.chance(0.75) ? createRestAttack(random, map) : createGraphqlAttack(random, map);
  const headers: [string, string][] = [['X-Forwarded-For', `10.78.${random.below(256)}.${random.below(256)}`]];
  if (random.chance(0.4))
    headers.push(['Authorization', random.chance(0.8) ? `Bearer ${map.token}` : `Bearer ${hostileText(random)}`]);
  if (random.chance(0.4)) headers.push(['X-Guest-Cart', random.chance(0.8) ? map.guestCart : hostileText(random)]);
  headers.push(...random.several(1, () => random.pick(otherHeaders)));
  const attackWithHeaders = { ...attack, headers: [...headers, ...attack.headers] };
  const roll = random.next();
  if (roll < 0.02) return { ...attackWithHeaders, host: random.pick(['a@b', 'x:99999', '', '[']) };
  if (roll < 0.04) return { ...attackWithHeaders, sendMode: random.pick(['half', 'slow']) };
  return attackWithHeaders;
}
