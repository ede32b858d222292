import type { SharedReads } from './shared-reads';
import { BackendUnavailable } from './backend-unavailable';
import type { Deadline } from './deadline.server';
import { unavailableReasonOf } from './transport.server';
import type { TransportRequest } from './transport.server';

/** Schemas are module constants; each has an id for the lifetime of the process. */
const schemaIds = new WeakMap<object, number>();
let schemaCount = 0;

function schemaIdOf(schema: object): number {
  const existing = schemaIds.get(schema);
  if (existing !== undefined) return existing;
  schemaCount += 1;
  schemaIds.set(schema, schemaCount);
  return schemaCount;
}

/** Cache key of a parsed response: each schema has its own entry for one call. */
export function schemaCacheKey(key: string, schema: object): string {
  return `${key} #${schemaIdOf(schema)}`;
}

interface ReadSharedOptions {
  reads: SharedReads;
  key: string;
  /** Name of the call in errors. */
  call: string;
  requestId: string;
  deadline: Deadline | undefined;
  isOptional: boolean | undefined;
  /** Called with what the response depends on, whoever loaded it. */
  onCacheTags: TransportRequest['onCacheTags'];
}

/** Reads a parsed response through the shared cache; only successes and 404 are cached. */
export async function readShared<T extends { status: number }>(
  { reads, key, call, requestId, deadline, isOptional = false, onCacheTags }: ReadSharedOptions,
  load: (onCacheTags: (tags: readonly string[]) => void) => Promise<T>,
): Promise<T> {
  try {
    const { response, tags } = await reads.read(
      key,
      async () => {
        const tags: string[] = [];
        const response = await load((received) => tags.push(...received));
        return { response, tags };
      },
      {
        deadline: isOptional ? deadline?.optional() : deadline,
        isCached: ({ response: { status } }) => status < 300 || status === 404,
        tagsOf: ({ tags }) => tags,
      },
    );
    if (tags.length > 0) onCacheTags?.(tags);
    return response;
  } catch (cause) {
    const reason = unavailableReasonOf(cause);
    throw reason === null ? cause : new BackendUnavailable(call, { reason, requestId, cause });
  }
}
