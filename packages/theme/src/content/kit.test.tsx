import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import manifest from '../../theme.json' with { type: 'json' }
import { Badge } from './badge.tsx'
import { FileTree } from './file-tree.tsx'
import { Hero } from './hero.tsx'
import { Kbd } from './kbd.tsx'
import { LinkCard } from './link-card.tsx'
import { SetIcon, type SetIconName } from './set-icon.tsx'
import { Video } from './video.tsx'
import { videoEmbed } from './video-embed.ts'

const words = manifest.components.LinkCard.props.icon

test.each(words)('the icon %s is drawn, and skipped by screen readers', (name) => {
  // The test is that each word of the table is one of these.
  const html = renderToStaticMarkup(<SetIcon name={name as SetIconName} />)
  expect(html).toMatch(/^<svg [^>]*aria-hidden="true"[^>]*class="docs-icon"/)
})

test('a word that is no icon draws nothing', () => {
  expect(renderToStaticMarkup(<SetIcon name={'constructor' as SetIconName} />)).toBe('')
})

test('a card is a link with its text, with an icon or without', () => {
  expect(
    renderToStaticMarkup(
      <LinkCard title="Install" href="/install">
        In two commands.
      </LinkCard>,
    ),
  ).toBe(
    '<div class="card card--plain"><a href="/install" class="card__link">Install</a><div class="card__text">In two commands.</div></div>',
  )
  const described = renderToStaticMarkup(<LinkCard title="Map" href="/map" icon="map" description="Where." />)
  expect(described).toMatch(/^<div class="card"><svg/)
  expect(described).toContain('<div class="card__text">Where.</div>')
})

test.each([
  ['Ctrl+K', ['Ctrl', 'K']],
  ['Ctrl++', ['Ctrl', '+']],
  ['Esc', ['Esc']],
])('the keys %s are %j', (keys, names) => {
  const html = renderToStaticMarkup(<Kbd keys={keys} />)
  expect(html).toBe(`<kbd class="keys">${names.map((name) => `<kbd class="key">${name}</kbd>`).join('')}</kbd>`)
})

test('one key is what stands between the tags', () => {
  expect(renderToStaticMarkup(<Kbd>Esc</Kbd>)).toBe('<kbd class="key">Esc</kbd>')
})

test('a tree tells folders from files, and names from what explains them', () => {
  const html = renderToStaticMarkup(
    <FileTree>
      <ul>
        <li>
          docs
          <ul>
            <li>index.md the home page</li>
          </ul>
        </li>
        <li>static/</li>
        <li>
          <p>
            <strong>docs.config.ts</strong> what it is called
          </p>
        </li>
      </ul>
    </FileTree>,
  )
  const text = html.replace(/<path d="M3[^>]*><\/path>/g, '[folder]').replace(/<path[^>]*><\/path>/g, '[file]')
  expect(
    text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe('[folder] docs [file] index.md the home page [folder] static/ [file] docs.config.ts what it is called')
  expect(html).toContain('<span class="file-tree__note">the home page</span>')
  // Beside text from right to left, the slash stays at the end of the name.
  expect(html).toContain('<bdi>static/</bdi>')
})

test('a hero has the heading of its page, and a picture beside its words', () => {
  expect(renderToStaticMarkup(<Hero title="Pumps" tagline="Never stop." />)).toBe(
    '<div class="hero"><div class="hero__words"><h1 class="hero__title">Pumps</h1><p class="hero__tagline">Never stop.</p></div></div>',
  )
  const pictured = renderToStaticMarkup(
    <Hero>
      <p>Read on.</p>
      <p>
        <img src="/pump.png" alt="A pump" loading="lazy" />
      </p>
    </Hero>,
  )
  expect(pictured).toBe(
    '<div class="hero hero--pictured"><div class="hero__words"><p>Read on.</p></div><div class="hero__picture"><p><img src="/pump.png" alt="A pump" loading="lazy"/></p></div></div>',
  )
})

test('a badge has its variant', () => {
  expect(renderToStaticMarkup(<Badge variant="tip">New</Badge>)).toBe('<span class="badge badge--tip">New</span>')
})

test.each([
  ['https://www.youtube.com/watch?v=M7lc1UVf-VE', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1'],
  ['https://youtu.be/M7lc1UVf-VE?t=30s', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1&start=30'],
  ['https://m.youtube.com/shorts/M7lc1UVf-VE', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ['https://vimeo.com/about', undefined],
  ['https://youtube.com.example.org/watch?v=M7lc1UVf-VE', undefined],
  ['https://www.youtube.com/watch?v=%22%3E', undefined],
  ['/tour.mp4', undefined],
  ['javascript:alert(1)', undefined],
])('the player of %s is %s', (src, player) => {
  expect(videoEmbed(src)).toBe(player)
})

test('a video of another site is a link, and its frame waits in a template', () => {
  const html = renderToStaticMarkup(<Video src="https://youtu.be/M7lc1UVf-VE" title="A tour" />)
  expect(html.replace(/<template>.*<\/template>/s, '')).not.toContain('<iframe')
  expect(html).toContain('href="https://youtu.be/M7lc1UVf-VE"')
})

test('a file is shown by the browser, which reads it when it is asked to', () => {
  expect(renderToStaticMarkup(<Video src="/tour.mp4" title="A tour" />)).toContain(
    '<video class="video__file" controls=""',
  )
})
