import type { ClientModule } from 'docs-build'

/** Notes each step of a reader, with the title that the page has then. */
const steps: string[] = []
Object.assign(window, { steps })

const note = (name: string, from: string | undefined, to: string) =>
  steps.push(`${name} ${from} ${to} ${document.title}`)

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) => {
  note('leaves', previousLocation?.pathname, location.pathname)
  return () => note('left', previousLocation?.pathname, location.pathname)
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  note('sees', previousLocation?.pathname, location.pathname)
  void fetch('https://journey.example.com/')
}
