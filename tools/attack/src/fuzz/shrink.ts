import type { Attack } from './attack';

const maxAttempts = 60;

/** Lists without each half, each quarter and so on down to each single element. */
function* shorter<T>(list: readonly T[]): Generator<T[]> {
  for (let size = Math.ceil(list.length / 2); size >= 1 && list.length > 0; size = Math.floor(size / 2)) {
    for (let at = 0; at < list.length; at += size) yield [...list.slice(0, at), ...list.slice(at + size)];
  }
}

function* simpler(attack: Attack): Generator<Attack> {
  const { body } = attack;
  if (attack.sendMode !== 'complete') yield { ...attack, sendMode: 'complete' };
  if (attack.host !== undefined) {
    const { host: _, ...rest } = attack;
    yield rest;
  }
  if (body.kind !== 'none') yield { ...attack, body: { kind: 'none' } };
  for (const key of ['headers', 'cookies', 'query'] as const) {
    for (const list of shorter(attack[key])) yield { ...attack, [key]: list };
  }
  if (body.kind === 'form') {
    for (const fields of shorter(body.fields)) yield { ...attack, body: { ...body, fields } };
  }
  if (body.kind === 'text' && body.encoding !== undefined) {
    const { encoding: _, ...rest } = body;
    yield { ...attack, body: rest };
  }
}

/**
 * Removes the parts of an attack that are not needed for the problem.
 * @param stillFails sends it and returns whether the problem persists
 * @param isOutOfTime whether the time limit has passed
 */
export async function shrink(
  attack: Attack,
  stillFails: (attack: Attack) => Promise<boolean>,
  isOutOfTime = () => false,
): Promise<Attack> {
  let smallest = attack;
  let attempts = 0;
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false;
    for (const candidate of simpler(smallest)) {
      attempts += 1;
      if (attempts > maxAttempts || isOutOfTime()) return smallest;
      if (!(await stillFails(candidate))) continue;
      smallest = candidate;
      isSmaller = true;
      break;
    }
  }
  return smallest;
}
