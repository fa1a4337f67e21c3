const rule = /^(?:classDef\s+\w+|style\s+\w+(?:,\w+)*|linkStyle\s+(?:default|\d+(?:,\d+)*))\s+(.+)$/
const property =
  /^\s*(?:(?:fill|stroke|color):\s*#(?:[\da-f]{3}|[\da-f]{6})|stroke-width:\s*\d+(?:px)?|stroke-dasharray:\s*\d+(?:\s+\d+)*)\s*$/i

/**
 * A line that gives colors, undefined if it says more. A node that has a color of its own gets a text that can be read on
 * it in both color modes, unless the author chose one.
 *
 *     styleLine('style A fill:#fdd')  // → 'style A fill:#fdd,color:#000000'
 */
export function styleLine(line: string): string | undefined {
  if (/^class\s+\w+(?:,\w+)*\s+\w+$/.test(line)) return line
  const properties = rule.exec(line)?.[1]?.split(',')
  if (!properties?.every((each) => property.test(each))) return undefined
  const fill = valueOf(properties, 'fill')
  if (fill === undefined || valueOf(properties, 'color') !== undefined) return line
  return `${line},color:${isLight(fill) ? '#000000' : '#ffffff'}`
}

function valueOf(properties: readonly string[], name: string): string | undefined {
  const found = properties.find((each) => each.trim().toLowerCase().startsWith(`${name}:`))
  return found?.slice(found.indexOf(':') + 1).trim()
}

/**
 * True if black stands out more than white.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
function isLight(hex: string): boolean {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(digits.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179
}
