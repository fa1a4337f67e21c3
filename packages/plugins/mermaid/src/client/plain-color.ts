/**
 * A color of CSS as Mermaid reads it, which knows no `color-mix()`, `oklch()` and the like: a brand color of a site may be one.
 *
 *     plainColor('color-mix(in srgb, #a00 10%, white)')  // → 'rgba(246, 230, 230, 1)'
 */
export function plainColor(color: string): string {
  if (!color.includes('(') || /^(?:rgb|hsl)a?\(/.test(color)) return color
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
  const context = canvas.getContext('2d')
  if (!context) return color
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  return `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`
}
