export { companyLoader as loader } from '@vyloha/checkout/server';
