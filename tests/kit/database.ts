import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export type FreshDatabase = { url: string; drop(): Promise<void> }

/** A clone of the migrated template for one test file; the address is the owner's. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { ownerUrl, template } = inject('cluster')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await asOwner(ownerUrl, `create database ${name} template ${template}`)
  const url = new URL(ownerUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => asOwner(ownerUrl, `drop database if exists ${name} with (force)`) }
}

async function asOwner(ownerUrl: string, statement: string) {
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  try {
    await owner.query(statement)
  } finally {
    await owner.end()
  }
}
