import type { NavLink } from '../../model/site.ts'

interface Platform {
  readonly label: string
  /** What stands before a name on it, and after it. */
  readonly start: string
  readonly end?: string
}

/** @see https://docusaurus.io/docs/blog#author-socials */
const platforms: Readonly<Record<string, Platform>> = {
  x: { label: 'X', start: 'https://x.com/' },
  twitter: { label: 'Twitter', start: 'https://twitter.com/' },
  github: { label: 'GitHub', start: 'https://github.com/' },
  linkedin: { label: 'LinkedIn', start: 'https://www.linkedin.com/in/', end: '/' },
  stackoverflow: { label: 'Stack Overflow', start: 'https://stackoverflow.com/users/' },
  bluesky: { label: 'Bluesky', start: 'https://bsky.app/profile/' },
  instagram: { label: 'Instagram', start: 'https://www.instagram.com/' },
  threads: { label: 'Threads', start: 'https://www.threads.net/@' },
  mastodon: { label: 'Mastodon', start: 'https://mastodon.social/@' },
  twitch: { label: 'Twitch', start: 'https://twitch.tv/' },
  youtube: { label: 'YouTube', start: 'https://www.youtube.com/@' },
  email: { label: 'Email', start: 'mailto:' },
}

/**
 * Where an author is on a platform: a URL stays as it is, a name on a known platform becomes one.
 *
 *     profileUrl('github', 'octocat')  // → {label: 'GitHub', href: 'https://github.com/octocat'}
 */
export function profileUrl(platform: string, place: string): NavLink {
  const known = Object.hasOwn(platforms, platform) ? platforms[platform] : undefined
  const label = known?.label ?? platform
  if (/^(?:https?:\/\/|mailto:)/.test(place)) return { label, href: place }
  return { label, href: known ? `${known.start}${encodeURI(place)}${known.end ?? ''}` : `https://${encodeURI(place)}` }
}
