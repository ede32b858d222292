import { Form } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths, searchKey } from '@vyloha/links';
import { Button, Field, Icon, Input, Label, Link } from '@vyloha/ui';
import type { MainBranch } from '../../handlers/load-main-branch-or-null.server';
import { EmployeeList } from '../employee-list/employee-list';
import { OpeningStatusLabel } from '../opening-status-label/opening-status-label';
import styles from './nearest-branch.module.css';

/** The main branch with its people, and the way to the branch that is the nearest to a postcode. */
export function NearestBranch({ branch }: { branch: MainBranch }) {
  const { t } = useTranslation('branches');
  const { slug, name, address, phone, opening, employees } = branch;
  return (
    <>
      <section className={styles.section}>
        <h2>{t('contact.title')}</h2>
        <address className={styles.address}>
          <Link to={paths.branch(slug)}>{name}</Link>, {address.street}, {address.postcode} {address.city}
        </address>
        <p className={styles.line}>
          <Icon name="clock" /> {t('contact.now')} <OpeningStatusLabel opening={opening} />
        </p>
        <p className={styles.line}>
          <Icon name="phone" /> <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </p>
        <Form action={paths.branches()} role="search" aria-label={t('contact.nearest')} className={styles.nearest}>
          <input type="hidden" name="seznam" value="pobocky" />
          <Field>
            <Label htmlFor="nearest-postcode">{t('contact.nearest')}</Label>
            <Input
              id="nearest-postcode"
              type="search"
              name={searchKey}
              placeholder={t('list.searchHint')}
              autoComplete="postal-code"
              required
            />
          </Field>
          <Button type="submit" variant="secondary" icon="search">
            {t('list.submit')}
          </Button>
        </Form>
      </section>
      {employees.length > 0 && (
        <section className={styles.section}>
          <h2>{t('detail.employees')}</h2>
          <EmployeeList employees={employees} />
        </section>
      )}
    </>
  );
}
