const noBreakSpace = '\u00a0';

/** `2,5 m`, in Czech and Slovak format. */
export function numberWithUnit(value: number, unit: string | null): string {
  const number = String(value).replace('.', ',');
  return unit === null ? number : `${number}${noBreakSpace}${unit}`;
}
