import { migrate } from '~/db/kit/migrate'
import { RELEASE } from '~/domain/kit/release'
import { MIGRATIONS_FOLDER } from '~/functions/local/schema'

/** Carries a database to this release as the start does, and says how the app signs in to it. */
export async function migrated(ownerUrl: string): Promise<string> {
  const { app } = await migrate({ ownerUrl, folder: MIGRATIONS_FOLDER, release: RELEASE, secret: 'tests' })
  return app.url
}
