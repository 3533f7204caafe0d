import * as z from 'zod'
import { STAFF_ROLES } from '../access/roles'

export type StaffRole = (typeof STAFF_ROLES)[number]
/** What a group of the company's identity provider is here. */
export const GroupRoles = z.record(z.string().min(1), z.array(z.enum(STAFF_ROLES)).min(1))
export type GroupRoles = z.output<typeof GroupRoles>

/** `again`: the provider asks the person anew, whoever is signed in there. */
export const SingleSignOnStart = z.strictObject({ again: z.boolean().default(false) })
/** `query`: with what the provider sent the browser back. */
export const SingleSignOnAnswer = z.strictObject({
  ticket: z.string().min(1).max(4000),
  query: z.string().min(1).max(8000),
})

/** How the company calls its account; null where there is none. */
export type SingleSignOnOffer = { name: string | null }
export type SingleSignOnStarted = { address: string; ticket: string }

/** What the provider says of a person, as it says it. */
export type Claims = Record<string, unknown> & { sub: string }

/** Of a person, by their groups; a group that means nothing here is passed over. */
export function rolesOf(claims: Claims, claim: string, groups: GroupRoles): StaffRole[] {
  const told = claims[claim]
  const named = Array.isArray(told) ? told.map(String) : typeof told === 'string' ? told.split(/[\s,]+/) : []
  const given = new Set(named.filter(name => Object.hasOwn(groups, name)).flatMap(name => groups[name]!))
  return STAFF_ROLES.filter(role => given.has(role))
}

/** An address counts when the provider vouches for it: else anybody could bring a colleague's. */
export function verifiedEmail({ email, email_verified: verified }: Claims): string | null {
  return typeof email === 'string' && verified === true ? email.trim().toLowerCase() : null
}

/** A user name as the portal writes them, from what the provider calls the person; `taken` counts upwards. */
export function usernameOf(claims: Claims, taken = 0): string {
  const told = [claims.preferred_username, claims.email, claims.name].find(one => typeof one === 'string' && one) ?? ''
  const plain = String(told)
    .split('@')[0]!
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '.')
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
    .slice(0, 50)
  const name = plain.length < 3 ? `staff.${plain || '1'}` : plain
  return taken ? `${name}.${taken + 1}` : name
}

/** As a person is called on screens and papers. */
export function nameOf(claims: Claims): string {
  const parts = [claims.given_name, claims.family_name].filter(part => typeof part === 'string' && part)
  const told = typeof claims.name === 'string' && claims.name.trim() ? claims.name : parts.join(' ')
  return (told.trim() || usernameOf(claims)).slice(0, 120)
}

/** RFC 8176: the provider asked for more than one factor. */
export const twoFactors = ({ amr }: Claims): boolean => Array.isArray(amr) && amr.includes('mfa')

/** When the person proved themselves to the provider; null where it does not say. */
export function provedAt({ auth_time: seconds }: Claims): Date | null {
  return typeof seconds === 'number' && Number.isFinite(seconds) ? new Date(seconds * 1000) : null
}
