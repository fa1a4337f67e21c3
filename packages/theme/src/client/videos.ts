import { onEvent, opensElsewhere } from './dom.ts'

/** Show a video where its link stands, once a reader asks for it. */
export function startVideos(): void {
  onEvent('click', '[data-video] .video__link', (link, event) => {
    if (opensElsewhere(event)) return
    const box = link.closest<HTMLElement>('[data-video]')
    const frame = box?.querySelector('template')?.content.firstElementChild?.cloneNode(true)
    if (!box || !(frame instanceof HTMLElement)) return
    event.preventDefault()
    box.replaceChildren(frame)
    frame.focus()
  })
}
