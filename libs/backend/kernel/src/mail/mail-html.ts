const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Replaces `{name}` by its value; unknown names stay visible. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

export const pageStyle =
  'font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#17261d;max-width:560px;margin:0';
export const linkStyle = 'color:#1d6a3c';
/** A long address wraps on a phone instead of widening the mail. */
export const addressStyle = 'overflow-wrap:anywhere;word-break:break-word';
export const buttonStyle =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#1d6a3c;color:#ffffff;text-decoration:none';
