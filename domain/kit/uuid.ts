let lastMs = -1
let count = 0

/**
 * uuidv7: ids sort by the time they were made, which keeps the indexes dense; within one millisecond by a counter of 26
 * bits (RFC 9562, method 1), so that what was made later also sorts later.
 */
export function newId(now = Date.now()): string {
  count = now === lastMs ? (count + 1) % 2 ** 26 : 0
  lastMs = now
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  for (let i = 5, rest = now; i >= 0; i--, rest = Math.floor(rest / 256)) bytes[i] = rest % 256
  bytes[6] = 0x70 | (count >>> 22)
  bytes[7] = (count >>> 14) & 0xff
  bytes[8] = 0x80 | ((count >>> 8) & 0x3f)
  bytes[9] = count & 0xff
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
