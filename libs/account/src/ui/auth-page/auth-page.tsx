import { useTranslation } from '@vyloha/i18n';
import { Card, Container, Icon } from '@vyloha/ui';
import type { ReactNode } from 'react';
import styles from './auth-page.module.css';

interface AuthPageProps {
  title: string;
  /** What to do; `null` where nothing is left to be done. */
  lead: string | null;
  /** Beside the form: why an account. */
  withReasons?: boolean;
  /** Under the form. */
  ending?: ReactNode;
  children: ReactNode;
}

const reasons = ['orders', 'addresses', 'prices'] as const;

/** A page with one form about the account. */
export function AuthPage({ title, lead, withReasons = false, ending, children }: AuthPageProps) {
  const { t } = useTranslation('account');
  return (
    <Container width={withReasons ? 'page' : 'form'} className={withReasons ? styles.columns : styles.page}>
      <div className={styles.main}>
        <h1>{title}</h1>
        {lead !== null && <p>{lead}</p>}
        <Card>{children}</Card>
        {ending}
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
