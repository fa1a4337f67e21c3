/** What a view shows: its path and its parameters. */
export interface View {
  readonly path: string
  readonly params: Readonly<Record<string, unknown>>
}

interface Instance {
  readonly viewPath?: string
  readonly viewParams?: Readonly<Record<string, unknown>>
}

/** The properties of a repeater or a Swiper, as far as they are shown. */
export interface Repeated {
  readonly instances: readonly Instance[]
  readonly instanceCommon?: Instance
  readonly settings?: { readonly direction?: string }
}

/** The view of an instance, which inherits what it does not have itself. */
export function viewOf({ viewPath, viewParams }: Instance, common: Instance = {}): View {
  return { path: viewPath ?? common.viewPath ?? '', params: { ...common.viewParams, ...viewParams } }
}

/**
 * The kind and the text of the toast that a script shows.
 *
 *     toastOf('… periscope.toast.success(text) … {"text": "Done"}')  // → { kind: 'success', text: 'Done' }
 */
export function toastOf(script: string): { readonly kind: string; readonly text: string } {
  const kind = /periscope\.toast(?:\.(\w+))?\(/.exec(script)?.[1] ?? 'default'
  const text = /"text":\s*"([^"]*)"/.exec(script)?.[1] ?? ''
  return { kind, text }
}
