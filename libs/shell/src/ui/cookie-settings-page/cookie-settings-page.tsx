import { useLoaderData } from '@remix-run/react';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { legalPageSlugs, paths } from '@vyloha/links';
import { Button, Card, Checkbox, PageHeading, PageLayout } from '@vyloha/ui';
import { useId } from 'react';
import type { cookieSettingsLoader } from '../../handlers/consent/cookie-settings.server';
import type { ConsentPurpose } from '../../model/consent-record';
import styles from './cookie-settings-page.module.css';

/** What the shopper agrees to, by purpose. Posted by the browser itself, so that refused scripts stop running. */
export function CookieSettingsPage() {
  const { offered, isAskedByTool, granted, decidedAt } = useLoaderData<typeof cookieSettingsLoader>();
  const { t } = useTranslation('shell');
  const isAsking = offered.length > 0 && !isAskedByTool;
  const lead = isAskedByTool ? 'cookies.tool' : isAsking ? 'cookies.lead' : 'cookies.nothing';
  const state = decidedAt === null ? t('cookies.undecided') : t('cookies.decided', { date: formatDate(decidedAt) });
  return (
    <PageLayout breadcrumbs={[{ title: t('cookies.settings') }]}>
      <PageHeading title={t('cookies.settings')} lead={t(lead)} />
      {isAsking && (
        <form method="post" className={styles.form}>
          <fieldset className={styles.purposes}>
            <legend className={styles.legend}>{t('cookies.categories')}</legend>
            <Purpose name="necessary" isGranted />
            {offered.map((category) => (
              <Purpose key={category} name={category} isGranted={granted.includes(category)} />
            ))}
          </fieldset>
          <p className={styles.state}>{state}</p>
          <p className={styles.buttons}>
            <Button type="submit" variant="secondary" name="choice" value="none">
              {t('cookies.refuse')}
            </Button>
            <Button type="submit" variant="secondary" name="choice" value="all">
              {t('cookies.agree')}
            </Button>
            <Button type="submit" variant="secondary" name="choice" value="ticked">
              {t('cookies.save')}
            </Button>
          </p>
        </form>
      )}
      <p>
        <a href={paths.page(legalPageSlugs.privacy)}>{t('cookies.list')}</a>
      </p>
    </PageLayout>
  );
}

function Purpose({ name, isGranted }: { name: ConsentPurpose; isGranted: boolean }) {
  const { t } = useTranslation('shell');
  const textId = useId();
  const isNecessary = name === 'necessary';
  const title = t(`cookies.category.${name}.name`);
  return (
    <Card className={styles.purpose}>
      <Checkbox
        name={name}
        label={isNecessary ? `${title} (${t('cookies.always')})` : title}
        defaultChecked={isGranted}
        disabled={isNecessary}
        aria-describedby={textId}
      />
      <p id={textId} className={styles.text}>
        {t(`cookies.category.${name}.text`)}
      </p>
    </Card>
  );
}
