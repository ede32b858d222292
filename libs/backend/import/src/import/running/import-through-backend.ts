import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { BackendUnreachable, ImportError, callBackend, failureSchema } from '@vyloha/backend-kernel';
import type { ImportCounts } from '../import-run';
import type { ImportPart } from './part-schema';

const maxDocumentsPerPart = 100;
const maxCharactersPerPart = 400_000;
const maxAttempts = 60;
const retryAfterMs = 1000;
const logIntervalMs = 2000;
const maxProblems = 50;

const responseSchema = v.object({
  data: v.object({ counts: v.record(v.string(), v.number()), problems: v.array(v.string()), waiting: v.number() }),
});

interface ImportThroughBackendOptions {
  checkOnly: boolean;
  asOf: Date | null;
  placeWord: ImportPart['placeWord'];
  log: (line: string) => void;
}

/** Parts are small, so memory use does not depend on the file size. */
async function* splitIntoParts(documents: Iterable<unknown> | AsyncIterable<unknown>): AsyncGenerator<unknown[]> {
  let part: unknown[] = [];
  let characters = 0;
  for await (const document of documents) {
    part.push(document);
    characters += JSON.stringify(document).length;
    if (part.length < maxDocumentsPerPart && characters < maxCharactersPerPart) continue;
    yield part;
    part = [];
    characters = 0;
  }
  if (part.length > 0) yield part;
}

/** A part that cannot be taken, although it may be right. */
class Unavailable extends Error {}

async function sendOnce(part: ImportPart): Promise<v.InferOutput<typeof responseSchema>['data']> {
  const response = await callBackend('/store/api/v1/imports', part);
  const result: unknown = await response.json();
  if (response.ok) return v.parse(responseSchema, result).data;
  const { errors } = v.parse(failureSchema, result);
  const message = errors.map(({ title }) => title).join('\n');
  throw response.status === 503 ? new Unavailable(message) : new Error(message);
}

/**
 * Tries again while the backend restarts, cannot reach its database or serves another import: a part sent twice changes
 * nothing. What fails otherwise would fail again.
 */
async function sendUntilTaken(
  part: ImportPart,
  log: (line: string) => void,
): Promise<v.InferOutput<typeof responseSchema>['data']> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(part);
    } catch (error) {
      // `fetch` throws a TypeError where an answer breaks off.
      const isLost = error instanceof BackendUnreachable || error instanceof TypeError;
      const isTransient = isLost || error instanceof Unavailable;
      if (!isTransient || attempt >= maxAttempts) throw error;
      if (attempt === 1) log(`${error.message} Trying again for up to a minute …`);
    }
    await sleep(retryAfterMs);
  }
}

/** Sends documents in parts to the running backend; only one process can open an embedded database. */
export async function importThroughBackend(
  read: () => Iterable<unknown> | AsyncIterable<unknown>,
  { checkOnly, asOf, placeWord, log }: ImportThroughBackendOptions,
): Promise<ImportCounts> {
  const send = (part: ImportPart) => sendUntilTaken(part, log);
  const run = randomUUID();
  const base = {
    run,
    placeWord,
    startedAt: new Date().toISOString(),
    ...(asOf !== null && { asOf: asOf.toISOString() }),
  };
  let loggedAt = Date.now();
  const logProgress = (line: string) => {
    if (Date.now() - loggedAt < logIntervalMs) return;
    loggedAt = Date.now();
    log(line);
  };
  const runPass = async (step: 'check' | 'write', isWhole = false) => {
    const totals: Record<string, number> = {};
    const problems: string[] = [];
    let placesBefore = 0;
    let parts = 0;
    for await (const documents of splitIntoParts(read())) {
      const result = await send({ ...base, step, isWhole, placesBefore, documents });
      placesBefore += documents.length;
      parts += 1;
      problems.push(...result.problems);
      for (const [type, count] of Object.entries(result.counts)) totals[type] = (totals[type] ?? 0) + count;
      if (problems.length >= (step === 'check' ? maxProblems : 1)) break;
      logProgress(`${placesBefore} documents ${step === 'check' ? 'looked through' : 'imported'}`);
    }
    if (problems.length > 0) throw new ImportError(problems, step === 'write' && !isWhole);
    return { counts: totals as ImportCounts, parts };
  };
  let isEnded = false;
  const endImport = () => {
    isEnded = true;
    return send({ ...base, step: 'end', placesBefore: 0, documents: [] });
  };
  try {
    const checked = await runPass('check');
    const { problems } = await send({ ...base, step: 'compare', placesBefore: 0, documents: [] });
    if (problems.length > 0) throw new ImportError(problems);
    if (checkOnly) return checked.counts;
    const written = await runPass('write', checked.parts <= 1);
    for (let { waiting } = await endImport(); waiting > 0; { waiting } = await endImport()) {
      logProgress(`${waiting} products wait for their listings`);
      await sleep(retryAfterMs);
    }
    return written.counts;
  } finally {
    if (!isEnded) await endImport().catch(() => undefined);
  }
}
