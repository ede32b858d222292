const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Replaces `{name}` by its value; unknown names stay visible. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

export const pageStyle =
  'font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#17261d;max-width:560px;margin:0 auto';
/** Whose mail it is. */
export interface MailHead {
  locale: string;
  /** Without line breaks. */
  shopName: string;
  /** Of the shop's pages. */
  publicUrl: string;
}

/** Drawn by the theme, on a ground of its own. */
const logoPath = '/apple-touch-icon.png';
const logoStyle = 'vertical-align:middle;border:0;border-radius:8px;margin-right:12px';

/** The logo is that of the pages: a mark, whose pixels some clients load only when asked, and the name, which all show. */
function headHtml({ shopName, publicUrl }: MailHead): string {
  const source = escapeHtml(new URL(logoPath, publicUrl).href);
  return (
    '<p style="margin:0 0 24px;font-size:20px;font-weight:bold">' +
    `<img src="${source}" width="40" height="40" alt="" style="${logoStyle}">${escapeHtml(shopName)}</p>`
  );
}

/** Colours of a dark ground, over those of the elements, which are for a light one: clients without them show that. */
const darkColors: Readonly<Record<string, string>> = {
  ground: 'background:#17211b',
  text: 'color:#eef2ec',
  soft: 'color:#a9b5ac',
  cell: 'border-color:#3a463e',
  card: 'background:#243029',
  link: 'color:#8fd3a8',
};

const darkStyle = `@media (prefers-color-scheme:dark){${Object.entries(darkColors)
  .map(([name, declaration]) => `.${name}{${declaration}!important}`)
  .join('')}}`;

/** The document of a mail, for a light ground and for a dark one: a client that knows of neither changes no colour. */
export function mailDocument(head: MailHead, parts: readonly string[]): string {
  return [
    `<!doctype html><html lang="${head.locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<meta name="supported-color-schemes" content="light dark"><style>${darkStyle}</style></head>`,
    `<body class="ground" style="margin:0;padding:16px;background:#ffffff"><div class="text" style="${pageStyle}">`,
    headHtml(head),
    ...parts,
    '</div></body></html>',
  ].join('\n');
}

export const linkStyle = 'color:#1d6a3c';
/** A long address wraps on a phone instead of widening the mail. */
export const addressStyle = 'overflow-wrap:anywhere;word-break:break-word';
export const buttonStyle =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#1d6a3c;color:#ffffff;text-decoration:none';
