import styles from '!!raw-loader!./stand-in.css'
import { element } from '../../calculator/client/element.ts'
import { addStyles } from '../../near-view.ts'
import { say } from '../../words/say.ts'
import { toastOf, viewOf, type Repeated, type View } from './instances.ts'

addStyles(styles)

/** Fill an element with the stand-in of its component. Returns what ends it. */
export function startStandIn(host: HTMLElement): () => void {
  const stage = host.querySelector<HTMLElement>('.stand-in__stage')
  const code = host.querySelector('code')?.textContent ?? ''
  const make = makers[host.dataset['of'] ?? '']
  if (!stage || !make) return () => undefined
  stage.replaceChildren(
    element('p', { class: 'stand-in__name' }, say('Stand-in: drawn by this page, without Perspective')),
    ...make(code),
  )
  return () => stage.replaceChildren()
}

const makers: Readonly<Record<string, (code: string) => HTMLElement[]>> = {
  swiper: swiperOf,
  'flex-repeater': repeaterOf,
  toast: toastStand,
}

function swiperOf(code: string): HTMLElement[] {
  const { instances, instanceCommon } = repeatedOf(code)
  const slides = instances.map((instance) => box(viewOf(instance, instanceCommon), 'stand-in__slide'))
  const track = element(
    'div',
    { class: 'stand-in__track', tabindex: 0, role: 'region', 'aria-label': say('Slides') },
    ...slides,
  )
  const move = (by: number) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    track.scrollBy({ left: by * track.clientWidth, behavior: isCalm ? 'instant' : 'smooth' })
  }
  return [
    track,
    tools(
      button(say('Previous slide'), () => move(-1)),
      button(say('Next slide'), () => move(1)),
    ),
  ]
}

function repeaterOf(code: string): HTMLElement[] {
  const { instances, instanceCommon, settings } = repeatedOf(code)
  const views = instances.map((instance) => box(viewOf(instance, instanceCommon)))
  const list = element(
    'div',
    { class: 'stand-in__list', tabindex: 0, role: 'region', 'aria-label': say('Instances') },
    ...views,
  )
  list.style.flexDirection = settings?.direction ?? 'row'
  const told = element('code', { role: 'status', class: 'stand-in__told' })
  const add = button(say('Add instance'), () => {
    const name = `Tank ${list.childElementCount + 1}`
    const added = box(viewOf({ viewParams: { name } }, instanceCommon))
    list.append(added)
    told.textContent = `self.pushInstance({"viewParams": {"name": "${name}"}})`
    // After the words below it, which take place from it.
    list.scrollTo({ top: list.scrollHeight, left: list.scrollWidth })
  })
  const remove = button(say('Remove the last'), () => {
    list.lastElementChild?.remove()
    told.textContent = 'self.popInstance()'
  })
  return [list, tools(add, remove, told)]
}

function toastStand(code: string): HTMLElement[] {
  const { kind, text } = toastOf(code)
  const session = element('div', { class: 'stand-in__session', role: 'status' })
  const show = button(say('Run the script'), () => {
    const toast = element('p', { class: 'stand-in__toast', 'data-kind': kind }, text)
    toast.append(button(say('Close'), () => toast.remove()))
    session.replaceChildren(toast)
  })
  return [session, tools(show)]
}

function repeatedOf(code: string): Repeated {
  // The blocks of the pages hold the properties of these components.
  return JSON.parse(code) as Repeated
}

function box({ path, params }: View, className = ''): HTMLElement {
  const rows = Object.entries(params).map(([key, value]) => element('span', {}, `${key}: ${String(value)}`))
  return element('div', { class: `stand-in__view ${className}`.trim() }, element('strong', {}, path), ...rows)
}

function tools(...children: readonly HTMLElement[]): HTMLElement {
  return element('div', { class: 'stand-in__tools' }, ...children)
}

function button(text: string, click: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'stand-in__button' }, text)
  made.addEventListener('click', click)
  return made
}
