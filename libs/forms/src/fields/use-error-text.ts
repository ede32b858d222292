import { useTranslation } from '@vyloha/i18n';

const KEY = /^[\w-]+:[\w.-]+$/;

/** Text of an error: rules give translation keys, the backend gives final texts. */
export function useErrorText(): (error: string) => string {
  const { t } = useTranslation('forms');
  return (error) => (KEY.test(error) ? t(error) : error);
}
