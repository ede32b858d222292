const youtubeHosts = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const youtubeId = /^[\w-]{6,20}$/;
const vimeoHosts = /^(?:www\.|player\.)?vimeo\.com$/;
const vimeoId = /^\d{5,12}$/;

/** Addresses of a video. */
export interface EmbeddedVideo {
  /** Of a player that does not track visitors who merely look at the page, for an iframe; `null`: at its page only. */
  embedUrl: string | null;
  /** Of its own page. */
  watchUrl: string;
  /** Name of the service, such as `YouTube` or `video.example`. */
  service: string;
}

function toYoutube({ hostname, pathname, searchParams }: URL): EmbeddedVideo | null {
  if (!youtubeHosts.test(hostname)) return null;
  const [first = '', second = ''] = pathname.slice(1).split('/');
  const id = hostname.endsWith('youtu.be') ? first : first === 'watch' ? (searchParams.get('v') ?? '') : second;
  if (!youtubeId.test(id)) return null;
  return {
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    watchUrl: `https://www.youtube.com/watch?v=${id}`,
    service: 'YouTube',
  };
}

function toVimeo({ hostname, pathname }: URL): EmbeddedVideo | null {
  if (!vimeoHosts.test(hostname)) return null;
  const id = pathname.split('/').find((part) => vimeoId.test(part));
  if (id === undefined) return null;
  return {
    embedUrl: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
    watchUrl: `https://vimeo.com/${id}`,
    service: 'Vimeo',
  };
}

/** The video at an editor's address, whatever its host; `null` for what is no https address. */
export function parseVideoUrl(address: string): EmbeddedVideo | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:') return null;
  return toYoutube(url) ?? toVimeo(url) ?? { embedUrl: null, watchUrl: url.href, service: url.hostname };
}
