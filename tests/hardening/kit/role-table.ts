import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolesWith } from '~/domain/access/grants'
import { type Call, rightOf } from '~/domain/access/rights'
import { ROLES } from '~/domain/access/roles'
import { specTable } from '../../house/spec-table'

const FILE = join(import.meta.dirname, '..', 'role-matrix.tsv')
const HEAD = 'call\troles'

/** Who may make a call, as it was reviewed: `public`, `signed-in`, `machine` (nobody without its key), or roles. */
const WORDS = ['public', 'signed-in', 'machine'] as const
export type Allowed = (typeof WORDS)[number] | readonly string[]

/** The reviewed table. A row changes by hand alone, so that a wider right shows up as a diff of this file. */
export function roleTable(): Map<string, Allowed> {
  if (!existsSync(FILE)) return new Map()
  const [, ...rows] = readFileSync(FILE, 'utf8').trimEnd().split('\n')
  return new Map(
    rows.map(row => {
      const [call, roles = ''] = row.split('\t')
      return [call!, WORDS.find(word => word === roles) ?? roles.split(',').filter(Boolean)]
    }),
  )
}

/** Rows of calls that have none yet, from right and grant; rows of calls that are gone leave. */
export function extendTable(calls: readonly Call[]): { added: string[]; removed: string[] } {
  const table = roleTable()
  const added: string[] = []
  for (const call of calls) {
    if (table.has(call)) continue
    const right = rightOf(call)
    table.set(call, typeof right === 'string' ? right : inOrder(rolesWith(right[0], right[1])))
    added.push(`${rowOf(call, table.get(call)!)}${remark(call, table.get(call)!)}`)
  }
  const removed = [...table.keys()].filter(call => !calls.includes(call as Call))
  for (const call of removed) table.delete(call)
  const rows = [...table].map(([call, allowed]) => rowOf(call, allowed)).sort(byPath)
  writeFileSync(FILE, `${[HEAD, ...rows].join('\n')}\n`)
  return { added, removed }
}

const inOrder = (roles: readonly string[]) => ROLES.filter(role => roles.includes(role))
const rowOf = (call: string, allowed: Allowed) =>
  `${call}\t${typeof allowed === 'string' ? allowed : allowed.join(',')}`
const pathOf = (row: string) => row.split('\t')[0]!.split(' ').reverse().join(' ')
const byPath = (a: string, b: string) => (pathOf(a) < pathOf(b) ? -1 : 1)

/** What a reviewer should ask: roles that open no screen which the specification puts near this call. */
function remark(call: Call, allowed: Allowed): string {
  const near = screenRoles(call.split('/')[1]!)
  if (typeof allowed === 'string' || !near.size) return ''
  const beyond = allowed.filter(role => !near.has(role))
  return beyond.length ? `\t# opens no screen there: ${beyond.join(',')}` : ''
}

function screenRoles(segment: string): Set<string> {
  const stem = segment.replace(/s$/, '')
  const near = specTable('screens').filter(({ path }) => path!.split('/').some(part => part.replace(/s$/, '') === stem))
  return new Set(near.flatMap(({ roles }) => roles!.split(',')))
}
