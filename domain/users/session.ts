import * as z from 'zod'
import type { PermissionRule } from '../access/ability'
import type { Role } from '../access/roles'
import type { Spoken } from '../kit/language'
import { text } from '../kit/shape'
import type { DemoPlays } from './demo-clock'

export const Login = z.strictObject({
  username: text(120).min(1, 'User name is required'),
  /** A password may hold any character and is never trimmed. */
  password: z.string().min(1, 'Password is required').max(128, 'At most 128 characters'),
})
export type Login = z.infer<typeof Login>

export const Refresh = z.strictObject({ refreshToken: z.string().min(20).max(200) })

export type SignedIn = { token: string; refreshToken: string; expiresAt: string; mustChangePassword: boolean }

export type Session = {
  user: {
    id: string
    username: string
    name: string
    roles: Role[]
    mustChangePassword: boolean
    mustEnrol: boolean
    language: Spoken | null
  }
  rules: PermissionRule[]
  expiresAt: string
  now: string
  demo: { on: boolean; offsetMinutes: number; plays: DemoPlays | null }
  zone: string
  release: { version: string; schema: string }
}

/** Where somebody is signed in. */
export type OpenSession = {
  id: string
  createdAt: Date
  lastSeenAt: Date
  endsAt: Date
  address: string | null
  device: string
}
/** The same to that person. */
export type OwnSession = OpenSession & { current: boolean }
