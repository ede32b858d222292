import { fill } from '@vyloha/backend-kernel';
import type { DocumentData } from '../document-data';
import { documentName, documentTextsIn, documentTitle, type DocumentTexts } from '../document-texts';
import { writeDetails } from './details';
import { drawLogo } from './logo';
import { writeLines } from './lines';
import { colors, contentWidth, left, page, rule, writePdf, writeText, type Pdf } from './open-pdf';
import { writeParties } from './parties';
import { writeSums } from './sums';

const logoSide = 24;

function writeHeading(pdf: Pdf, data: DocumentData, texts: DocumentTexts): number {
  const { number, supplier, isSimplified } = data;
  const half = contentWidth / 2;
  drawLogo(pdf, { x: left, y: page.margin - 2, side: logoSide });
  const besideLogo = logoSide + 8;
  const name = { x: left + besideLogo, y: page.margin, width: half - besideLogo };
  writeText(pdf, supplier.name, { ...name, size: 14, isStrong: true });
  const title = { x: left + half, width: half, align: 'right' } as const;
  const y = writeText(pdf, isSimplified ? texts.simplifiedTitle : documentTitle(data), {
    ...title,
    y: page.margin,
    size: 14,
    isStrong: true,
  });
  const end = writeText(pdf, `${texts.number} ${number}`, { ...title, y, size: 11 });
  rule(pdf, end + 6, colors.ink);
  return end + 16;
}

/** Notes below everything, and the number of each page. */
function writeFooters(pdf: Pdf, { supplier }: DocumentData, texts: DocumentTexts): void {
  const { start, count } = pdf.bufferedPageRange();
  const y = page.height - page.margin - page.footer + 14;
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    // Text below the margin would start another page.
    pdf.page.margins.bottom = 0;
    rule(pdf, y - 4);
    const number = fill(texts.page, { page: String(index + 1), count: String(count) });
    writeText(pdf, number, { y, size: 8, align: 'right', color: colors.soft });
    const notes = [supplier.register, [supplier.phone, supplier.email].filter(Boolean).join(' · ')];
    const note = notes.filter((line) => line !== null && line !== '').join('\n');
    writeText(pdf, note, { y, width: contentWidth - 90, size: 8, color: colors.soft });
  }
}

/** The document as people read and print it. */
export function documentPdf(data: DocumentData): Promise<Buffer> {
  const { supplier, locale } = data;
  const texts = documentTextsIn(locale);
  const title = documentName(data);
  return writePdf({ title, author: supplier.name, locale }, (pdf) => {
    const afterHeading = writeHeading(pdf, data, texts);
    const afterParties = writeParties(pdf, data, texts, afterHeading);
    const afterDetails = writeDetails(pdf, data, texts, afterParties);
    const afterLines = writeLines(pdf, data, texts, afterDetails);
    writeSums(pdf, data, texts, afterLines);
    writeFooters(pdf, data, texts);
  });
}
