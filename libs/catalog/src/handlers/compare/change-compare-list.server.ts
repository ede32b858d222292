import { type ActionFunctionArgs, type AppLoadContext, data } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { refererPathOrNull, paths } from '@vyloha/links';
import { badRequest, seeOther } from '@vyloha/links/server';
import { listProducts } from '../../api/products.server';
import {
  type CompareChange,
  type CompareCommand,
  compareFields,
  parseCompareCommand,
} from '../../model/compare/compare-command';
import { maxCompared } from '../../model/compare/compare-list';
import { readCompareList, writeCompareList } from './shopper-compare-list.server';

/** Executes the command; `null` when the product does not exist. */
async function applyCommand(
  { cms, cookies, t }: AppLoadContext,
  command: CompareCommand,
): Promise<CompareChange | null> {
  const compared = readCompareList(cookies);
  if (command.kind !== 'add') {
    const isRemaining = (id: string) => command.kind === 'remove' && id !== command.id;
    writeCompareList(cookies, compared.filter(isRemaining));
    return { kind: 'removed', text: t(`catalog:compare.${command.kind === 'remove' ? 'removed' : 'removedAll'}`) };
  }
  if (!compared.includes(command.id)) {
    if (compared.length >= maxCompared)
      return { kind: 'full', text: t('catalog:compare.full', { count: maxCompared }) };
    if ((await listProducts(cms, [command.id])).length === 0) return null;
    writeCompareList(cookies, [...compared, command.id]);
  }
  return { kind: 'added', text: t('catalog:compare.added') };
}

/**
 * Adds products to the compare list and removes them. A plain form redirects back to its page, with a message; a script
 * that requests JSON (`respondWith=json`) gets the result itself.
 */
export async function changeCompareList({ request, context }: ActionFunctionArgs) {
  const fields = await readFields(request, { names: compareFields });
  const command = parseCompareCommand(fields);
  const compareChange = command && (await applyCommand(context, command));
  if (compareChange === null) throw badRequest();
  if (fields['respondWith'] === 'json') return data<CompareChange>(compareChange);
  context.session.flash({ kind: compareChange.kind === 'full' ? 'warning' : 'success', text: compareChange.text });
  return seeOther(refererPathOrNull(request) ?? paths.compare());
}
