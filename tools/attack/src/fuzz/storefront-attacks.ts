import type { Random } from '../random';
import type { PlainShopper } from '../shopper/plain-shopper';
import type { PageForm } from '../shopper/read-forms';
import { createAttack } from './attack';
import type { Attack, AttackBody } from './attack';
import { encodeText, hostileJson, hostileText, maybeEncodeText, mutatePath } from './hostile-values';
import type { StorefrontMap } from './storefront-map';
import {
  queryKeys,
  methods,
  otherPaths,
  forgedNames,
  forgedValues,
  hosts,
  headerPairs,
  fieldNames,
} from './storefront-vocabulary';

function path(random: Random, map: StorefrontMap): { path: string; name: string } {
  const roll = random.next();
  if (roll < 0.25) return toNamedPath(random.pick(map.paths), 'page of the sitemap');
  if (roll < 0.32 && map.files.length > 0) return toNamedPath(random.pick(map.files).split('?')[0] ?? '/', 'file');
  if (roll < 0.45) return toNamedPath(random.pick(otherPaths));
  const pattern = random.pick(map.patterns);
  const known = random.pick(map.paths).split('/').at(-1) ?? 'x';
  const filled = pattern.replace(/:\w+|\*/g, () =>
    random.chance(0.4) ? known : maybeEncodeText(random, hostileText(random)).slice(0, 2_000),
  );
  return { path: filled.startsWith('/') ? filled : `/${filled}`, name: pattern };
}

const toNamedPath = (address: string, name = address) => ({ path: address, name });

function createForgedCookies(random: Random): [string, string][] {
  return random.several(4, () => [`vyloha_${random.pick(forgedNames)}`, random.pick(forgedValues)]);
}

/** Valid cookies, some of them truncated, changed or swapped. */
function createTamperedCookies(random: Random, shopper: PlainShopper): [string, string][] {
  return [...shopper.cookies].map(([name, value]) => {
    const roll = random.below(6);
    if (roll === 0) return [name, value.slice(0, random.below(value.length + 1))];
    if (roll === 1) return [name, value.replace(/.$/, 'A')];
    if (roll === 2) return [`vyloha_${random.pick(forgedNames)}`, value];
    return [name, value];
  });
}

function cookies(random: Random): [string, string][] {
  return random.chance(0.5) ? [] : createForgedCookies(random);
}

function createFormBody(random: Random, form: PageForm | null): AttackBody {
  const known = form === null ? [] : [...form.values, ...form.buttons.slice(0, 1)];
  const fields = known.map(([name, value]): [string, string] => [
    encodeText(random.chance(0.08) ? `${name}[${random.pick(['0', '', '9999', 'x'])}]` : name),
    random.chance(0.6) ? encodeText(value) : maybeEncodeText(random, hostileText(random)),
  ]);
  fields.push(
    ...random.several(2, (): [string, string] => [
      random.pick(fieldNames),
      maybeEncodeText(random, hostileText(random)),
    ]),
  );
  if (random.chance(0.02)) fields.push(...Array.from({ length: 3_000 }, (): [string, string] => ['a', '']));
  return { kind: 'form', fields };
}

function createOtherBody(random: Random): AttackBody {
  const roll = random.below(6);
  const boundary = 'multipart/form-data; boundary=x';
  const part = '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.cz\r\n';
  if (roll === 0) return { kind: 'text', contentType: boundary, text: `${part}--x--\r\n` };
  if (roll === 1)
    return { kind: 'text', contentType: boundary, text: random.pick([part, part.slice(0, 20), '', '--x--']) };
  if (roll === 2) return { kind: 'text', contentType: 'multipart/form-data', text: part };
  const text = JSON.stringify({ documentId: hostileText(random), variables: hostileJson(random) });
  if (roll === 3) return { kind: 'text', contentType: 'application/json', text };
  if (roll === 4)
    return { kind: 'text', contentType: 'application/json', text, encoding: random.pick(['gzip', 'br', 'x']) };
  return {
    kind: 'text',
    contentType: random.pick(['text/plain', 'x', '', 'application/xml']),
    text: hostileText(random),
  };
}

function createPageAttack(random: Random, map: StorefrontMap): Attack {
  const at = path(random, map);
  const method = random.pick(methods);
  const query = random.several(3, (): [string, string] => [
    maybeEncodeText(random, random.chance(0.9) ? random.pick(queryKeys) : hostileText(random)),
    maybeEncodeText(random, hostileText(random)),
  ]);
  const isWriting = !['GET', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT'].includes(method);
  return createAttack(`${method} ${at.name}`, {
    method,
    path: random.chance(0.2) ? mutatePath(random, at.path) : at.path,
    query,
    cookies: cookies(random),
    headers: random.several(2, () => random.pick(headerPairs)),
    body: isWriting ? (random.chance(0.5) ? createFormBody(random, null) : createOtherBody(random)) : { kind: 'none' },
  });
}

function createFormAttack(random: Random, map: StorefrontMap): Attack {
  const form = random.pick(map.forms);
  const isPost = form.method === 'post';
  return createAttack(`${form.method.toUpperCase()} form ${form.action}`, {
    method: isPost ? 'POST' : 'GET',
    path: form.action.split('?')[0] ?? '/',
    query: isPost ? [] : form.names.map((name) => [name, maybeEncodeText(random, hostileText(random))]),
    cookies: random.chance(0.6) ? createForgedCookies(random) : [],
    body: isPost ? (random.chance(0.9) ? createFormBody(random, form) : createOtherBody(random)) : { kind: 'none' },
  });
}

/** A random attack on a storefront. */
export function createStorefrontAttack(random: Random, map: StorefrontMap): Attack {
  const attack = random.chance(0.6) ? createPageAttack(random, map) : createFormAttack(random, map);
  const address: [string, string] = ['X-Forwarded-For', `10.77.${random.below(256)}.${random.below(256)}`];
  const withAddress = { ...attack, headers: [address, ...attack.headers] };
  const roll = random.next();
  if (roll < 0.04) return { ...withAddress, host: random.pick(hosts) };
  if (roll < 0.06)
    return {
      ...withAddress,
      path: random.pick(['*', 'http://evil.test/', 'http://evil.test//x', '//evil.test/%2e%2e', 'x']),
    };
  if (roll < 0.08) return { ...withAddress, sendMode: random.pick(['half', 'slow']) };
  if (roll < 0.09) return { ...withAddress, cookies: createTamperedCookies(random, map.guest) };
  return withAddress;
}
