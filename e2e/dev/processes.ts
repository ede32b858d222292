import { execFileSync } from 'node:child_process';

/** A number is given to another process once its own has ended; with the start it names one for good. */
export interface RunningProcess {
  pid: number;
  parentPid: number;
  /** In milliseconds since 1970, as exact as `ps` is. */
  startedAt: number;
}

/** All that run; not those that have ended and whose parent has not asked how. */
function listProcesses(): RunningProcess[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,stat=,lstart='], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
    .trim()
    .split('\n');
  return lines.flatMap((line) => {
    const [pid, parentPid, state = '', ...start] = line.trim().split(/\s+/);
    return state.startsWith('Z')
      ? []
      : [{ pid: Number(pid), parentPid: Number(parentPid), startedAt: Date.parse(start.join(' ')) }];
  });
}

/** Computed anew in each list, the start of one process differs by a second. */
const jitterMs = 2_000;
const isSame = (a: RunningProcess, b: RunningProcess) =>
  a.pid === b.pid && Math.abs(a.startedAt - b.startedAt) <= jitterMs;

/** A process with those that it has started, and those that they have. */
function listFamily(pid: number, all: readonly RunningProcess[]): RunningProcess[] {
  const family = all.filter((process) => process.pid === pid);
  // The list grows while it is gone through.
  for (const member of family) family.push(...all.filter(({ parentPid }) => parentPid === member.pid));
  return family;
}

/** Keeps in mind which processes a command has started, also when those between them have ended. */
export function watchProcesses(pid: number): () => RunningProcess[] {
  const known: RunningProcess[] = [];
  return () => {
    const all = listProcesses();
    const isKnown = (process: RunningProcess) => known.some((other) => isSame(other, process));
    known.push(...listFamily(pid, all).filter((process) => !isKnown(process)));
    return all.filter(isKnown);
  };
}
