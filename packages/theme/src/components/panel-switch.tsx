import { Icon } from './icon.tsx'

/** The button that shows the other panel of the drawer. It needs the client. */
export function PanelSwitch({ panel, children }: { readonly panel: 'docs' | 'menu'; readonly children: string }) {
  const icon = <Icon name="back" />
  return (
    <button type="button" className="drawer__switch needs-script" data-panel-switch={panel}>
      {panel === 'menu' && icon}
      {children}
      {panel === 'docs' && icon}
    </button>
  )
}
