import { SaxesParser } from 'saxes'
import { type ImportLimits, refuseFile } from './limits'

export type XmlReader = {
  open?(name: string, attributes: (name: string) => string | undefined): void
  text?(text: string): void
  close?(name: string): void
}

/** Reads one part of a workbook; a part that is not there has nothing to say. */
export type Part = (name: string, reader: XmlReader) => Promise<void>

/**
 * One part of a workbook as it comes, never held whole. A document type is refused before anything of it is used, so that
 * there are no entities but the five and numbers; nothing is fetched.
 */
export async function readXml(chunks: AsyncIterable<string>, reader: XmlReader, limits: ImportLimits): Promise<void> {
  const parser = new SaxesParser()
  let depth = 0
  let heard = false
  parser.on('opentag', ({ name, attributes }) => {
    heard = true
    if (++depth > limits.depth) throw refuseFile('The workbook is nested too deeply', 'depth')
    reader.open?.(local(name), wanted => attributes[wanted])
  })
  parser.on('closetag', ({ name }) => {
    heard = true
    depth--
    reader.close?.(local(name))
  })
  const text = (of: string) => reader.text?.(of)
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('doctype', () => {
    throw ownType()
  })
  parser.on('error', ({ message }) => {
    if (/doctype/i.test(message)) throw ownType()
    if (/entity|reference/i.test(message)) throw refuseFile('The workbook declares its own entities', 'entity')
    throw refuseFile('The workbook is damaged', 'damaged')
  })
  // The parser keeps what has not ended yet; a tag or a text without an end must not fill the memory.
  let kept = 0
  for await (const chunk of chunks) {
    heard = false
    parser.write(chunk)
    kept = heard ? 0 : kept + chunk.length
    if (kept > limits.tag) throw refuseFile('A tag or a cell of the workbook is too long', 'tag')
  }
  parser.close()
}

const ownType = () => refuseFile('The workbook declares a document type', 'dtd')
const local = (name: string) => name.slice(name.indexOf(':') + 1)
