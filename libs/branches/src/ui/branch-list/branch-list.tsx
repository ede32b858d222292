import { Form, useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, Field, Input, Label, Link, PageHeading, PageLayout } from '@vyloha/ui';
import type { branchListLoader } from '../../handlers/branch-list-loader.server';
import { BranchCard } from './branch-card';
import styles from './branch-list.module.css';

/** All branches by region, with a search that is a plain form. */
export function BranchList() {
  const { query, count, groups } = useLoaderData<typeof branchListLoader>();
  const { t } = useTranslation('branches');
  return (
    <PageLayout breadcrumbs={[{ title: t('list.title') }]}>
      <PageHeading title={t('list.title')} lead={t('list.lead')} />
      <Form method="get" role="search" aria-label={t('list.search')} className={styles.search}>
        <input type="hidden" name="seznam" value="pobocky" />
        <Field className={styles.field}>
          <Label htmlFor="branch-query">{t('list.search')}</Label>
          <Input id="branch-query" type="search" name="q" defaultValue={query} placeholder={t('list.searchHint')} />
        </Field>
        <Button type="submit" icon="search">
          {t('list.submit')}
        </Button>
      </Form>
      {query !== '' && (
        <p role="status">
          {t('list.found', { count, query })} <Link to={paths.branches()}>{t('list.showAll')}</Link>
        </p>
      )}
      <div className={styles.regions}>
        {groups.map(({ region, branches }) => (
          <section key={region} aria-labelledby={`region-${region}`} className={styles.region}>
            <h2 id={`region-${region}`}>{t(`region.${region}`)}</h2>
            <ul className={styles.branches}>
              {branches.map((branch) => (
                <BranchCard key={branch.id} branch={branch} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageLayout>
  );
}
