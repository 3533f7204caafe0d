/** An element as it is written: its name, text or elements inside, attributes. Without content it is left out whole. */
export type XmlElement = { name: string; attributes?: Record<string, string>; content: string | readonly XmlPart[] }
type XmlPart = XmlElement | null | undefined

/** An element with text; nothing where there is no text, since an empty element says less than none. */
export const textElement = (name: string, text: string | null | undefined, attributes?: Record<string, string>) =>
  text ? { name, content: text, ...(attributes && { attributes }) } : null

/** An element around others; nothing where none of them is there. */
export function element(name: string, ...parts: readonly XmlPart[]): XmlElement | null {
  const present = parts.filter(part => part !== null && part !== undefined)
  return present.length ? { name, content: present } : null
}

/** A document with its root's namespaces, indented by two. */
export const xmlDocument = (root: XmlElement, namespaces: Record<string, string>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written({ ...root, attributes: { ...namespaces, ...root.attributes } }, '')}`

function written({ name, attributes = {}, content }: XmlElement, indent: string): string {
  const head = `${indent}<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')}>`
  if (typeof content === 'string') return `${head}${escaped(content)}</${name}>\n`
  const inside = content.map(part => (part ? written(part, `${indent}  `) : '')).join('')
  return `${head}\n${inside}${indent}</${name}>\n`
}

const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Control characters have no place in XML 1.0 (section 2.2), not even escaped: they are dropped. */
const allowed = (sign: string) => {
  const code = sign.codePointAt(0)!
  return code >= 0x20 ? code !== 0xfffe && code !== 0xffff : code === 0x09 || code === 0x0a || code === 0x0d
}
const escaped = (text: string) =>
  Array.from(text)
    .filter(allowed)
    .map(sign => NAMES[sign] ?? sign)
    .join('')
