import type { SharedReads } from '../shared-reads';
import { BackendUnavailable } from './backend-unavailable';
import type { Deadline } from './deadline.server';
import { unavailableReasonOf } from './transport.server';

/** Schemas are constants of their modules; each has a number for as long as the process lives. */
const schemaNumbers = new WeakMap<object, number>();
let schemaCount = 0;

function numberOf(schema: object): number {
  const known = schemaNumbers.get(schema);
  if (known !== undefined) return known;
  schemaCount += 1;
  schemaNumbers.set(schema, schemaCount);
  return schemaCount;
}

/** Key of what a schema makes of an answer: each schema has its own view of one call. */
export function parsedKey(key: string, schema: object): string {
  return `${key} #${numberOf(schema)}`;
}

interface SharedAnswerOptions {
  reads: SharedReads;
  key: string;
  /** Name of the call in failures. */
  call: string;
  requestId: string;
  deadline: Deadline | undefined;
  isOptional: boolean | undefined;
}

/** Reads a parsed answer through the shared memory; of the answers only successes and 404 are cached. */
export async function readShared<T extends { status: number }>(
  { reads, key, call, requestId, deadline, isOptional = false }: SharedAnswerOptions,
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await reads.read(key, load, {
      deadline: isOptional ? deadline?.optional() : deadline,
      isCached: ({ status }) => status < 300 || status === 404,
    });
  } catch (cause) {
    const reason = unavailableReasonOf(cause);
    throw reason === null ? cause : new BackendUnavailable(call, { reason, requestId, cause });
  }
}
