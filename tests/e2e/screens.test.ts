import { afterAll, expect, inject, test } from 'vitest'
import { type Role, STAFF_ROLES } from '~/domain/access/roles'
import type { Screen } from '~/web/kit/screens'
import { allScreens } from '~/web/screens'
import { reader } from './kit/reader'

const FAULTS = ['Page not found', 'Oops... Something', 'You are not authorized', 'could not be read', 'You may not see']
const readers = new Map<string, ReturnType<typeof reader>>()
const as = (username: string | null) => {
  const known = readers.get(username ?? '') ?? reader(inject('portal').url, username ?? undefined)
  readers.set(username ?? '', known)
  return known
}
afterAll(() => readers.clear())

/** A form stands at `new`; what else names a record is seen by the tests of its area. */
const rows = allScreens
  .map(screen => ({ screen, path: `/${screen.url.replace(/:\w+_form\b/, 'new')}` }))
  .filter(({ path }) => !path.includes(':'))

test.each(rows)('$path shows to a role that may open it', async ({ screen, path }) => {
  const read = await as(allowed(screen))
  const seen = await read(path)
  expect({ status: seen.status, signIn: seen.path.startsWith('/auth/login') }).toEqual({
    status: 200,
    signIn: screen.roles === 'public',
  })
  expect(seen.html.match(/<h1[\s>]/g)).toHaveLength(1)
  expect(FAULTS.filter(fault => seen.html.includes(fault))).toEqual([])
})

test.each(rows.filter(({ screen }) => Array.isArray(screen.roles)))(
  'R-051 $path is refused to a role that may not',
  async ({ screen, path }) => {
    const read = await as(refused(screen, path))
    const seen = await read(path)
    expect(seen.status).toBe(403)
    expect(seen.html).toContain('Not authorized')
    expect(seen.html).not.toContain('<table')
  },
)

test.each(rows.filter(({ screen }) => screen.roles !== 'public'))(
  '$path leads to sign-in without a session',
  async ({ path }) => {
    const read = await as(null)
    expect((await read(path)).path).toMatch(/^\/auth\/login/)
  },
)

const allowed = ({ roles }: Screen): Role | null =>
  roles === 'public' ? null : roles === 'signed-in' ? 'lab' : (roles.find(role => role !== 'admin') ?? 'admin')

/** Another one each time, so that every role is refused somewhere. */
function refused({ roles }: Screen, path: string): Role {
  const others = STAFF_ROLES.filter(role => !roles.includes(role as never))
  return others[path.length % others.length]!
}
