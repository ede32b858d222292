import { Form } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths, searchKey, withQuery } from '@vyloha/links';
import { Button, Field, Input, Label, Link } from '@vyloha/ui';
import styles from './branch-page.module.css';

/** Searches what this branch has in stock: a search of the shop, filtered by the branch. */
export function BranchStockSearch({ slug }: { slug: string }) {
  const { t } = useTranslation('branches');
  return (
    <Form method="get" action={paths.search()} role="search" aria-label={t('detail.stock')} className={styles.card}>
      <Field>
        <Label htmlFor="stock-query">{t('detail.stock')}</Label>
        <Input id="stock-query" type="search" name={searchKey} placeholder={t('detail.stockHint')} required />
      </Field>
      <input type="hidden" name="prodejna" value={slug} />
      <Button type="submit" variant="secondary" icon="search">
        {t('detail.stockSubmit')}
      </Button>
      <p>
        <Link to={withQuery(paths.eshop(), { prodejna: slug })} rel="nofollow">
          {t('detail.stockAll')}
        </Link>
      </p>
    </Form>
  );
}
