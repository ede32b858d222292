import type { SharedReads } from '../shared-reads';
import type { JsonAnswer } from './json-transport.server';

type SharedAnswer = Pick<JsonAnswer, 'status' | 'body'>;

/** Carries an answer past the memory: it is right for this moment only. */
class NotKept extends Error {
  constructor(readonly answer: SharedAnswer) {
    super('not kept');
  }
}

function isKept(status: number): boolean {
  return status < 300 || status === 404;
}

/** Reads through the shared memory; of the answers only successes and 404 are kept. */
export async function readShared(
  reads: SharedReads,
  key: string,
  load: () => Promise<SharedAnswer>,
): Promise<SharedAnswer> {
  try {
    return await reads.read(key, async () => {
      const { status, body } = await load();
      if (!isKept(status)) throw new NotKept({ status, body });
      return { status, body };
    });
  } catch (error) {
    if (error instanceof NotKept) return error.answer;
    throw error;
  }
}
