import type { SiteShell } from 'docs-build/page'

/**
 * Make the scripts that run before the first paint, so that neither a stored colour mode nor a dismissed bar flashes.
 * Blocked storage throws on access: the page then shows as configured, and the client logs it.
 */
export function inlineScripts(shell: SiteShell): readonly string[] {
  return [
    colorModeScript(shell),
    ...(shell.announcementBar?.closeable ? [announcementScript(shell.announcementBar.id)] : []),
  ]
}

function colorModeScript({ colorMode }: SiteShell): string {
  const fallback = colorMode.respectSystem
    ? `matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'`
    : `'${colorMode.default}'`
  return (
    `{let m=new URLSearchParams(location.search).get('docusaurus-theme');` +
    (colorMode.disableSwitch ? '' : `try{m=m||localStorage.getItem('theme')}catch{}`) +
    `document.documentElement.dataset.theme=/^(light|dark)$/.test(m)?m:${fallback}}`
  )
}

function announcementScript(id: string): string {
  // The text goes into a script element: `<` could end it.
  const text = JSON.stringify(id).replaceAll('<', '\\u003c')
  return `try{let s=localStorage,k='docusaurus.announcement.';if(s[k+'id']===${text}&&s[k+'dismiss']==='true')document.documentElement.dataset.announcement='dismissed'}catch{}`
}
