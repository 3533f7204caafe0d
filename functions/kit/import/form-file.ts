import { Invalid, WrongType } from '~/domain/kit/problem'
import type { Ctx } from '../context'
import { type ImportLimits, refuseFile } from './limits'

export type FormFile = { name: string; bytes: Uint8Array; fields: Record<string, string> }

/**
 * The one file of a multipart form, as a view on the body without a copy. Parts are counted and their heads measured
 * before anything is taken apart.
 */
export async function formFile(c: Ctx, limits: ImportLimits): Promise<FormFile> {
  const type = c.req.header('content-type') ?? ''
  const [, quoted, bare] = /boundary=(?:"([^"]{1,70})"|([^\s;,]{1,70}))/i.exec(type) ?? []
  if (!type.toLowerCase().startsWith('multipart/form-data') || !(quoted ?? bare))
    throw new WrongType('Send the file as multipart/form-data')
  const body = Buffer.from(await c.req.arrayBuffer())
  let file: Omit<FormFile, 'fields'> | undefined
  const fields: Record<string, string> = {}
  for (const { head, bytes } of parts(body, `--${quoted ?? bare}`, limits)) {
    const name = /\bname="([^"]*)"/i.exec(head)?.[1] ?? ''
    const given = /\bfilename="((?:[^"\\]|\\.)*)"/i.exec(head)?.[1]
    if (given === undefined) fields[name.slice(0, 60)] = bytes.toString('utf8').slice(0, 4000)
    else if (file) throw refuseFile('Send one file at a time', 'one-file')
    else file = { name: plainName(given, limits), bytes }
  }
  if (!file) throw refuseFile('A file is needed', 'file')
  return { ...file, fields }
}

/** A name that leads elsewhere, or that a terminal would read, was not made by a browser. */
function plainName(name: string, limits: ImportLimits): string {
  if (/[/\\\p{Cc}]|%0[0ad]|%2f|%5c|\.\./iu.test(name) || name.length > limits.nameLength || !name.trim())
    throw refuseFile('The name of the file is not a plain one', 'file-name')
  return name.normalize('NFC')
}

function* parts(body: Buffer, mark: string, limits: ImportLimits): Generator<{ head: string; bytes: Buffer }> {
  let at = body.indexOf(mark)
  if (at !== 0 && body.subarray(Math.max(0, at - 2), at).toString('latin1') !== '\r\n') throw broken()
  for (let count = 0; ; count++) {
    if (count > limits.parts) throw refuseFile('The form has too many parts', 'parts')
    const from = at + mark.length
    if (body.subarray(from, from + 2).toString('latin1') === '--') return
    const headEnd = body.indexOf('\r\n\r\n', from)
    if (headEnd < 0) throw broken()
    if (headEnd - from > limits.partHead) throw refuseFile('The name of the file is not a plain one', 'file-name')
    at = body.indexOf(`\r\n${mark}`, headEnd + 2)
    if (at < 0) throw broken()
    yield { head: body.subarray(from, headEnd).toString('utf8'), bytes: body.subarray(headEnd + 4, at) }
    at += 2
  }
}

const broken = () => new Invalid('The form is cut off or not in order', { file: ['Send the file again'] })
