import { execFileSync } from 'node:child_process';

interface ListedProcess {
  pid: number;
  parentPid: number;
}

/** All that run; not those that have ended and whose parent has not asked how. */
function listProcesses(): ListedProcess[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [pid, parentPid, state = ''] = line.trim().split(/\s+/);
    return state.startsWith('Z') ? [] : [{ pid: Number(pid), parentPid: Number(parentPid) }];
  });
}

/** A process with those that it has started, and those that they have. */
export function listFamily(pid: number): number[] {
  const all = listProcesses();
  const family = all.some((process) => process.pid === pid) ? [pid] : [];
  // The list grows while it is gone through.
  for (const member of family)
    family.push(...all.filter(({ parentPid }) => parentPid === member).map((child) => child.pid));
  return family;
}

export function listRunning(pids: ReadonlySet<number>): number[] {
  return listProcesses().flatMap(({ pid }) => (pids.has(pid) ? [pid] : []));
}
