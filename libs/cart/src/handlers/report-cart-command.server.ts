import type { AppLoadContext } from '@remix-run/node';
import type { ReportEvent } from '@vyloha/analytics';
import { getCart } from '../api/cart.server';
import type { CartActionResult } from '../model/changes/cart-action-result';
import type { CartCommand } from '../model/changes/cart-command';
import { toLineEvent, toLinesEvent } from '../model/lines/to-line-event';

/** The products that a command takes out, as they are before; none where the cart cannot be read, which is logged. */
async function listLinesToRemoveOrNone({ store }: AppLoadContext, command: CartCommand) {
  if (command.intent !== 'remove' && command.intent !== 'empty') return [];
  // Measuring must not keep a shopper from changing the cart, whatever is wrong with the reading.
  const cart = await getCart(store).catch(() => null);
  const lines = cart?.lines ?? [];
  return command.intent === 'empty' ? lines : lines.filter(({ id }) => id === command.lineId);
}

function reportResult(report: ReportEvent, result: CartActionResult, currency: string): void {
  const added = result.ok && result.value.kind === 'added' ? result.value.added : null;
  if (added !== null) report(toLineEvent('add_to_cart', added.line, { quantity: added.changedAmount, currency }));
}

/** Runs a command, and reports what it did where no script of the page does. */
export async function reportCartCommand(
  context: AppLoadContext,
  command: CartCommand,
  run: () => Promise<CartActionResult>,
): Promise<CartActionResult> {
  const { reportForm } = context.events;
  if (reportForm === null) return run();
  const currency = context.currency.code;
  const removed = await listLinesToRemoveOrNone(context, command);
  const result = await run();
  reportResult(reportForm, result, currency);
  if (result.ok && removed.length > 0) {
    const lines = removed.map((line) => ({ line, quantity: line.amount }));
    reportForm(toLinesEvent('remove_from_cart', lines, currency));
  }
  return result;
}
