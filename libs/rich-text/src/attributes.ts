/** Unvalidated attributes of a node or mark. */
export type Attributes = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Attributes {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A non-empty text, else null. */
export function textOf(attributes: Attributes, name: string): string | null {
  const value = attributes[name];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** A positive number, also one written as text, else the fallback. */
export function sizeOf(attributes: Attributes, name: string, fallback: number): number {
  const value = Number(attributes[name]);
  return Number.isFinite(value) && value > 0 ? Math.round(value) : fallback;
}

/** The value when it is an allowed one, else null. */
export function oneOf<Choice extends string>(attributes: Attributes, name: string, options: readonly Choice[]) {
  return options.find((option) => option === attributes[name]) ?? null;
}
