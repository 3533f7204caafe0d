import { type AppRole, WrongAppRole } from '~/db/kit/app-role'
import { type Migrated, type MigrateOptions, migrate, WrongSchema } from '~/db/kit/migrate'
import { RELEASE } from '~/domain/kit/release'
import { StartFailure } from './start-failure'

export const MIGRATIONS_FOLDER = 'db/migrations'

/** Carries the database to this release; what a person can put right is one sentence. */
export async function upToDate(options: Pick<MigrateOptions, 'ownerUrl' | 'appUrl' | 'secret'>): Promise<Migrated> {
  return inOneSentence(() => migrate({ ...options, folder: MIGRATIONS_FOLDER, release: RELEASE }))
}

export async function inOneSentence<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof WrongSchema || error instanceof WrongAppRole) throw new StartFailure(`${error.message}.`)
    if ((error as { code?: string }).code === '42501')
      throw new StartFailure(`DATABASE_URL: its user must own the database (${(error as Error).message}).`)
    throw error
  }
}

export const migrationReport = ({ applied, said, app }: Migrated): string =>
  [`${applied.length ? `${applied.length} applied` : 'nothing to apply'}, ${rolesReport(app)}`, ...said].join('\n  ')

const rolesReport = (app: AppRole) =>
  app.roles === 'strong' ? 'the app has a role of its own' : `the app signs in as the owner: ${app.why}`
