/**
 * The script that hides closed notices before the first paint, on pages that all guests share: it compares the cookie
 * with the notices of this page (`data-notices` of the document) and leaves the kinds that are closed in `data-closed`,
 * which styles look at, as at `data-script`: that script runs at all. Always the same text, so that a kept page's policy can name its hash.
 */
export function closedScript(cookieName: string): string {
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
