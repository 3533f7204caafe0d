let lastMs = -1
let count = 0

/** Random bytes are drawn for many ids at once: each draw costs more than all the rest. */
const pool = new Uint8Array(4096)
let taken = pool.length
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

function randomBytes(): Uint8Array {
  if (taken === pool.length) {
    crypto.getRandomValues(pool)
    taken = 0
  }
  taken += 16
  return pool.subarray(taken - 16, taken)
}

/**
 * uuidv7: ids sort by the time they were made, which keeps the indexes dense; within one millisecond by a counter of 26
 * bits (RFC 9562, method 1), so that what was made later also sorts later.
 */
export function newId(now = Date.now()): string {
  count = now === lastMs ? (count + 1) % 2 ** 26 : 0
  lastMs = now
  const bytes = randomBytes()
  for (let i = 5, rest = now; i >= 0; i--, rest = Math.floor(rest / 256)) bytes[i] = rest % 256
  bytes[6] = 0x70 | (count >>> 22)
  bytes[7] = (count >>> 14) & 0xff
  bytes[8] = 0x80 | ((count >>> 8) & 0x3f)
  bytes[9] = count & 0xff
  let hex = ''
  for (const byte of bytes) hex += HEX[byte]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
