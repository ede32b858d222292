import { xmlDeclaration } from '@vyloha/content-blocks';
import { escapeXml } from '@vyloha/contract';
import { endpointPatterns, paths, urlOnDomain, type Site } from '@vyloha/links';
import type { ArticleCard } from '../model/article-card';

interface Channel {
  title: string;
  description: string;
  /** Language code of the texts. */
  language: string;
}

/** Number of articles in the feed. */
export const articlesInFeed = 30;

function itemXml({ title, to, perex, datePublished, category }: ArticleCard, url: (path: string) => string): string {
  const link = escapeXml(url(to));
  const parts = [
    `<title>${escapeXml(title)}</title>`,
    `<link>${link}</link>`,
    `<guid isPermaLink="true">${link}</guid>`,
    `<pubDate>${new Date(datePublished).toUTCString()}</pubDate>`,
    perex === null ? '' : `<description>${escapeXml(perex)}</description>`,
    category === null ? '' : `<category>${escapeXml(category.title)}</category>`,
  ];
  return `<item>${parts.join('')}</item>\n`;
}

/** The newest articles as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function articlesRss(
  { title, description, language }: Channel,
  articles: readonly ArticleCard[],
  { domain, publicUrl }: Pick<Site, 'domain' | 'publicUrl'>,
): string {
  const url = (path: string) => urlOnDomain(domain, path, publicUrl);
  const channel = [
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(url(paths.articles()))}</link>`,
    `<description>${escapeXml(description)}</description>`,
    `<language>${language}</language>`,
    `<atom:link href="${escapeXml(url(endpointPatterns.articlesFeed))}" rel="self" type="application/rss+xml"/>`,
  ].join('');
  const items = articles.map((article) => itemXml(article, url)).join('');
  return `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel}\n${items}</channel></rss>\n`;
}
