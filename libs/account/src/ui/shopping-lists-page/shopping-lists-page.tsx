import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { CheckboxField, ErrorSummary, FieldStack, type FormRefusal, TextField, useValidatedForm } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, EmptyState, Icon, Link } from '@vyloha/ui';
import type { shoppingListsLoader } from '../../handlers/lists/shopping-lists-loader.server';
import { listInput } from '../../model/list-input';
import { FormCard } from '../form-card/form-card';
import { useFieldLabels } from '../use-field-labels';
import { UserPage } from '../user-page/user-page';
import styles from './shopping-lists-page.module.css';

/** The customer's lists, and the form for a new one: above them for who has come to save the cart. */
export function ShoppingListsPage() {
  const { lists, preset } = useLoaderData<typeof shoppingListsLoader>();
  const { t } = useTranslation('account');
  const newList = <NewList preset={preset} />;
  return (
    <UserPage title={t('menu.shoppingLists')}>
      {preset !== null && newList}
      {lists.length === 0 ? (
        <EmptyState icon="list" title={t('lists.empty')}>
          <p>{t('lists.emptyText')}</p>
        </EmptyState>
      ) : (
        <ul className={styles.lists}>
          {lists.map(({ id, name, itemCount }) => (
            <li key={id}>
              <Link to={paths.shoppingList(id)} className={styles.list}>
                <Icon name="list" />
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>{t('lists.items', { count: itemCount })}</span>
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {preset === null && newList}
    </UserPage>
  );
}

interface NewListProps {
  /** Initial values of a form that also takes the focus. */
  preset: { name: string; fromCart: boolean } | null;
}

function NewList({ preset }: NewListProps) {
  const refusal = useActionData<FormRefusal>();
  const { t } = useTranslation('account');
  const isSending = useNavigation().state === 'submitting';
  const focus = { autoFocus: preset !== null };
  const { formProps, fields, errors } = useValidatedForm({
    id: 'list',
    schema: listInput,
    lastResult: refusal?.submission,
    defaultValue: preset ?? undefined,
  });
  return (
    <FormCard title={t('lists.add')}>
      <Form method="post" {...formProps}>
        <FieldStack>
          <ErrorSummary form={errors} labels={useFieldLabels()} />
          <TextField field={fields.name} label={t('field.listName')} autoComplete="off" {...focus} />
          <CheckboxField field={fields.fromCart} label={t('lists.fromCart')} />
          <Button type="submit" isBusy={isSending}>
            {t('lists.create')}
          </Button>
        </FieldStack>
      </Form>
    </FormCard>
  );
}
