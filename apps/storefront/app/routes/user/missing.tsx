export { userMissingLoader as loader } from '@vyloha/account/server';

export default function Missing() {
  return null;
}
