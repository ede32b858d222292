import { type MailHead, buttonStyle, escapeHtml, linkStyle, mailDocument } from './mail-html';
import type { MailContent, MailLink, MailPicture, MailRow, MailSection } from './mail-content';

function rowText({ label, note, value }: MailRow): string {
  return `${label}${note === undefined ? '' : ` (${note})`}: ${value}`;
}

function linkText({ label, url }: MailLink): string {
  return `${label}: ${url}`;
}

function sectionText({ title, rows = [], lines = [], paragraphs = [], links = [] }: MailSection): string {
  const parts = [
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...(rows.length > 0 ? [rows.map(rowText).join('\n')] : []),
    ...paragraphs,
    ...links.map(linkText),
  ];
  return [title.toLocaleUpperCase(), ...parts].join('\n');
}

const isFirst = (section: MailSection) => section.isFirst === true;
const isFurther = (section: MailSection) => !isFirst(section);

/** The mail without markup. */
export function toText({ greeting, lead, button, sections, closing }: MailContent): string {
  return [
    greeting,
    lead,
    ...sections.filter(isFirst).map(sectionText),
    ...(button === null ? [] : [linkText(button), button.note]),
    ...sections.filter(isFurther).map(sectionText),
    ...closing,
  ].join('\n\n');
}

const headingStyle = 'font-size:18px;line-height:1.2;margin:28px 0 8px';
const softStyle = 'color:#56645b;font-size:14px';
const cellStyle = 'padding:6px 0;border-bottom:1px solid #dcd8cc;vertical-align:top;text-align:left;font-weight:normal';
const valueStyle = `${cellStyle};padding-left:16px;text-align:right;white-space:nowrap`;
const pictureSide = 48;
const pictureCellStyle = `${cellStyle};width:${pictureSide}px;padding-right:12px`;
const pictureStyle = 'display:block;border:0;border-radius:6px;background:#f4f1e8';
const cardStyle = 'margin:16px 0;padding:12px 16px;border-radius:8px;background:#f4f1e8';
const cardTitleStyle = 'margin:0;font-size:14px;font-weight:normal';
const cardTextStyle = 'margin:0;font-size:22px;line-height:1.2;font-weight:bold';
const totalStyle = ';font-size:18px;font-weight:bold;border-bottom:0';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** A column of its own where a row of the table has a picture. */
function labelHtml(
  { pictureUrl = null }: MailRow,
  hasPictures: boolean,
  { label, style }: Record<'label' | 'style', string>,
) {
  if (pictureUrl === null)
    return `<th scope="row"${hasPictures ? ' colspan="2"' : ''} class="cell" style="${style}">${label}</th>`;
  const size = `width="${pictureSide}" height="${pictureSide}"`;
  return (
    `<td class="cell" style="${pictureCellStyle}"><img src="${escapeHtml(pictureUrl)}" ${size} alt="" style="${pictureStyle}"></td>` +
    `<th scope="row" class="cell" style="${style}">${label}</th>`
  );
}

function rowHtml(row: MailRow, hasPictures: boolean): string {
  const { label, note, value, isTotal = false } = row;
  const noteHtml = note === undefined ? '' : `<br><span class="soft" style="${softStyle}">${escapeHtml(note)}</span>`;
  const emphasis = isTotal ? totalStyle : '';
  return (
    `<tr>${labelHtml(row, hasPictures, { label: escapeHtml(label) + noteHtml, style: cellStyle + emphasis })}` +
    `<td class="cell" style="${valueStyle}${emphasis}">${escapeHtml(value)}</td></tr>`
  );
}

function linkHtml({ label, url }: MailLink): string {
  return `<p><a class="link" href="${escapeHtml(url)}" style="${linkStyle}">${escapeHtml(label)}</a></p>`;
}

function pictureHtml({ cid, alt, caption, side }: MailPicture): string {
  const size = `width="${side}" height="${side}"`;
  return (
    `<p><img src="cid:${escapeHtml(cid)}" ${size} alt="${escapeHtml(alt)}" style="${pictureStyle}">` +
    `<span class="soft" style="${softStyle}">${escapeHtml(caption)}</span></p>`
  );
}

function sectionHtml(section: MailSection): string[] {
  const { title, rows = [], lines = [], paragraphs = [], picture = null, links = [] } = section;
  const hasPictures = rows.some(({ pictureUrl = null }) => pictureUrl !== null);
  return [
    `<h2 style="${headingStyle}">${escapeHtml(title)}</h2>`,
    ...(lines.length > 0 ? [`<p>${lines.map(escapeHtml).join('<br>')}</p>`] : []),
    ...(rows.length > 0
      ? [
          `<table style="width:100%;border-collapse:collapse">${rows.map((row) => rowHtml(row, hasPictures)).join('')}</table>`,
        ]
      : []),
    ...(picture === null ? [] : [pictureHtml(picture)]),
    ...paragraphs.map(paragraph),
    ...links.map(linkHtml),
  ];
}

function firstHtml({ title, lines = [] }: MailSection): string {
  return (
    `<div class="card" style="${cardStyle}"><h2 style="${cardTitleStyle}">${escapeHtml(title)}</h2>` +
    `<p style="${cardTextStyle}">${lines.map(escapeHtml).join('<br>')}</p></div>`
  );
}

/** The mail with the markup that every mail program shows. */
export function toHtml({ greeting, lead, button, sections, closing }: MailContent, head: MailHead): string {
  const buttonHtml =
    button === null
      ? []
      : [
          `<p><a href="${escapeHtml(button.url)}" style="${buttonStyle}">${escapeHtml(button.label)}</a></p>`,
          `<p class="soft" style="${softStyle}">${escapeHtml(button.note)}</p>`,
        ];
  return mailDocument(head, [
    paragraph(greeting),
    paragraph(lead),
    ...sections.filter(isFirst).map(firstHtml),
    ...buttonHtml,
    ...sections.filter(isFurther).flatMap(sectionHtml),
    ...closing.map(paragraph),
  ]);
}
