import { paths } from '@vyloha/links';
import { Alert, ButtonLink, EmptyState, Skeleton, Stack } from '@vyloha/ui';
import { Chapter, Specimen } from '../specimen';
import styles from '../style-guide.module.css';

const tones = ['info', 'success', 'warning', 'danger'] as const;

/** Messages of the shop. */
export function Messages() {
  return (
    <Chapter name="messages">
      <Specimen name="Alert">
        {tones.map((tone) => (
          <Alert key={tone} tone={tone}>
            Množství bylo upraveno
          </Alert>
        ))}
        <Alert tone="danger" title="Něco se porouchalo">
          Omlouváme se, pokud se problém opakuje, kontaktujte nás.{' '}
          {'Dlouhá zpráva se zalomí a zůstane čitelná. '.repeat(4)}
        </Alert>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          icon="search"
          title="Nic jsme nenašli"
          actions={<ButtonLink to={paths.home()}>Na úvodní stránku</ButtonLink>}
        >
          <p>Zkuste jiné slovo, nebo nám zavolejte.</p>
        </EmptyState>
      </Specimen>
      <Specimen name="Skeleton">
        <Stack gap={2} className={styles.form}>
          <Skeleton />
          <Skeleton />
          <Skeleton shape="block" className={styles.placeholder} />
        </Stack>
      </Specimen>
    </Chapter>
  );
}
