import { useLoaderData } from '@remix-run/react';
import { formatDateTime, formatNumber, useTranslation } from '@vyloha/i18n';
import { PageHeading, PageLayout } from '@vyloha/ui';
import type { sitemapOverviewLoader } from '../../handlers/sitemap-overview-loader.server';
import styles from './sitemap-overview.module.css';

/** Overview of the sitemap: each file with its size and its last change. */
export function SitemapOverview() {
  const { t, locale } = useTranslation('content-blocks');
  const { parts } = useLoaderData<typeof sitemapOverviewLoader>();
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return (
    <PageLayout breadcrumbs={[{ title: t('sitemap.title') }]}>
      <PageHeading title={t('sitemap.title')} lead={t('sitemap.lead', { count: total })} />
      <p>
        <a href="/sitemap.xml">sitemap.xml</a> · <a href="/robots.txt">robots.txt</a>
      </p>
      <div className={styles.tableWrapper}>
        <table className={styles.parts}>
          <thead>
            <tr>
              <th scope="col">{t('sitemap.pages')}</th>
              <th scope="col">{t('sitemap.file')}</th>
              <th scope="col" className={styles.number}>
                {t('sitemap.count')}
              </th>
              <th scope="col">{t('sitemap.changed')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.to}>
                <th scope="row">{t(`sitemap.type.${part.type}`)}</th>
                <td>
                  <a href={part.to}>{part.to}</a>
                </td>
                <td className={styles.number}>{formatNumber(part.total, locale)}</td>
                <td>{part.lastModified === null ? t('sitemap.unknown') : formatDateTime(part.lastModified)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PageLayout>
  );
}
