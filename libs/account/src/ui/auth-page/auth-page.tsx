import { useTranslation } from '@vyloha/i18n';
import { Card, Container, Icon } from '@vyloha/ui';
import type { ReactNode } from 'react';
import styles from './auth-page.module.css';

interface AuthPageProps {
  title: string;
  /** What the form is for; `null` where nothing is left to do. */
  lead: string | null;
  /** What became of a link, above the form or in its place. */
  notice?: ReactNode;
  /** Beside the form: benefits of an account. */
  withReasons?: boolean;
  /** Under the form. */
  footer?: ReactNode;
  /** The form; left out where nothing is left to do. */
  children?: ReactNode;
}

const reasons = ['orders', 'addresses', 'prices'] as const;

/** Layout of a page with one account form. */
export function AuthPage({ title, lead, notice, withReasons = false, footer, children }: AuthPageProps) {
  const { t } = useTranslation('account');
  return (
    <Container width={withReasons ? 'page' : 'form'} className={withReasons ? styles.columns : styles.page}>
      <div className={styles.main}>
        <h1>{title}</h1>
        {lead !== null && <p>{lead}</p>}
        {notice}
        {children !== undefined && <Card>{children}</Card>}
        {footer}
      </div>
      {withReasons && (
        <Card as="aside" tone="sand" className={styles.reasons}>
          <h2>{t('reasons.title')}</h2>
          <ul className={styles.list}>
            {reasons.map((reason) => (
              <li key={reason} className={styles.reason}>
                <Icon name="check" />
                {t(`reasons.${reason}`)}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Container>
  );
}
