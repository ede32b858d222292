import { Form, useActionData, useNavigation } from '@remix-run/react';
import { formatQuantity, hasTax, toQuantity } from '@vyloha/cart';
import {
  ErrorSummary,
  FieldGroup,
  FieldStack,
  plainFields,
  SelectField,
  submissionErrors,
  TextField,
  type FormRefusal,
} from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { legalPageSlugs, paths } from '@vyloha/links';
import { formatMoney } from '@vyloha/money';
import type { OrderView } from '@vyloha/orders';
import { useShopper } from '@vyloha/session/ui';
import { Button, Link } from '@vyloha/ui';
import { intervalUnits } from '../../model/schedules/schedule';
import { amountPrefix, scheduleFieldNames } from '../../model/schedules/schedule-fields';
import styles from './schedules.module.css';

interface ScheduleFormProps {
  order: Pick<OrderView, 'lines' | 'prices' | 'currency'>;
  initial: Readonly<Record<string, string>>;
  /** How many of each line, in quantity steps; all of the order's where it is left out. */
  amounts?: Readonly<Record<string, number>>;
  attempt?: string;
  intent?: string;
  /** What the button says. */
  button: string;
}

const formId = 'schedule';

/** What is ordered how often, from when, and up to what price: that is what the customer agrees to. */
export function ScheduleForm({ order, initial, amounts, attempt, intent, button }: ScheduleFormProps) {
  const { t } = useTranslation('company');
  const lastResult = useActionData<FormRefusal>()?.submission;
  const isSending = useNavigation().state === 'submitting';
  const { lines, prices, currency } = order;
  // The trader may have become one who pays no VAT since.
  const isTaxed = useShopper().hasTax && hasTax(prices.tax);
  const initialAmounts = Object.fromEntries(
    lines.map(({ id, amount, multiplier }) => {
      const own = amounts === undefined ? amount : (amounts[id] ?? 0);
      return [`${amountPrefix}${id}`, formatQuantity(toQuantity(own, multiplier))];
    }),
  );
  const field = plainFields({ formId, lastResult, defaultValue: { ...initial, ...initialAmounts } });
  const amountLabels = lines.map(({ id, name, unit }) => [`${amountPrefix}${id}`, `${name} (${unit})`] as const);
  const labels = {
    ...Object.fromEntries(scheduleFieldNames.map((name) => [name, t(`schedule.field.${name}`)])),
    ...Object.fromEntries(amountLabels),
  };
  return (
    <Form method="post" id={formId} noValidate>
      {attempt !== undefined && <input type="hidden" name="attempt" value={attempt} />}
      {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
      <FieldStack>
        <ErrorSummary form={submissionErrors(formId, lastResult)} labels={labels} />
        <div className={styles.interval}>
          <TextField
            field={field('intervalCount', { required: true })}
            label={t('schedule.field.intervalCount')}
            inputMode="numeric"
          />
          <SelectField
            field={field('intervalUnit', { required: true })}
            label={t('schedule.field.intervalUnit')}
            options={intervalUnits.map((value) => ({ value, label: t(`schedule.unit.${value}`) }))}
          />
        </div>
        <TextField
          field={field('nextDate', { required: true })}
          type="date"
          label={t('schedule.field.nextDate')}
          hint={t('schedule.nextDateHint')}
        />
        <fieldset className={styles.amounts}>
          <legend>{t('schedule.amounts')}</legend>
          <p className={styles.note}>{t('schedule.amountsHint')}</p>
          <FieldGroup>
            {amountLabels.map(([name, label]) => (
              <TextField
                key={name}
                field={field(name, { required: true })}
                label={label}
                inputMode="decimal"
                autoComplete="off"
              />
            ))}
          </FieldGroup>
        </fieldset>
        <TextField
          field={field('maxTotal', { required: true })}
          label={t('schedule.maxTotal', { currency: currency.symbol })}
          hint={t(isTaxed ? 'schedule.maxTotalHint' : 'schedule.maxTotalHintUntaxed', {
            total: formatMoney(prices.totalMinor, currency),
          })}
          inputMode="decimal"
        />
        <p className={styles.note}>{t('schedule.consent')}</p>
        <p className={styles.note}>
          {t('schedule.terms')}{' '}
          <Link to={paths.page(legalPageSlugs.terms)} target="_blank">
            {t('schedule.termsLink')}
          </Link>
        </p>
        <Button type="submit" isBusy={isSending}>
          {button}
        </Button>
      </FieldStack>
    </Form>
  );
}
