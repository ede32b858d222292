import { useTranslation } from '@vyloha/i18n';

const KEY = /^[\w-]+:[\w.-]+$/;

/** Words of an error: rules give translation keys, the backend gives ready sentences. */
export function useErrorText(): (error: string) => string {
  const { t } = useTranslation('forms');
  return (error) => (KEY.test(error) ? t(error) : error);
}
