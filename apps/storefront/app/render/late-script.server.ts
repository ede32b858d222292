/** What a shopper does first on a page: script is wanted then, whatever else is still on its way. */
const firstEvents = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin', 'click', 'submit'];
/** Upper bound where nothing is painted, such as in a hidden tab, or where some picture does not arrive. */
const maxWaitMs = 3_000;
/** From the moment at which everything has arrived until it is surely painted. */
const paintMs = 100;

/**
 * Resolves once something is painted, and the pictures with priority, if there are any, have arrived; or at the first
 * interaction. A browser that shows no pictures never completes one, but its document is complete then.
 */
const waitUntilSeen = [
  'await new Promise(r=>{',
  'let p=[...document.querySelectorAll(\'img[fetchpriority="high"]\')],painted=0,',
  "seen=()=>{if(painted&&(document.readyState=='complete'||p.every(i=>i.complete)))",
  `setTimeout(r,${paintMs})};`,
  `for(let n of ${JSON.stringify(firstEvents)})addEventListener(n,r,{capture:true,once:true,passive:true});`,
  `setTimeout(r,${maxWaitMs});`,
  "for(let i of p)i.onload=i.onerror=seen;addEventListener('load',seen);",
  // The very first paint may be of colours alone.
  "new PerformanceObserver(l=>{painted=l.getEntriesByName('first-contentful-paint')[0]??painted;seen()})",
  ".observe({type:'paint',buffered:true})",
  '});',
].join('');

const preload = '<link rel="modulepreload"';
/** A preload that is yet to come: for the page's own host, browsers have nothing to do. */
const deferredPreload = '<link rel="dns-prefetch"';
const startPreloads =
  "for(let l of document.querySelectorAll('body>link[rel=\"dns-prefetch\"]'))l.rel='modulepreload';";

/** Of the script by which Remix starts the page: the last one that it renders. */
const moduleStart = ' type="module" async="">';
const importPattern = /import \* as (route\d+) from ("[^"]+");\s*/g;
const routeModulesPattern = /window\.__remixRouteModules = \{[^}]*\};/;

/**
 * Lets browsers request script only once the shopper sees the page: it competes with styles, the font and the largest
 * picture otherwise, and the page works without it. The elements stay those that React hydrates.
 */
export function withLateScript(html: string): string {
  const start = html.lastIndexOf(moduleStart);
  if (start === -1) return html;
  const textStart = start + moduleStart.length;
  const names: string[] = [];
  const modules: string[] = [];
  const text = html
    .slice(textStart)
    .replace(importPattern, (_, name: string, url: string) => {
      names.push(name);
      modules.push(`import(${url})`);
      return '';
    })
    // They bring the browser's entry with them, which waits for this promise.
    .replace(
      routeModulesPattern,
      (assignment) => `window.pageModules=Promise.all([${modules.join()}]).then(([${names.join()}])=>{${assignment}});`,
    );
  return html.slice(0, textStart).replaceAll(preload, deferredPreload) + waitUntilSeen + startPreloads + text;
}
