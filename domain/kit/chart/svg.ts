export type Attributes = Record<string, string | number | null | undefined>

/** One element of SVG text; null and undefined attributes are left out, numbers are rounded so that pictures repeat exactly. */
export function tag(name: string, attributes: Attributes = {}, ...children: (string | readonly string[])[]): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) =>
      value === null || value === undefined || value === '' ? [] : ` ${key}="${attribute(value)}"`,
    )
    .join('')
  const inner = children.flat().join('')
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`
}

/** Text that can be inside an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Two decimals at most, never −0. */
export function px(value: number): number {
  return Math.round(value * 100) / 100 + 0
}

function attribute(value: string | number): string {
  return typeof value === 'number' ? String(px(value)) : escapeXml(value)
}
