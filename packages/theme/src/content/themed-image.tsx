import type { ComponentProps } from 'react'
import { Image } from './image.tsx'

/**
 * A picture for each colour mode. The stylesheet shows one of them; browsers load no other.
 *
 *     <ThemedImage alt="Flow" sources={{ light: '/flow.png', dark: '/flow-dark.png' }} />
 *
 * @see https://docusaurus.io/docs/markdown-features/assets#themed-images
 */
export function ThemedImage({
  sources,
  className,
  ...rest
}: Omit<ComponentProps<'img'>, 'src'> & { readonly sources: { readonly light: string; readonly dark: string } }) {
  return (['light', 'dark'] as const).map((mode) => (
    <Image key={mode} src={sources[mode]} className={[`only-${mode}`, className].filter(Boolean).join(' ')} {...rest} />
  ))
}
