import * as z from 'zod'
import { address, scanner, whole } from './setting'

const name = z.string().trim().min(1)
/** A workflow gives every name, with nothing in it where nothing is set. */
const told = <T extends z.ZodType>(of: T) => z.preprocess(value => (value === '' ? undefined : value), of)

/** What a stage is told when it is deployed, by the environment of `npm run deploy`. */
export const StageSettings = z.object({
  /** The host of production; another stage is `<stage>.` before it. */
  PORTAL_DOMAIN: told(
    z
      .string()
      .regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'A host name such as portal.company.com')
      .default('portal.readymix.example'),
  ),
  PORTAL_REGION: told(
    z
      .string()
      .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'A region such as ap-southeast-1')
      .default('ap-southeast-1'),
  ),
  /** Without an issuer the stage has no single sign-on. */
  PORTAL_SSO_ISSUER: told(z.url().optional()),
  PORTAL_SSO_CLIENT: told(name.optional()),
  PORTAL_SSO_NAME: told(name.optional()),
  PORTAL_SSO_ROLES: told(name.optional()),
  PORTAL_SSO_CLAIM: told(name.optional()),
  /** Where the functions reach a ClamAV daemon; without it files are not scanned. */
  PORTAL_SCANNER: told(scanner.optional()),
  /** Where the functions reach a collector of traces; without it they tell none. Behind https it wants the secret TracesHeaders. */
  PORTAL_TRACES_URL: told(address.optional()),
  /** Of a hundred requests; the Worker writes a line of its log for each. */
  PORTAL_TRACES_PERCENT: told(whole(10, 0, 100)),
})
export type StageSettings = z.output<typeof StageSettings>

/** What the API is told about single sign-on, the client's secret apart. */
export const singleSignOnOf = (given: StageSettings): Record<string, string> =>
  given.PORTAL_SSO_ISSUER
    ? Object.fromEntries(
        Object.entries(given)
          .filter(([key, value]) => key.startsWith('PORTAL_SSO_') && value !== undefined)
          .map(([key, value]) => [key, String(value)]),
      )
    : {}

/** Where a stage answers, and its API. */
export const hostOf = (stage: string, domain: string) => (stage === 'production' ? domain : `${stage}.${domain}`)
export const apiHostOf = (stage: string, domain: string) =>
  stage === 'production' ? `api.${domain}` : `api-${stage}.${domain}`
