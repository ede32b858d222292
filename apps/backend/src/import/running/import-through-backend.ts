import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { askBackend } from '../../commands/run-command';
import { failureSchema } from '../../server/wire-shapes';
import { ImportProblem } from '../import-problem';
import type { ImportCounts } from '../import-run';
import type { ImportPart } from './part-schema';

const documentsInPart = 100;
const charactersInPart = 400_000;
const attempts = 60;
const retryAfterMs = 1000;
const logEveryMs = 2000;
const maxProblems = 50;

const answerSchema = v.object({
  data: v.object({ counts: v.record(v.string(), v.number()), problems: v.array(v.string()), waiting: v.number() }),
});

interface ThroughOptions {
  checkOnly: boolean;
  asOf: Date | null;
  placeWord: ImportPart['placeWord'];
  log: (line: string) => void;
}

/** A part is small, so that memory stays so however long the file is. */
async function* partsOf(documents: Iterable<unknown> | AsyncIterable<unknown>): AsyncGenerator<unknown[]> {
  let part: unknown[] = [];
  let characters = 0;
  for await (const document of documents) {
    part.push(document);
    characters += JSON.stringify(document).length;
    if (part.length < documentsInPart && characters < charactersInPart) continue;
    yield part;
    part = [];
    characters = 0;
  }
  if (part.length > 0) yield part;
}

/** A backend that is being started again is waited for: a part that comes twice changes nothing. */
async function send(part: ImportPart): Promise<v.InferOutput<typeof answerSchema>['data']> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await askBackend('/store/api/v1/imports', part);
      const answer: unknown = await response.json();
      if (response.ok) return v.parse(answerSchema, answer).data;
      if (response.status < 500 || attempt >= attempts) {
        const { errors } = v.parse(failureSchema, answer);
        throw new Error(errors.map(({ title }) => title).join('\n'));
      }
    } catch (error) {
      // What `fetch` throws when nobody listens.
      if (!(error instanceof TypeError) || attempt >= attempts) throw error;
    }
    await sleep(retryAfterMs);
  }
}

/** Sends documents part by part to the running backend, which alone may have an embedded database open. */
export async function importThroughBackend(
  read: () => Iterable<unknown> | AsyncIterable<unknown>,
  { checkOnly, asOf, placeWord, log }: ThroughOptions,
): Promise<ImportCounts> {
  const run = randomUUID();
  const base = {
    run,
    placeWord,
    startedAt: new Date().toISOString(),
    ...(asOf !== null && { asOf: asOf.toISOString() }),
  };
  let loggedAt = Date.now();
  const tell = (line: string) => {
    if (Date.now() - loggedAt < logEveryMs) return;
    loggedAt = Date.now();
    log(line);
  };
  const pass = async (step: 'check' | 'write'): Promise<ImportCounts> => {
    const totals: Record<string, number> = {};
    const problems: string[] = [];
    let placesBefore = 0;
    for await (const documents of partsOf(read())) {
      const answer = await send({ ...base, step, placesBefore, documents });
      placesBefore += documents.length;
      problems.push(...answer.problems);
      for (const [type, count] of Object.entries(answer.counts)) totals[type] = (totals[type] ?? 0) + count;
      if (problems.length >= maxProblems) break;
      tell(`${placesBefore} documents ${step === 'check' ? 'looked through' : 'imported'}`);
    }
    if (problems.length > 0) throw new ImportProblem(problems);
    return totals;
  };
  let isEnded = false;
  const end = () => {
    isEnded = true;
    return send({ ...base, step: 'end', placesBefore: 0, documents: [] });
  };
  try {
    const checked = await pass('check');
    if (checkOnly) return checked;
    const written = await pass('write');
    for (let { waiting } = await end(); waiting > 0; { waiting } = await end()) {
      tell(`${waiting} products wait for their listings`);
      await sleep(retryAfterMs);
    }
    return written;
  } finally {
    if (!isEnded) await end().catch(() => undefined);
  }
}
