// @ts-check
import { readFileSync } from 'node:fs';

/** Resident memory of a process in megabytes. @param {number} pid */
export function residentMegabytes(pid) {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Clock ticks per second on Linux, whatever the machine. */
const millisecondsPerTick = 10;

/** CPU time that a process has used so far, in milliseconds. @param {number} pid */
export function cpuMilliseconds(pid) {
  // The program name is in parentheses and may contain spaces; times are the 14th and 15th field of the line.
  const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const [user = '0', system = '0'] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * millisecondsPerTick;
}
