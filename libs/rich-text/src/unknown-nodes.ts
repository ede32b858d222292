type Report = (type: string) => void;

/** More names than these are no slip of an editor's but noise. */
const mostNames = 100;

let report: Report = () => {};
const reported = new Set<string>();

/** Who is told of nodes and marks the shop does not know, of each name once. */
export function reportUnknownNodes(listener: Report): void {
  report = listener;
  reported.clear();
}

export function noteUnknown(type: unknown): void {
  const name = typeof type === 'string' ? type.slice(0, 60) : typeof type;
  if (reported.has(name) || reported.size >= mostNames) return;
  reported.add(name);
  report(name);
}
