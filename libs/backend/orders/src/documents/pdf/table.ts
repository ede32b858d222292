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

/** Room of each cell's text: a gap before the next one, and the last ends with the rules. */
function textWidths<Row>(columns: readonly Column<Row>[]): number[] {
  return columns.map(({ width }, index) => (index === columns.length - 1 ? width : width - gap));
}

function columnStarts<Row>(columns: readonly Column<Row>[]): number[] {
  let x = left;
  return columns.map(({ width }) => {
    const start = x;
    x += width;
    return start;
  });
}

function writeHead<Row>(pdf: Pdf, columns: readonly Column<Row>[], y: number): number {
  const [starts, widths] = [columnStarts(columns), textWidths(columns)];
  const height = Math.max(...columns.map(({ title }, index) => heightOf(pdf, title, widths[index] ?? 0, size)));
  for (const [index, { title, align }] of columns.entries()) {
    writeText(pdf, title, {
      x: starts[index] ?? left,
      y,
      width: widths[index] ?? 0,
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
  const [starts, widths] = [columnStarts(columns), textWidths(columns)];
  let y = writeHead(pdf, columns, top);
  for (const row of rows) {
    const cells = columns.map(({ cell }) => cell(row));
    const height = Math.max(...cells.map((text, index) => heightOf(pdf, text, widths[index] ?? 0, size)));
    if (y + height > bottom) {
      pdf.addPage();
      y = writeHead(pdf, columns, page.margin);
    }
    for (const [index, { align }] of columns.entries()) {
      writeText(pdf, cells[index] ?? '', {
        x: starts[index] ?? left,
        y,
        width: widths[index] ?? 0,
        size,
        ...(align && { align }),
      });
    }
    rule(pdf, y + height + 2);
    y += height + 5;
  }
  return y;
}
