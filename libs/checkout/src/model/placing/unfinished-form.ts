import * as v from 'valibot';
import type { Selection } from '../selection/selection';
import { confirmationEntries, filledConfirmation, toSelection } from './order-confirmation';
import { extraFlagNames, extraTextNames, toExtras, type OrderExtras } from './order-extras';

const selectionNames = ['shipper', 'shipperBranch', 'deliveryTimeSlot', 'payment'] as const;
const textNames = [...selectionNames, ...extraTextNames];

/** What a shopper has filled in so far; fields that would be refused are blank. */
export function parseUnfinishedForm(form: FormData): { selection: Selection; extras: OrderExtras } {
  const textOf = (name: (typeof textNames)[number]): string => {
    const parsed = v.safeParse(confirmationEntries[name], form.get(name) ?? undefined);
    return parsed.success ? (parsed.output ?? '') : '';
  };
  const texts = Object.fromEntries(textNames.map((name) => [name, textOf(name)]));
  const flags = Object.fromEntries(extraFlagNames.map((name) => [name, form.has(name)]));
  const fields = v.parse(filledConfirmation, { ...texts, ...flags });
  return { selection: toSelection(fields), extras: toExtras(fields) };
}
