import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { pageBefore, paths } from '@vyloha/links';
import { listProducts } from '../../api/list-products.server';
import {
  type CompareChange,
  type CompareCommand,
  compareFields,
  parseCompareCommand,
} from '../../model/compare/compare-command';
import { mostCompared } from '../../model/compare/compare-list';
import { readCompareList, writeCompareList } from './shopper-compare-list.server';

const seeOther = 303;
const badRequest = 400;

/** Does what was asked; `null` when there are no such goods. */
async function change({ cms, cookies, t }: AppLoadContext, command: CompareCommand): Promise<CompareChange | null> {
  const compared = readCompareList(cookies);
  if (command.kind !== 'add') {
    const isKept = (id: string) => command.kind === 'remove' && id !== command.id;
    writeCompareList(cookies, compared.filter(isKept));
    return { kind: 'removed', text: t(`catalog:compare.${command.kind === 'remove' ? 'removed' : 'removedAll'}`) };
  }
  if (!compared.includes(command.id)) {
    if (compared.length >= mostCompared)
      return { kind: 'full', text: t('catalog:compare.full', { count: mostCompared }) };
    if ((await listProducts(cms, [command.id])).length === 0) return null;
    writeCompareList(cookies, [...compared, command.id]);
  }
  return { kind: 'added', text: t('catalog:compare.added') };
}

/**
 * Adds goods to the compare list and takes them away. A plain form goes back to the page it stood on, with a message;
 * a script that stays where it is (`stay`) gets the outcome itself.
 */
export async function changeCompareList({ request, context }: ActionFunctionArgs) {
  const fields = await readFields(request, { names: compareFields });
  const command = parseCompareCommand(fields);
  const changed = command && (await change(context, command));
  if (changed === null) throw new Response(null, { status: badRequest });
  if (fields['stay'] === 'true') return data<CompareChange>(changed);
  context.session.flash({ kind: changed.kind === 'full' ? 'warning' : 'success', text: changed.text });
  return redirect(pageBefore(request) ?? paths.compare(), seeOther);
}
