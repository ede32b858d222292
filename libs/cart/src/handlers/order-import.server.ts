import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { Result } from '@vyloha/contract';
import { delays } from '@vyloha/config';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import type { BatchItem } from '../model/batch/added-batch';
import type { LineProblem } from '../model/batch/line-problem';
import { lineTextsOf, maxTextLength, type OrderImportRefusal, readOrderImport } from '../model/batch/order-import';
import { maxOrderLines, type ParsedOrderLines, parseOrderLines } from '../model/batch/order-lines';
import type { OrderEntryRefusal } from '../model/bulk-order/order-entry';
import { type CartProblem, cartProblemMessage, cartProblemTone } from '../model/changes/cart-problem';
import { addBatchToCart } from './add-batch-to-cart.server';
import { addOrderLines } from './add-order-lines.server';
import { readOrderFile } from './order-file/read-order-file.server';
import { toBatchItems } from './to-batch-items.server';

/** Numbers of lines that a message names: it is stored in a cookie. */
const maxNamedLines = 30;

function refuse(text: string, refusal: Partial<Omit<OrderImportRefusal, 'text'>>) {
  const list = { text, lines: [], goodCount: 0, problem: null, fileProblem: null, alert: null, ...refusal };
  return refused<OrderEntryRefusal>({ bulkOrder: null, list });
}

/** Names the lines that cannot be added. */
function refuseLines(text: string, problems: readonly LineProblem[], goodCount: number) {
  const textOf = lineTextsOf(text);
  const different = [...new Map(problems.map((line) => [`${line.number} ${line.message}`, line])).values()];
  return refuse(text, { lines: different.map((line) => ({ ...line, text: textOf(line.number) })), goodCount });
}

function refuseAll({ t }: AppLoadContext, text: string, problem: CartProblem) {
  return refuse(text, { alert: { tone: cartProblemTone(problem), text: cartProblemMessage(problem, t) } });
}

/** The list of the file, else the typed one. */
async function readList(context: AppLoadContext, typed: string): Promise<Result<string, string>> {
  const { postedFile, t } = context;
  if (postedFile === undefined) return { ok: true, value: typed };
  const list = await readOrderFile(postedFile);
  return list.ok ? list : { ok: false, problem: t(`cart:import.${list.problem}`) };
}

/** What prevents a list from being looked up at all; `null` for nothing. */
function listProblem({ postedFile, t }: AppLoadContext, { lines, unreadable }: ParsedOrderLines) {
  const count = lines.length + unreadable.length;
  if (postedFile !== undefined && count === 0) return { fileProblem: t('cart:import.emptyFile') };
  if (count === 0) return { problem: t('cart:import.empty') };
  // Text of any other kind has no line that looks like an order.
  if (lines.length === 0 && postedFile !== undefined) return { fileProblem: t('cart:import.notAList') };
  return count > maxOrderLines ? { problem: t('cart:import.tooMany', { most: maxOrderLines }) } : null;
}

/** The same list of the same form is added once; a corrected one is another. */
function attemptOf(attempt: string | null, items: readonly BatchItem[]): string | null {
  if (attempt === null) return null;
  const contents = JSON.stringify(items.map(({ variantId, amount }) => [variantId, amount]));
  return createHash('sha256').update(`${attempt}${contents}`).digest('hex');
}

const linesOf = (problems: readonly LineProblem[]) => [...new Set(problems.map(({ number }) => number))];

/** Says which lines are not in the cart. */
function flashLeftOut({ session, t }: AppLoadContext, problems: readonly LineProblem[]): void {
  if (problems.length === 0) return;
  const numbers = linesOf(problems);
  const named = numbers.slice(0, maxNamedLines).join(', ');
  const text = numbers.length > maxNamedLines ? `${named}, …` : named;
  session.flash({ kind: 'info', text: t('cart:import.leftOut', { numbers: text }), duration: delays.batchNotice * 2 });
}

/** Adds a list of codes to the cart: all of it or, with any wrong line, nothing unless the others alone are asked for. */
export async function importOrder(context: AppLoadContext, fields: unknown) {
  const { t } = context;
  const { typed, isGoodOnly, attempt } = readOrderImport(fields);
  const list = await readList(context, typed);
  if (!list.ok) return refuse(typed, { fileProblem: list.problem });
  const text = list.value.slice(0, maxTextLength);
  // One that is too long is shown in part, and never imported in part.
  if (list.value.length > maxTextLength) return refuse(text, { problem: t('cart:import.tooLong') });
  const parsedOrder = parseOrderLines(text);
  const problem = listProblem(context, parsedOrder);
  if (problem !== null) return refuse(text, problem);
  const { items, problems } = await toBatchItems(context, parsedOrder);
  const key = attemptOf(attempt, items);
  if (isGoodOnly && items.length > 0) {
    const added = await addBatchToCart(context, items, { attempt: key }, linesOf(problems).length);
    if (!added.ok) return refuseAll(context, text, added.problem);
    // Sold out by now, as its message says: the list stays for another try.
    if (added.value?.imported === 0) return refuseLines(text, problems, 0);
    flashLeftOut(context, problems);
    return seeOther(paths.cart());
  }
  if (problems.length > 0) return refuseLines(text, problems, items.length);
  const added = await addOrderLines(context, items, key);
  if (added.ok) return seeOther(paths.cart());
  if (added.problem.lines === null) return refuseAll(context, text, added.problem.problem);
  const { lines } = added.problem;
  const wrong = new Set(lines.map(({ number }) => number));
  return refuseLines(text, lines, items.filter(({ number }) => !wrong.has(number)).length);
}
