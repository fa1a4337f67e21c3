import type { ComponentProps } from 'react'

/** An image that loads when the reader comes near. The client lets readers zoom it. */
export function Image({ alt = '', ...rest }: ComponentProps<'img'>) {
  return <img alt={alt} loading="lazy" decoding="async" {...rest} />
}
