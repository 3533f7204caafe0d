import { type ImportLimits, refuseFile } from './limits'

export type XmlReader = {
  open?(name: string, attributes: (name: string) => string | undefined): void
  text?(text: string): void
  close?(name: string): void
}

/** Reads one part of a workbook; a part that is not there has nothing to say. */
export type Part = (name: string, reader: XmlReader) => Promise<void>

/**
 * The little of XML that a sheet needs, read as it comes and never held whole. There are no entities but the five and
 * numbers, no document type, nothing is fetched.
 */
export async function readXml(chunks: AsyncIterable<string>, reader: XmlReader, limits: ImportLimits): Promise<void> {
  let rest = ''
  let depth = 0
  for await (const chunk of chunks) {
    rest += chunk
    let at = 0
    for (;;) {
      const open = rest.indexOf('<', at)
      if (open < 0) break
      if (open > at) reader.text?.(decoded(rest.slice(at, open)))
      const end = endOfTag(rest, open)
      if (end < 0) {
        at = open
        break
      }
      depth += tag(rest.slice(open + 1, end), reader)
      if (depth > limits.depth) throw refuseFile('The workbook is nested too deeply', 'depth')
      at = end + 1
    }
    // Text may stand in two chunks; a tag is kept until its end has come.
    const begun = rest.indexOf('<', at)
    rest = rest.slice(at)
    if (begun < 0 && rest.length > limits.tag) throw refuseFile('A cell of the workbook is too long', 'cell')
    if (rest.length > limits.tag * 2) throw refuseFile('A tag of the workbook is too long', 'tag')
  }
  if (depth !== 0) throw refuseFile('The workbook is cut off', 'damaged')
}

function endOfTag(text: string, open: number): number {
  if (text[open + 1] === '!') {
    if (text.startsWith('<!--', open)) return after(text, '-->', open)
    if (text.startsWith('<![CDATA[', open)) return after(text, ']]>', open)
    if (/^<!(DOCTYPE|ENTITY|ELEMENT|ATTLIST)/i.test(text.slice(open, open + 10)))
      throw refuseFile('The workbook has a document type of its own', 'dtd')
  }
  for (let end = text.indexOf('>', open); end >= 0; end = text.indexOf('>', end + 1)) {
    if (quotes(text.slice(open, end)) % 2 === 0) return end
  }
  return -1
}

const after = (text: string, mark: string, from: number) => {
  const at = text.indexOf(mark, from)
  return at < 0 ? -1 : at + mark.length - 1
}

/** A bracket inside a quoted value does not end a tag. */
function quotes(text: string): number {
  let count = 0
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count++
  return count
}

function tag(inside: string, reader: XmlReader): number {
  if (inside.startsWith('?') || inside.startsWith('!--')) return 0
  if (inside.startsWith('![CDATA[')) {
    reader.text?.(inside.slice(8, -2))
    return 0
  }
  if (inside.startsWith('/')) {
    reader.close?.(local(inside.slice(1).trim()))
    return -1
  }
  const empty = inside.endsWith('/')
  const name = local(inside.slice(0, nameEnd(inside)))
  reader.open?.(name, wanted => attribute(inside, wanted))
  if (empty) reader.close?.(name)
  return empty ? 0 : 1
}

function nameEnd(inside: string): number {
  let end = 0
  while (end < inside.length && inside[end]! > ' ' && inside[end] !== '/') end++
  return end
}

function attribute(inside: string, wanted: string): string | undefined {
  const pattern = patterns.get(wanted) ?? new RegExp(`\\s${wanted}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(wanted, pattern)
  const found = pattern.exec(inside)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : decoded(value)
}

const patterns = new Map<string, RegExp>()

const local = (name: string) => name.slice(name.indexOf(':') + 1)

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,12});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) {
      if (NAMED[name] === undefined) throw refuseFile('The workbook has a sign of its own making', 'entity')
      return NAMED[name]!
    }
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
      ? String.fromCodePoint(code)
      : whole.slice(0, 0)
  })
}
