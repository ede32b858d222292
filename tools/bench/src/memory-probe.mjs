// Loaded into the storefront by --import: on request, all its caches look empty.
// @ts-check
import { LRUCache } from 'lru-cache';

/** @type {typeof LRUCache.prototype.get} */
const get = LRUCache.prototype.get;
let isCacheEnabled = true;

/** @type {typeof LRUCache.prototype.get} */
LRUCache.prototype.get = function getUnlessDisabled(key, options) {
  return isCacheEnabled ? get.call(this, key, options) : undefined;
};

process.on('message', (message) => {
  if (message === 'disableCache') isCacheEnabled = false;
  if (message === 'enableCache') isCacheEnabled = true;
});
