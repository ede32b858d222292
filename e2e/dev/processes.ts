import { execFileSync } from 'node:child_process';

/** A number is given to another process once its own has ended; with the start it names one for good. */
export interface RunningProcess {
  pid: number;
  parentPid: number;
  startedAt: string;
}

/** All that run; not those that have ended and whose parent has not asked how. */
function listProcesses(): RunningProcess[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,stat=,lstart='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [pid, parentPid, state = '', ...start] = line.trim().split(/\s+/);
    return state.startsWith('Z')
      ? []
      : [{ pid: Number(pid), parentPid: Number(parentPid), startedAt: start.join(' ') }];
  });
}

const nameOf = ({ pid, startedAt }: RunningProcess) => `${pid} ${startedAt}`;

/** A process with those that it has started, and those that they have. */
function listFamily(pid: number, all: readonly RunningProcess[]): RunningProcess[] {
  const family = all.filter((process) => process.pid === pid);
  // The list grows while it is gone through.
  for (const member of family) family.push(...all.filter(({ parentPid }) => parentPid === member.pid));
  return family;
}

/** Keeps in mind which processes a command has started, also when those between them have ended. */
export function watchProcesses(pid: number): () => RunningProcess[] {
  const known = new Set<string>();
  return () => {
    const all = listProcesses();
    for (const member of listFamily(pid, all)) known.add(nameOf(member));
    return all.filter((process) => known.has(nameOf(process)));
  };
}
