import type { SiteLayout } from 'docs-build/page'
import { scriptJson } from '../html/script-json.ts'
import { lostNoteId } from './lost-note-html.ts'

/**
 * Make the scripts that run before the first paint, so that neither a stored colour mode nor a dismissed bar flashes,
 * and no key is lost that asks for the search before the client is there.
 * Blocked storage throws on access: the page then shows as configured, and the client logs it.
 */
export function inlineScripts(layout: SiteLayout): readonly string[] {
  return [
    addressScript(layout),
    ...(layout.announcementBar?.closeable ? [announcementScript(layout.announcementBar.id)] : []),
    ...(layout.hideableSidebar ? [sidebarScript] : []),
    ...(layout.search.provider === 'none' ? [] : [earlyKeysScript]),
    ...(layout.assets.entry === '' ? [] : [lostClientScript]),
  ]
}

/**
 * An address can name the colour mode, and attributes for whoever embeds the page: `?docusaurus-data-kiosk=on`.
 *
 * @see https://docusaurus.io/docs/styling-layout#data-attributes
 */
function addressScript({ colorMode }: SiteLayout): string {
  const unchosen = colorMode.respectSystem ? 'system' : colorMode.default
  const mode = colorMode.respectSystem
    ? `c==='system'?matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light':c`
    : 'c'
  return (
    `{let d=document.documentElement,p=new URLSearchParams(location.search),m=p.get('docusaurus-theme');` +
    (colorMode.disableSwitch ? '' : `try{m=m||localStorage.getItem('theme')}catch{}`) +
    `let c=d.dataset.themeChoice=/^(light|dark)$/.test(m)?m:'${unchosen}';d.dataset.theme=${mode};` +
    `for(let[k,v]of p)/^docusaurus-data-[\\w-]+$/.test(k)&&d.setAttribute(k.slice(11),v)}`
  )
}

function announcementScript(id: string): string {
  const text = scriptJson(id)
  return `try{let s=localStorage,k='docusaurus.announcement.';if(s[k+'id']===${text}&&s[k+'dismiss']==='true')document.documentElement.dataset.announcement='dismissed'}catch{}`
}

/** Hides the sidebar for a reader who had hidden it, before the first paint, and listens to the button that does so. */
const sidebarScript =
  `{let d=document.documentElement,a='data-sidebar-hidden',k='docs-build.sidebar';` +
  `try{d.toggleAttribute(a,localStorage.getItem(k)==='hidden')}catch{}` +
  `addEventListener('click',e=>{if(!e.target.closest?.('.sidebar-toggle'))return;let h=d.toggleAttribute(a);` +
  `try{h?localStorage.setItem(k,'hidden'):localStorage.removeItem(k)}catch{}})}`

/**
 * Remembers the shortcut of the search and what is typed after it, until `takeEarlyKeys` of the client asks for it.
 * Nothing typed yet is an empty text; a search that was not asked for, or given up by Escape, is undefined.
 */
const earlyKeysScript =
  `{let t,f=e=>{let k=e.key,c=e.ctrlKey||e.metaKey;if(e.altKey||e.isComposing)return;if(t===undefined){` +
  `if(c?k.toLowerCase()!=='k'||e.shiftKey:k!=='/'||/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName))return;t=''}` +
  `else if(k==='Escape')t=undefined;else if(c)return;else if(k==='Backspace')t=t.slice(0,-1);` +
  `else if(k.length===1)t+=k;else return;e.preventDefault()};addEventListener('keydown',f);` +
  `window.docsBuildKeys=()=>(removeEventListener('keydown',f),t)}`

/**
 * Says to stylesheets that the client did not come, and leaves keys to the browser again. `load` comes after all modules, also
 * where a loader runs them from files.
 */
const lostClientScript =
  `addEventListener('load',()=>{let d=document.documentElement.dataset;` +
  `'live'in d||(d.lost='',window.docsBuildKeys?.())})`

/** Says in parts that do not come to life without the client that it did not come, and disables their controls. */
export const lostPartsScript =
  `addEventListener('load',()=>{let d=document,n=d.getElementById('${lostNoteId}'),` +
  `s='[data-island],[data-search-page],[data-react-page]:not(:has([data-island])),[data-needs-script]:not(:defined)';` +
  `if('lost'in d.documentElement.dataset)for(let e of d.querySelectorAll(s))if(!e.parentElement.closest(s)){` +
  `e.prepend(n.content.cloneNode(true));` +
  `for(let c of e.querySelectorAll('button,input,select,textarea'))c.disabled=true}})`

/** Takes note of what is done with components that don't live yet, as `noteAction` of the client does, which asks for it. */
export const earlyActionsScript =
  `{let l=[],n=['click','keydown','input','change','submit'],f=e=>{let t=e.target;` +
  `if(t.closest?.('[data-island],[data-react-page]')){l.push([e,t.value,t.checked]);` +
  `e.type==='submit'&&!t.getAttribute('action')&&e.preventDefault()}};for(let k of n)addEventListener(k,f,true);` +
  `window.docsBuildActions=()=>{for(let k of n)removeEventListener(k,f,true);return l}}`
