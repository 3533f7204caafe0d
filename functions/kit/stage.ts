import * as z from 'zod'
import { scanner } from './setting'

const name = z.string().trim().min(1)

/** What a stage is told when it is deployed, by the environment of `npm run deploy`. */
export const StageSettings = z.object({
  /** The host of production; another stage is `<stage>.` before it. */
  PORTAL_DOMAIN: z
    .string()
    .regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'A host name such as portal.company.com')
    .default('portal.readymix.example'),
  PORTAL_REGION: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'A region such as ap-southeast-1')
    .default('ap-southeast-1'),
  /** Without an issuer the stage has no single sign-on. */
  PORTAL_SSO_ISSUER: z.url().optional(),
  PORTAL_SSO_CLIENT: name.optional(),
  PORTAL_SSO_NAME: name.optional(),
  PORTAL_SSO_ROLES: name.optional(),
  PORTAL_SSO_CLAIM: name.optional(),
  /** Where the functions reach a ClamAV daemon; without it files are not scanned. */
  PORTAL_SCANNER: scanner.optional(),
})
export type StageSettings = z.output<typeof StageSettings>

/** What the API is told about single sign-on, the client's secret apart. */
export const singleSignOnOf = (given: StageSettings): Record<string, string> =>
  given.PORTAL_SSO_ISSUER
    ? Object.fromEntries(
        Object.entries(given).filter(([key, value]) => key.startsWith('PORTAL_SSO_') && value !== undefined),
      )
    : {}

/** Where a stage answers, and its API. */
export const hostOf = (stage: string, domain: string) => (stage === 'production' ? domain : `${stage}.${domain}`)
export const apiHostOf = (stage: string, domain: string) =>
  stage === 'production' ? `api.${domain}` : `api-${stage}.${domain}`
