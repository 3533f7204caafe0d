type Part = { bytes: Buffer; text?: string }

const PARSE = 0x50
const BIND = 0x42
const SYNC = 0x53
const QUERY = 0x51

/**
 * Reads what a client of PostgreSQL sends (protocol 3.0, chapter "Message Formats") and hands it on in whole statements:
 * a simple query, or everything up to a Sync. What belongs to no statement has no text.
 */
export class StatementReader {
  private rest = Buffer.alloc(0)
  private held: Buffer[] = []
  private text = ''
  private readonly named = new Map<string, string>()
  private started = false

  take(bytes: Buffer): Part[] {
    this.rest = Buffer.concat([this.rest, bytes])
    const parts: Part[] = []
    for (let message = this.next(); message; message = this.next()) {
      const part = this.read(message)
      if (part) parts.push(part)
    }
    return parts
  }

  /** The start-up message alone has no type. */
  private next(): Buffer | undefined {
    const head = this.started ? 1 : 0
    if (this.rest.length < head + 4) return undefined
    const size = head + this.rest.readInt32BE(head)
    if (this.rest.length < size) return undefined
    const message = this.rest.subarray(0, size)
    this.rest = this.rest.subarray(size)
    return message
  }

  private read(message: Buffer): Part | undefined {
    if (!this.started) {
      this.started = true
      return { bytes: message }
    }
    const kind = message[0]
    if (kind === QUERY) return { bytes: message, text: words(message, 5)[0] }
    if (kind === PARSE) {
      const [name = '', text = ''] = words(message, 5)
      this.named.set(name, text)
      this.text = text
    }
    if (kind === BIND) this.text = this.named.get(words(message, 5)[1] ?? '') ?? this.text
    this.held.push(message)
    if (kind !== SYNC) return this.isAlone(kind!) ? { bytes: this.release() } : undefined
    return { bytes: this.release(), text: this.text }
  }

  /** Passwords and farewells wait for no Sync. */
  private isAlone = (kind: number) => kind === 0x70 || kind === 0x58

  private release(): Buffer {
    const whole = Buffer.concat(this.held)
    this.held = []
    return whole
  }
}

/** The first two texts of a message, each ended by a zero byte. */
function words(message: Buffer, from: number): string[] {
  const first = message.indexOf(0, from)
  const second = message.indexOf(0, first + 1)
  return [message.toString('utf8', from, first), second < 0 ? '' : message.toString('utf8', first + 1, second)]
}
