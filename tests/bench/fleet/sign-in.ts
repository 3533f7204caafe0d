import pg from 'pg'
import { newId } from '~/domain/kit/uuid'
import { signToken } from '~/functions/kit/token'
import { settings } from '~/functions/settings'
import { NOW } from '../portal/fill'

/** A session of somebody of the demo company, and the token that names it. */
export async function signIn(
  env: Record<string, string> & { DATABASE_URL: string },
  username: string,
): Promise<string> {
  const client = new pg.Client(env.DATABASE_URL)
  await client.connect()
  const person = await client.query('select id from portal_user where username = $1', [username])
  const [userId, sessionId] = [person.rows[0].id, newId()]
  await client.query(
    `insert into session (id, user_id, credential_epoch, created_at, last_seen_at, ends_at) values ($1, $2, 1, $3, $3, $4)`,
    [sessionId, userId, NOW, new Date(NOW.getTime() + 86_400_000)],
  )
  await client.end()
  return (await signToken(settings(env).tokens, { userId, sessionId }, NOW)).token
}
