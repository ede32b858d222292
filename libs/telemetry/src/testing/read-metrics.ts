import { setTimeout as pause } from 'node:timers/promises';

export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const linePattern = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (NaN|[+-]Inf|[\d.eE+-]+)$/i;
const labelPattern = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g;

function toNumber(text: string): number {
  return text === '+Inf' ? Infinity : text === '-Inf' ? -Infinity : Number(text);
}

/** Parses the samples of a Prometheus text; an invalid line is an error. */
export function parseMetrics(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !/^# (?:HELP|TYPE) [\w:]+ /.test(line));
  return lines.map((line) => {
    const [, name, labels = '', value] = linePattern.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`No sample: ${line}`);
    const pairs = [...labels.matchAll(labelPattern)].map(([, key = '', text = '']) => [key, text] as const);
    return { name, labels: Object.fromEntries(pairs), value: toNumber(value) };
  });
}

/** The sum of all samples of that name whose labels have these values; 0 when there is none. */
export function sumSamples(samples: readonly Sample[], name: string, labels: Record<string, string> = {}): number {
  const expectedLabels = Object.entries(labels);
  return samples
    .filter((sample) => sample.name === name && expectedLabels.every(([key, value]) => sample.labels[key] === value))
    .reduce((sum, { value }) => sum + value, 0);
}

/** Fetches and parses the metrics of a process. */
export async function fetchMetrics(port: number): Promise<Sample[]> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  if (!response.ok) throw new Error(`/metrics answered ${response.status}`);
  return parseMetrics(await response.text());
}

/** Polls: a response is counted when it has been sent, slightly after the client has received it. */
export async function waitForMetrics(port: number, isReached: (samples: Sample[]) => boolean): Promise<Sample[]> {
  for (let attempt = 0; ; attempt += 1) {
    const samples = await fetchMetrics(port);
    if (isReached(samples) || attempt === 100) return samples;
    await pause(20);
  }
}
