/** Privacy-enhanced player: it does not track visitors who merely look at the page. */
const embedUrlPrefix = 'https://www.youtube-nocookie.com/embed/';
const watchUrlPrefix = 'https://www.youtube.com/watch?v=';
const hosts = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const idPattern = /^[\w-]{6,20}$/;

/** Addresses of a video. */
export interface EmbeddedVideo {
  /** Of its player, for an iframe. */
  embedUrl: string;
  /** Of its own page. */
  watchUrl: string;
}

function parseVideoId({ hostname, pathname, searchParams }: URL): string | null {
  if (!hosts.test(hostname)) return null;
  const [first = '', second = ''] = pathname.slice(1).split('/');
  if (hostname.endsWith('youtu.be')) return first;
  return first === 'watch' ? searchParams.get('v') : second;
}

/** The video at an editor's address; `null` for a host that pages do not embed. */
export function parseVideoUrl(url: string): EmbeddedVideo | null {
  const id = URL.canParse(url) ? parseVideoId(new URL(url)) : null;
  return id !== null && idPattern.test(id) ? { embedUrl: embedUrlPrefix + id, watchUrl: watchUrlPrefix + id } : null;
}
