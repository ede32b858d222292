type UnknownNodeListener = (type: string) => void;

/** More names than these are not an editor's mistake but noise. */
const maxReportedNames = 100;

let onUnknownNode: UnknownNodeListener = () => {};
const reportedNames = new Set<string>();

/** Sets the listener for unknown nodes and marks, called once per name. */
export function setUnknownNodeListener(listener: UnknownNodeListener): void {
  onUnknownNode = listener;
  reportedNames.clear();
}

export function reportUnknownNode(type: unknown): void {
  const name = typeof type === 'string' ? type.slice(0, 60) : typeof type;
  if (reportedNames.has(name) || reportedNames.size >= maxReportedNames) return;
  reportedNames.add(name);
  onUnknownNode(name);
}
