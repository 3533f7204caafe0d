import { connect, type Socket } from 'node:net'
import type { Scanner, ScanVerdict } from '~/domain/kit/ports'
import type { Settings } from '~/functions/settings'

/** A request waits this long; what takes longer is held and scanned beside it. */
const PATIENCE_MS = 8000
/** Below every StreamMaxLength that is usual, so that one file is many chunks and none is too long. */
const CHUNK = 64 * 1024
/** An answer is one short line. */
const LONGEST_ANSWER = 4096

/** The scanner that the settings name, or none. */
export function scannerOf({ scanner }: Pick<Settings, 'scanner'>): { scanner?: Scanner } {
  return scanner === 'none' ? {} : { scanner: clamd(scanner) }
}

/** ClamAV's daemon, asked by INSTREAM: the file goes over the connection, so that both may be on different machines. */
export function clamd(address: string, patienceMs = PATIENCE_MS): Scanner {
  return { scan: async bytes => verdictOf(await answerTo(placeOf(address), bytes, patienceMs)) }
}

type Place = { path: string } | { host: string; port: number }

function placeOf(address: string): Place {
  const { protocol, pathname, hostname, port } = new URL(address)
  return protocol === 'unix:' ? { path: pathname } : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}

function answerTo(place: Place, bytes: Uint8Array, patienceMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(place)
    let answer = ''
    const ended = (error: Error | null) => {
      clearTimeout(patience)
      socket.destroy()
      if (error) reject(error)
      else resolve(answer)
    }
    const patience = setTimeout(() => ended(new Error('The virus scanner does not answer')), patienceMs)
    socket.setEncoding('latin1')
    socket.on('connect', () => sendTo(socket, bytes))
    socket.on('data', (text: string) => {
      answer += text
      if (answer.includes('\0') || answer.length > LONGEST_ANSWER) ended(null)
    })
    // It may say that a file is too long and hang up while the rest is on its way: what it said counts.
    socket.on('error', error => ended(answer ? null : error))
    socket.on('close', () => ended(answer ? null : new Error('The virus scanner hung up')))
  })
}

/** Each chunk with its length before it; a chunk without length is the end. */
function sendTo(socket: Socket, bytes: Uint8Array): void {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.byteLength; at += CHUNK) {
    const chunk = bytes.subarray(at, at + CHUNK)
    socket.write(lengthOf(chunk.byteLength))
    socket.write(chunk)
  }
  socket.write(lengthOf(0))
}

function lengthOf(count: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(count)
  return length
}

/** `stream: OK`, `stream: Name FOUND`, or an error: of these only "too long" is about the file and not the scanner. */
function verdictOf(answer: string): ScanVerdict {
  const text = answer.split('\0')[0]!.trim()
  if (/^stream: OK$/.test(text)) return { clean: true }
  const found = /^stream: (.+) FOUND$/.exec(text)?.[1]
  if (found) return { clean: false, found }
  if (/size limit exceeded/i.test(text)) return { clean: false, found: TOO_LONG }
  throw new Error(`The virus scanner answered: ${text.slice(0, 200)}`)
}

const TOO_LONG = 'more than the virus scanner takes'
