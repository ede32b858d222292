import type { SubmissionResult } from '@conform-to/react';
import * as v from 'valibot';
import { I18nProvider } from '@vyloha/i18n';
import { ErrorSummary } from '../error-summary/error-summary';
import { SelectField } from '../fields/select-field';
import { TextField } from '../fields/text-field';
import cs from '../i18n/cs.json';
import { email, phoneNumber, postcode, requiredText } from '../index.rules';
import { useValidatedForm } from '../submission/use-validated-form';

const schema = v.pipe(
  v.object({
    email,
    phone: v.optional(phoneNumber),
    postcode: requiredText,
    country: v.string(),
    password: requiredText,
  }),
  postcode('postcode', 'country'),
);

const countries = [
  { value: 'CZE', label: 'Česko' },
  { value: 'AUT', label: 'Rakousko' },
];

/** A server refusal because of the postcode. */
export const refusedOrder: SubmissionResult = {
  status: 'error',
  initialValue: { email: 'jan@example.com', postcode: '1234', country: 'CZE' },
  error: { postcode: ['forms:postcode'] },
  fields: ['email', 'postcode', 'country', 'password'],
};

interface OrderFormProps {
  lastResult?: SubmissionResult | undefined;
  onSend?: ((values: Record<string, FormDataEntryValue>) => void) | undefined;
}

function OrderForm({ lastResult, onSend }: OrderFormProps) {
  const defaultValue = { country: 'CZE' };
  const { formProps, fields, errors } = useValidatedForm({ id: 'order', schema, lastResult, defaultValue });
  return (
    <form
      method="post"
      {...formProps}
      onSubmit={(event) => {
        formProps.onSubmit(event);
        if (!event.defaultPrevented) onSend?.(Object.fromEntries(new FormData(event.currentTarget)));
        event.preventDefault();
      }}
    >
      <ErrorSummary form={errors} />
      <TextField field={fields.email} label="E-mail" type="email" />
      <TextField field={fields.phone} label="Telefon" type="tel" />
      <TextField field={fields.postcode} label="PSČ" />
      <SelectField field={fields.country} label="Země" options={countries} />
      <TextField field={fields.password} label="Heslo" type="password" />
      <button>Pokračovat</button>
    </form>
  );
}

/** A page with a form as domain libraries build them. */
export function orderPage(props: OrderFormProps = {}) {
  return (
    <I18nProvider locale="cs" messages={{ forms: cs }}>
      <OrderForm {...props} />
    </I18nProvider>
  );
}
