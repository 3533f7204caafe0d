/**
 * Which addresses e-tickets are posted to. The address is typed by a person and asked by the server from inside its own
 * network, so what is not on the public internet is refused: by its name here, and by what the name stands for whenever a
 * connection is made.
 */

/** Names that never leave a machine or a building: RFC 6761, 6762, 8375 and what clouds call their own. */
const INSIDE = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|localdomain)$/

/** Why nothing is posted there; null where nothing speaks against it. `inside` allows this machine, for trying out. */
export function addressFault(address: string, inside = false): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url) return 'Write the whole address, like https://tickets.example.com/concrete'
  if (url.protocol !== 'https:' && !(inside && url.protocol === 'http:')) return 'The address must begin with https://'
  if (url.username || url.password) return 'The address must not have a password in it: the signature proves who sends'
  if (url.hash) return 'The part after # never reaches the receiver. Leave it out'
  return inside ? null : hostFault(hostOf(url))
}

/** Without the brackets of an IPv6 address; the parser has turned every other spelling of an IPv4 address into four figures. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

function hostFault(host: string): string | null {
  const literal = host.includes(':') || /^[\d.]+$/.test(host)
  if (literal) return isPublicAddress(host) ? null : NOT_PUBLIC
  return !host.includes('.') || INSIDE.test(host) ? NOT_PUBLIC : null
}

export const NOT_PUBLIC = 'This address is inside a private network. E-tickets go to addresses on the public internet'

/** RFC 6890 and the register of IANA: all that is not globally reachable, and what is reached by a relay. */
const NOT_PUBLIC_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/**
 * Whether an address as a resolver gives it is on the public internet. Of IPv6 that is 2000::/3 without what is kept for
 * documents, tests and tunnels; so an IPv4 address inside an IPv6 one, mapped, translated or by 6to4, is none.
 */
export function isPublicAddress(address: string): boolean {
  if (!address.includes(':')) return isPublicV4(address)
  const groups = groupsOf(address)
  if (!groups || groups[0]! >> 13 !== 1) return false
  const [first, second] = [groups[0]!, groups[1]!]
  if (first === 0x2001 && (second < 0x0200 || second === 0x0db8)) return false
  return first !== 0x2002 && !(first === 0x3fff && second < 0x1000)
}

function isPublicV4(address: string): boolean {
  const value = numberOf(address)
  if (value === null) return false
  return NOT_PUBLIC_V4.every(([net, bits]) => Math.floor((value - numberOf(net)!) / 2 ** (32 - bits)) !== 0)
}

function numberOf(address: string): number | null {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return null
  const parts = address.split('.').map(Number)
  return parts.some(part => part > 255) ? null : parts.reduce((sum, part) => sum * 256 + part, 0)
}

/** The eight groups of an IPv6 address; null for what is none. A zone behind % is of one machine alone. */
function groupsOf(address: string): number[] | null {
  const [head = '', tail, more] = address.split('::')
  if (more !== undefined || address.includes('%')) return null
  const [before, after] = [partsOf(head), partsOf(tail ?? '')]
  if (!before || !after) return null
  const gap = 8 - before.length - after.length
  if (tail === undefined ? gap !== 0 : gap < 1) return null
  return [...before, ...Array<number>(gap).fill(0), ...after]
}

function partsOf(text: string): number[] | null {
  if (!text) return []
  const parts = text.split(':').flatMap(part => {
    const v4 = part.includes('.') ? numberOf(part) : null
    if (v4 !== null) return [Math.floor(v4 / 65_536), v4 % 65_536]
    return /^[0-9a-f]{1,4}$/i.test(part) ? Number.parseInt(part, 16) : Number.NaN
  })
  return parts.some(Number.isNaN) ? null : parts
}
