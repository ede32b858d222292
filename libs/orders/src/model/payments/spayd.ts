export { toSpayd } from '@vyloha/money';
