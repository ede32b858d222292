const NO_BREAK_SPACE = '\u00a0';

/** `2,5 m`, as Czech and Slovak pages write it. */
export function numberWithUnit(value: number, unit: string | null): string {
  const number = String(value).replace('.', ',');
  return unit === null ? number : `${number}${NO_BREAK_SPACE}${unit}`;
}
