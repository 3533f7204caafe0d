import { Invalid } from './problem'

/** A file attached to a record. */
export type AttachmentLine = {
  id: string
  name: string
  type: string
  size: number
  uploadedAt: Date
  uploadedBy: string
  scan: ScanState
  /** What the virus scanner found; the bytes of such a file are gone. */
  found: string | null
}

/**
 * Where a file stands with the virus scanner. `waiting` is held: nobody gets it before it is scanned. `none` came in while
 * no scanner was set up; it stays open and is scanned when there is one.
 */
export type ScanState = (typeof SCAN_STATES)[number]
export const SCAN_STATES = ['none', 'waiting', 'clean', 'infected'] as const

/** What may be attached: its ending, its type, and the bytes that it has to begin with. */
const KINDS: readonly (readonly [ending: string, type: string, marks: readonly string[]])[] = [
  ['pdf', 'application/pdf', ['%PDF-']],
  ['png', 'image/png', ['\x89PNG\r\n\x1a\n']],
  ['jpg', 'image/jpeg', ['\xff\xd8\xff']],
  ['jpeg', 'image/jpeg', ['\xff\xd8\xff']],
  ['webp', 'image/webp', ['RIFF']],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ['PK\x03\x04']],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', ['PK\x03\x04']],
  ['csv', 'text/csv', []],
  ['txt', 'text/plain', []],
]
export const ATTACHABLE = KINDS.map(([ending]) => `.${ending}`)

/**
 * The type under which a file is kept and sent back: by its ending, and only where its bytes agree. Bytes: the whole
 * file. A file that is empty, of no known kind, or not what its name says is refused.
 */
export function attachableType(name: string, bytes: Uint8Array): string {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase()
  const kind = KINDS.find(([known]) => known === ending)
  if (!kind) throw refused(`A file ending in ${ATTACHABLE.join(', ')} is needed`)
  if (bytes.byteLength === 0) throw refused('The file is empty')
  const head = String.fromCharCode(...bytes.subarray(0, 1024))
  const [, type, marks] = kind
  if (marks.length > 0 && !marks.some(mark => head.startsWith(mark))) throw refused(`This is not a .${ending} file`)
  // A PDF is read from its end; without one it opens in nothing.
  if (ending === 'pdf' && !String.fromCharCode(...bytes.subarray(-1024)).includes('%%EOF'))
    throw refused('This PDF is cut off or empty')
  if (marks.length === 0 && !isText(bytes)) throw refused(`This is not a .${ending} file`)
  if (marks.length === 0 && /^\s*<(!doctype|html|svg|\?xml|script)/i.test(head))
    throw refused('This is a page, not a text')
  return type
}

/** Text is UTF-8 without control characters: what else calls itself text is a program or worse. */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are looked for
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text)
  } catch {
    return false
  }
}

const refused = (why: string) => new Invalid(why, { file: [why] })
