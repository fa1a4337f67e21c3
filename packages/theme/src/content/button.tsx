import type { ComponentProps } from 'react'
import { Anchor } from './anchor.tsx'

/**
 * A link that looks like a button, for the one thing that a page wants its reader to do.
 *
 *     <Button href="/ignition/">Read the docs</Button>
 */
export function Button({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<'a'> & { readonly variant?: 'primary' | 'secondary' }) {
  return <Anchor className={['button', `button--${variant}`, className].filter(Boolean).join(' ')} {...rest} />
}
