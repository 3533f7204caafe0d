import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export type FreshDatabase = { url: string; ownerUrl: string; drop(): Promise<void> }

/** A clone of the migrated template for one test file: `url` is the app's, with the app's rights alone. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { ownerUrl, template, appPassword } = inject('cluster')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await asOwner(ownerUrl, `create database ${name} template ${template}`)
  const owner = new URL(ownerUrl)
  owner.pathname = `/${name}`
  const app = new URL(owner)
  app.username = 'portal_app'
  app.password = appPassword
  const drop = () => asOwner(ownerUrl, `drop database if exists ${name} with (force)`)
  return { url: app.href, ownerUrl: owner.href, drop }
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
