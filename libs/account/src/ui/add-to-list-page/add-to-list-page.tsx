import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { ErrorSummary, FieldStack, type FormRefusal, RadioCards, TextField, useValidatedForm } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, Link, Picture } from '@vyloha/ui';
import type { addToListLoader } from '../../handlers/lists/add-to-list-loader.server';
import { listChoiceInput, newList } from '../../model/list-input';
import { FormCard } from '../form-card/form-card';
import { useFieldLabels } from '../use-field-labels';
import { UserPage } from '../user-page/user-page';
import styles from './add-to-list-page.module.css';

const pictureSize = { width: 64, height: 64 };

/** Asks into which shopping list a product is put; a new one can be made at once. */
export function AddToListPage() {
  const { product, lists } = useLoaderData<typeof addToListLoader>();
  const refusal = useActionData<FormRefusal>();
  const { t } = useTranslation('account');
  const isSending = useNavigation().state === 'submitting';
  const { formProps, fields, errors } = useValidatedForm({
    id: 'list-choice',
    schema: listChoiceInput,
    lastResult: refusal?.submission,
    defaultValue: { list: lists[0]?.id ?? newList },
  });
  const nameField = <TextField field={fields.name} label={t('field.listName')} autoComplete="off" />;
  return (
    <UserPage title={t('list.add')} parentPages={[{ title: t('menu.shoppingLists'), to: paths.shoppingLists() }]}>
      <p className={styles.product}>
        <Picture fileKey={product.fileKey} alt="" {...pictureSize} />
        <Link to={paths.product(product.slug)}>{product.name}</Link>
      </p>
      <FormCard>
        <Form method="post" {...formProps}>
          <FieldStack>
            <ErrorSummary form={errors} labels={useFieldLabels()} />
            {lists.length === 0 ? (
              <>
                <input type="hidden" name="list" value={newList} />
                {nameField}
              </>
            ) : (
              <RadioCards
                field={fields.list}
                legend={t('list.choose')}
                cards={[
                  ...lists.map(({ id, name, itemCount }) => ({
                    value: id,
                    title: name,
                    description: t('lists.items', { count: itemCount }),
                  })),
                  { value: newList, title: t('lists.add'), content: nameField },
                ]}
              />
            )}
            <Button type="submit" isBusy={isSending}>
              {t('list.addButton')}
            </Button>
          </FieldStack>
        </Form>
      </FormCard>
    </UserPage>
  );
}
