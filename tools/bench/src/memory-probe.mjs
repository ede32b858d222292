// Loaded into the storefront by --import: when asked, the host finds nothing in its memory any more, as if all was new.
// @ts-check
import { LRUCache } from 'lru-cache';

/** @type {typeof LRUCache.prototype.get} */
const get = LRUCache.prototype.get;
let remembers = true;

/** @type {typeof LRUCache.prototype.get} */
LRUCache.prototype.get = function getUnlessForgetful(key, options) {
  return remembers ? get.call(this, key, options) : undefined;
};

process.on('message', (message) => {
  if (message === 'forget') remembers = false;
  if (message === 'remember') remembers = true;
});
