import * as v from 'valibot';
import { type CommandAction, WrongUsage, callBackend, failureSchema } from '@vyloha/backend-kernel';

const responseSchema = v.object({
  data: v.object({ refunded: v.number(), left: v.number(), currencyCode: v.string() }),
});

export const refundByCommand: CommandAction = async ([code]) => {
  if (code === undefined) throw new WrongUsage();
  const response = await callBackend('/store/api/v1/payments/refunds', { code });
  if (response.status === 404) throw new Error(`There is no order ${code}.`);
  const body: unknown = await response.json();
  if (response.ok) {
    const { refunded, left, currencyCode } = v.parse(responseSchema, body).data;
    return [
      ...(refunded > 0 ? [`Order ${code}: ${refunded} ${currencyCode} returned.`] : []),
      ...(left > 0
        ? [`Order ${code}: ${left} ${currencyCode} did not come through the gateway: return it as it came.`]
        : []),
    ].join('\n');
  }
  throw new Error(
    v
      .parse(failureSchema, body)
      .errors.map(({ title }) => title)
      .join('\n'),
  );
};
