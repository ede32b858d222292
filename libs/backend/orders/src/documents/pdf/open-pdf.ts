import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Locale } from '@vyloha/contract';
import { nearestFolder } from '@vyloha/backend-kernel';

/** Points of an A4 page. */
export const page = { width: 595.28, height: 841.89, margin: 42, footer: 48 } as const;

export const left = page.margin;
export const right = page.width - page.margin;
export const contentWidth = right - left;
/** Where the content of a page ends. */
export const bottom = page.height - page.margin - page.footer;

export const colors = { ink: '#17261d', soft: '#56645b', line: '#dcd8cc', band: '#f6f4ee' } as const;

const fonts = nearestFolder('fonts');
const [regular, semibold] = ['regular', 'semibold'].map((name) => readFileSync(join(fonts, `source-sans-${name}.ttf`)));

export type Pdf = PDFKit.PDFDocument;

interface PdfDetails {
  title: string;
  author: string;
  locale: Locale;
}

/** Writes a PDF with the shop's font, of which the used letters are embedded. @param write draws on its pages */
export async function writePdf({ title, author, locale }: PdfDetails, write: (pdf: Pdf) => void): Promise<Buffer> {
  // Loading it would take a tenth of the backend's start.
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({
    size: 'A4',
    margin: page.margin,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  const content = buffer(pdf);
  if (regular !== undefined) pdf.registerFont('regular', regular);
  if (semibold !== undefined) pdf.registerFont('strong', semibold);
  pdf.font('regular').fillColor(colors.ink).lineGap(1);
  write(pdf);
  pdf.end();
  return content;
}

interface TextOptions {
  x?: number;
  y?: number;
  width?: number;
  size?: number;
  isStrong?: boolean;
  align?: 'left' | 'right';
  color?: string;
}

/** Writes text in a box. @returns where it ends */
export function writeText(
  pdf: Pdf,
  text: string,
  { x = left, y = pdf.y, width = contentWidth, size = 9, isStrong = false, align = 'left', color }: TextOptions = {},
): number {
  pdf.font(isStrong ? 'strong' : 'regular', size).fillColor(color ?? colors.ink);
  pdf.text(text, x, y, { width, align, lineBreak: true });
  return pdf.y;
}

/** Height of text in a box. */
export function heightOf(pdf: Pdf, text: string, width: number, size = 9): number {
  return pdf.font('regular', size).heightOfString(text, { width });
}

/** A horizontal line over the content. */
export function rule(pdf: Pdf, y: number, color: string = colors.line): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.7).strokeColor(color).stroke();
}
