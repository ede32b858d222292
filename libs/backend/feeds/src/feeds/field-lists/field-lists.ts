import type { FeedName } from '@vyloha/config/server';
import * as v from 'valibot';
import facebook from './facebook.json';
import { fieldListSchema, type FieldList } from './field-list';
import google from './google.json';
import heurekaAvailability from './heureka-availability.json';
import heureka from './heureka.json';
import zbozi from './zbozi.json';

/** What the vendor of each feed accepts; the feeds are cut to these lengths and tested against these rules. */
export const fieldLists: Readonly<Record<FeedName, FieldList>> = {
  heureka: v.parse(fieldListSchema, heureka),
  'heureka-availability': v.parse(fieldListSchema, heurekaAvailability),
  zbozi: v.parse(fieldListSchema, zbozi),
  google: v.parse(fieldListSchema, google),
  facebook: v.parse(fieldListSchema, facebook),
};
