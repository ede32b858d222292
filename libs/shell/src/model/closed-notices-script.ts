/**
 * The script that hides closed notices before the first paint, on pages cached for all guests: it compares the cookie
 * with the notices of this page (`data-notices` of the document) and writes the closed kinds to `data-closed`, which
 * styles use, as they do `data-script` (JavaScript runs). Its text is constant, so that the CSP of a cached page can
 * name its hash.
 */
export function closedNoticesScript(cookieName: string): string {
  return [
    '(function(r){',
    "r.dataset.script='';",
    `var c=document.cookie.match(/(?:^|; )${cookieName}=([\\w.-]*)/);`,
    'if(!c)return;',
    "var k=c[1].split('.');",
    "r.dataset.closed=(r.dataset.notices||'').split(' ')",
    '.filter(function(n){return k.indexOf(n)>=0})',
    ".map(function(n){return n.split('-')[0]}).join(' ')",
    '})(document.documentElement)',
  ].join('');
}
