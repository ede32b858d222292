import { timeZone, type Locale } from '@vyloha/contract';
import { urlOnDomain } from '@vyloha/links';
import { escapeHtml, fill } from '@vyloha/backend-kernel';
import { feedPath } from './feed-site';
import { feedTextsIn } from './feed-texts';
import type { LeftOut } from './left-out';
import type { FeedState } from './making/feeds';

type Texts = ReturnType<typeof feedTextsIn>;

interface View {
  texts: Texts;
  moment(date: string | Date): string;
  number(value: number): string;
}

const bytesPerKb = 1000;

const styles = `
  body { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; color: #17261d; background: #f6f7f4 }
  main { max-width: 1120px; margin: 0 auto }
  h1 { margin: 0 0 8px; font-size: 28px }
  h2 { margin: 0 0 12px; font-size: 18px }
  h2 small { font-weight: 400; color: #55645b }
  article { margin: 16px 0; padding: 20px 24px; background: #fff; border: 1px solid #dfe4dc; border-radius: 12px }
  dl { display: grid; grid-template-columns: 12rem 1fr; gap: 4px 16px; margin: 0 }
  dt { color: #55645b } dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
  ul { margin: 0; padding: 0; list-style: none } a { color: #1d6a3c }
  .codes { color: #55645b } .failure { margin: 0 0 12px; padding: 8px 12px; border-radius: 8px; background: #fdeceb }
  @media (max-width: 40rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: 8px } }
`;

function viewIn(locale: Locale): View {
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const numbers = new Intl.NumberFormat(locale);
  return {
    texts: feedTextsIn(locale),
    moment: (date) => time.format(new Date(date)),
    number: (value) => numbers.format(value),
  };
}

function leftOutHtml(leftOut: readonly LeftOut[], { texts, number }: View): string {
  if (leftOut.length === 0) return escapeHtml(texts.none);
  const items = leftOut.map(({ reason, offers, examples }) => {
    const codes = fill(texts.examples, { codes: examples.join(', ') });
    return `<li>${number(offers)} – ${escapeHtml(texts[reason])} <span class="codes">(${escapeHtml(codes)})</span></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function recordHtml({ record, attempt }: FeedState, view: View): [term: string, html: string][] {
  const { texts, moment, number } = view;
  const isBeingMade = attempt !== null && attempt.failure === null;
  const being = isBeingMade ? ` (${escapeHtml(texts.beingMade)})` : '';
  if (record === null) return [[texts.madeAt, escapeHtml(isBeingMade ? texts.beingMade : texts.neverMade)]];
  const kilobytes = (bytes: number) => number(Math.ceil(bytes / bytesPerKb));
  const took = fill(texts.took, { seconds: number(record.seconds) });
  const sizes = { size: kilobytes(record.bytes), compressed: kilobytes(record.compressedBytes) };
  return [
    [
      texts.madeAt,
      `<time datetime="${record.madeAt}">${escapeHtml(moment(record.madeAt))}</time> ${escapeHtml(took)}${being}`,
    ],
    [texts.offers, number(record.offers)],
    [texts.size, escapeHtml(fill(texts.sizes, sizes))],
    [texts.leftOut, leftOutHtml(record.leftOut, view)],
  ];
}

function feedHtml(state: FeedState, view: View): string {
  const { feed, attempt } = state;
  const { site } = feed;
  const { texts, moment } = view;
  const url = urlOnDomain(site.domain, feedPath(feed), site.publicUrl);
  const link = `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
  const rows: [string, string][] = [[texts.address, link], ...recordHtml(state, view)];
  const failed =
    attempt === null || attempt.failure === null
      ? null
      : fill(texts.failed, { at: moment(attempt.at), message: attempt.failure });
  return `<article>
<h2>${escapeHtml(texts[feed.name])} <small>${escapeHtml(`${site.code} · ${site.locale} · ${site.currency}`)}</small></h2>
${failed === null ? '' : `<p class="failure">${escapeHtml(failed)}</p>`}
<dl>${rows.map(([term, html]) => `<dt>${escapeHtml(term)}</dt><dd>${html}</dd>`).join('')}</dl>
</article>`;
}

/** The page for operators: each feed with its address, when it was made, what is in it and what is not. */
export function overviewPage(states: readonly FeedState[], locale: Locale): string {
  const view = viewIn(locale);
  const { texts } = view;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(texts.title)}</title><style>${styles}</style></head>
<body><main><h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(states.length === 0 ? texts.off : texts.intro)}</p>
${states.map((state) => feedHtml(state, view)).join('\n')}
</main></body></html>
`;
}
