import type { Session } from '~/domain/users/session'

/** What sign-in and refresh answer; both tokens live in HttpOnly cookies that only the web's server reads. */
export type Tokens = { token: string; refreshToken: string; expiresAt: string; mustChangePassword: boolean }

/** The session of one request: read once before Remix runs, written back as cookies when it has answered. */
export type WebSession = {
  readonly token: string | null
  /** When the token was last made anew, an instant as ISO text; null without a token. */
  readonly refreshedAt: string | null
  /** A cookie came along, valid or not: tells an ended session from none. */
  readonly hadToken: boolean
  start(tokens: Tokens): void
  end(): void
}

export type Rule = {
  action: string | string[]
  subject: string | string[]
  fields?: string[]
  conditions?: Record<string, unknown>
  inverted?: boolean
  reason?: string
}

/** The answer of GET /api/session, and when its token was last made anew. */
export type SessionData = {
  user: Session['user']
  rules: Rule[]
  expiresAt: string
  now: string
  demo: { on: boolean; offsetMinutes: number; plays: { until: string; done: number } | null }
  zone: string
  release: { version: string; schema: string }
  refreshedAt: string | null
}
