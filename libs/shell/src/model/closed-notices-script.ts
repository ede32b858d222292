import { paths } from '@vyloha/links';

/**
 * The script that hides closed notices before the first paint, on pages cached for all guests: it compares the cookie
 * with the notices of this page (`data-notices` of the document) and writes the closed kinds to `data-closed`, which
 * styles use, as they do `data-script` (JavaScript runs). Until React has hydrated a notice's form, the script closes
 * the notice as well: loading the document anew would abort what the shopper has just submitted elsewhere on the page.
 * Its text is constant, so that the CSP of a cached page can name its hash.
 */
export function closedNoticesScript(cookieName: string): string {
  return [
    '(r=>{',
    "let x=l=>r.dataset.closed=l.map(n=>n.split('-')[0]).join(' '),",
    `c=document.cookie.match(/(?:^|; )${cookieName}=([\\w.-]*)/);`,
    "r.dataset.script='';",
    // React stops events of what it has not hydrated at the document; the window captures them before.
    "addEventListener('submit',e=>{",
    'let f=e.target,d;',
    `if('hydrated' in f.dataset||f.getAttribute('action')!='${paths.closeNotice()}')return;`,
    'e.preventDefault();',
    'd=new FormData(f,e.submitter);',
    // A page to return to marks a form posted without JavaScript.
    "d.delete('redirectTo');",
    "x([r.dataset.closed||'',d.get('notice')]);",
    "fetch(f.action,{method:'post',body:new URLSearchParams(d),keepalive:true}).catch(()=>{})",
    '},true);',
    "c&&x((r.dataset.notices||'').split(' ').filter(n=>c[1].split('.').includes(n)))",
    '})(document.documentElement)',
  ].join('');
}
