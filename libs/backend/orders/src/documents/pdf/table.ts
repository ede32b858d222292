import { bottom, colors, heightOf, left, page, rule, writeText, type Pdf } from './open-pdf';

export interface Column<Row> {
  title: string;
  /** In points. */
  width: number;
  align?: 'right';
  cell(row: Row): string;
}

const size = 8.5;
const gap = 4;

function columnStarts<Row>(columns: readonly Column<Row>[]): number[] {
  let x = left;
  return columns.map(({ width }) => {
    const start = x;
    x += width;
    return start;
  });
}

function writeHead<Row>(pdf: Pdf, columns: readonly Column<Row>[], y: number): number {
  const starts = columnStarts(columns);
  const height = Math.max(...columns.map(({ title, width }) => heightOf(pdf, title, width - gap, size)));
  for (const [index, { title, width, align }] of columns.entries()) {
    writeText(pdf, title, {
      x: starts[index] ?? left,
      y,
      width: width - gap,
      size,
      ...(align && { align }),
      color: colors.soft,
    });
  }
  rule(pdf, y + height + 2, colors.soft);
  return y + height + 6;
}

/** A table over as many pages as it needs, each with its head. @returns where it ends */
export function writeTable<Row>(pdf: Pdf, columns: readonly Column<Row>[], rows: readonly Row[], top: number): number {
  const starts = columnStarts(columns);
  let y = writeHead(pdf, columns, top);
  for (const row of rows) {
    const cells = columns.map(({ cell }) => cell(row));
    const height = Math.max(...columns.map(({ width }, index) => heightOf(pdf, cells[index] ?? '', width - gap, size)));
    if (y + height > bottom) {
      pdf.addPage();
      y = writeHead(pdf, columns, page.margin);
    }
    for (const [index, { width, align }] of columns.entries()) {
      writeText(pdf, cells[index] ?? '', {
        x: starts[index] ?? left,
        y,
        width: width - gap,
        size,
        ...(align && { align }),
      });
    }
    rule(pdf, y + height + 2);
    y += height + 5;
  }
  return y;
}
