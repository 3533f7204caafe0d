import { newId } from '~/domain/kit/uuid'
import type { Asked, Kind } from './arrivals'

const PASSWORD = 'ready-mix-demo-2026'

/** What people look at all day, as role and call; the list calls as their screens ask them. */
const READS: readonly (readonly [role: string, path: string])[] = [
  ['dispatcher', '/delivery-order/search_do?limit=50'],
  ['dispatcher', '/delivery-order/outstanding_list'],
  ['dispatcher', '/truck/list?limit=50'],
  ['dispatcher', '/driver/list?limit=50'],
  ['batcher', '/queue/queue_list'],
  ['batcher', '/queue/joined_queue_list'],
  ['batcher', '/silo/list?limit=50'],
  ['sales_admin', '/customer/list?limit=50'],
  ['sales_admin', '/project/list?limit=50'],
  ['lab', '/material/list?limit=50'],
  ['admin', '/session'],
]
const PAGES: readonly (readonly [role: string, path: string])[] = [
  ['dispatcher', '/order'],
  ['batcher', '/queue/batcher'],
  ['finance_ar', '/sales-management/invoice-draft/overview'],
  ['sales_admin', '/sales-management/customers/overview'],
]
const SHARES: readonly (readonly [Kind, number])[] = [
  ['read', 0.72],
  ['page', 0.08],
  ['write', 0.2],
]

/** Signs the people in and gives one everyday request after the other: four of five look, one changes something. */
export async function everyday(url: string): Promise<() => Asked> {
  const roles = [...new Set([...READS, ...PAGES].map(([role]) => role))]
  const tokens = new Map<string, string>()
  const cookies = new Map<string, string>()
  for (const role of roles) {
    tokens.set(role, await tokenOf(url, role))
    cookies.set(role, await cookieOf(url, role))
  }
  const trucks = await json(url, tokens.get('dispatcher')!, '/truck/list?limit=100')
  const truckIds = (trucks.rows as { id: string }[]).map(({ id }) => id)
  let turn = 0
  return () => {
    const kind = kindAt(turn)
    const no = turn++
    if (kind === 'write') return write(no)
    const from = kind === 'page' ? PAGES : READS
    const [role, path] = from[no % from.length]!
    const headers: Record<string, string> =
      kind === 'page'
        ? { cookie: cookies.get(role)!, accept: 'text/html' }
        : { authorization: `Bearer ${tokens.get(role)}` }
    const at = kind === 'page' ? `${url}${path}` : `${url}/api${path}`
    return { kind, name: `${role} ${path}`, send: () => fetch(at, { headers, redirect: 'manual' }) }
  }

  function write(no: number): Asked {
    const [role, path, body] =
      no % 2
        ? ['sales_admin', '/customer', { customerName: `Load ${newId()}` }]
        : [
            'dispatcher',
            '/truck/position',
            { truckId: truckIds[no % truckIds.length]!, latitude: 1.3, longitude: 103.8, at: new Date().toISOString() },
          ]
    const headers = {
      authorization: `Bearer ${tokens.get(role as string)}`,
      'content-type': 'application/json',
      'idempotency-key': newId(),
    }
    const how = { method: 'POST', headers, body: JSON.stringify(body) }
    return { kind: 'write', name: `${role} ${path}`, send: () => fetch(`${url}/api${path}`, how) }
  }
}

/** The kinds in their shares, evenly mixed and the same in every run. */
function kindAt(turn: number): Kind {
  const at = (turn * 0.618_033_988_75) % 1
  let upTo = 0
  for (const [kind, share] of SHARES) {
    upTo += share
    if (at < upTo) return kind
  }
  return 'read'
}

async function tokenOf(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(`${username} cannot sign in: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

async function cookieOf(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ username, password: PASSWORD }),
  })
  return answer.headers
    .getSetCookie()
    .map(one => one.split(';')[0])
    .join('; ')
}

async function json(url: string, token: string, path: string) {
  const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
