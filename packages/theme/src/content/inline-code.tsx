import type { ComponentProps } from 'react'
import { Name } from '../components/name.tsx'

/** Code in text. Long names in it may break where a reader would break them, so that they fit columns of tables. */
export function InlineCode({ children, ...rest }: ComponentProps<'code'>) {
  return <code {...rest}>{typeof children === 'string' ? <Name>{children}</Name> : children}</code>
}
