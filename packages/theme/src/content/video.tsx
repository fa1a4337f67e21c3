import { Anchor } from './anchor.tsx'
import { SetIcon } from './set-icon.tsx'
import { videoEmbed } from './video-embed.ts'

/**
 * A video that asks nobody for anything until a reader wants it. One of YouTube or Vimeo is a link until it is clicked, then
 * a frame in its place; a file is shown by the browser.
 *
 *     <Video src="https://www.youtube.com/watch?v=M7lc1UVf-VE" title="A tour of the gateway" />
 */
export function Video({
  src,
  title,
  poster,
}: {
  readonly src: string
  readonly title: string
  readonly poster?: string
}) {
  const embed = videoEmbed(src)
  if (embed === undefined)
    return (
      <video className="video__file" controls preload="none" src={src} poster={poster} aria-label={title} playsInline />
    )
  return (
    <div className="video" data-video={embed}>
      {poster !== undefined && <img className="video__poster" src={poster} alt="" loading="lazy" decoding="async" />}
      <Anchor className="video__link" href={src}>
        <SetIcon name="play-circle" />
        {title}
      </Anchor>
      {/* What the policy of the page allows follows from this; a template loads nothing. */}
      <template>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a player needs scripts and its own origin, which lift any sandbox. */}
        <iframe src={embed} title={title} allow="autoplay; picture-in-picture" allowFullScreen />
      </template>
    </div>
  )
}
