/** A request on its way to the backend; a fault may change it. */
export interface FaultyRequest {
  method: string;
  /** From `/store` or `/cms` on, with the query. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** What the backend answered; a fault may change it. */
export interface FaultyAnswer {
  status: number;
  headers: Record<string, string>;
  /** Parsed, or null for what is no JSON. */
  json: unknown;
}

type Send = (request: FaultyRequest) => Promise<FaultyAnswer>;

export interface Fault {
  name: string;
  /** Cases that have to see it: those of the operation whose title has these words. */
  operation: string;
  title?: string;
  /** Changes the answer of a request, which `send` gets from the backend. */
  serve(request: FaultyRequest, send: Send): Promise<FaultyAnswer>;
}

/** Every value of a JSON document that has this key, at any depth, made another one. */
export function mapKey(
  json: unknown,
  key: string,
  change: (value: unknown, parent: Readonly<Record<string, unknown>>) => unknown,
): unknown {
  if (Array.isArray(json)) return json.map((entry) => mapKey(entry, key, change));
  if (typeof json !== 'object' || json === null) return json;
  const parent = Object.fromEntries(Object.entries(json));
  return Object.fromEntries(
    Object.entries(parent).map(([name, value]) => [
      name,
      name === key ? change(value, parent) : mapKey(value, key, change),
    ]),
  );
}
