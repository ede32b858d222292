import { useMachine } from '@xstate/react';
import { useEffect, type RefObject } from 'react';
import { checkoutMachine, emptyContext } from '../../machine/checkout-machine';
import type { Offer, Selection } from '../../model/selection/selection';

interface SelectionInput {
  offer: Offer;
  selection: Selection;
}

/** Selection made before hydration: the form has it, the machine does not. */
function readSelection(form: HTMLFormElement): Selection {
  const fields = new FormData(form);
  const valueOf = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return {
    shipperId: valueOf('shipper'),
    branchId: valueOf('shipperBranch'),
    paymentId: valueOf('payment'),
    deliveryTimeId: valueOf('deliveryTimeSlot'),
  };
}

/** Runs the server's machine in the browser while the shopper makes a selection. */
export function useSelection({ offer, selection }: SelectionInput, form: RefObject<HTMLFormElement>) {
  const [state, send] = useMachine(checkoutMachine, {
    snapshot: checkoutMachine.resolveState({ value: 'methods', context: { ...emptyContext, offer, selection } }),
  });
  useEffect(() => {
    // A search offers other places than before.
    send({ type: 'offer.loaded', offer });
    if (form.current) send({ type: 'selection.changed', selection: readSelection(form.current) });
  }, [form, send, offer]);
  return { selection: state.context.selection, send };
}
