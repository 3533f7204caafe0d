import * as z from 'zod'
import { address, BadSetting, headers, provider, scanner, text, whole } from './setting'

/** Where each tile of a map is fetched: an address with {z}, {x} and {y}. The browser asks it, so it is https. */
const tileAddress = z
  .string()
  .refine(
    value => ['{z}', '{x}', '{y}'].every(part => value.includes(part)) && provider.safeParse(value).success,
    'must be an https address with {z}, {x} and {y}',
  )

export const TilesVariables = {
  /** Streets under the maps, e.g. of a tile server of your own; without it the maps show the outline of the land. */
  PORTAL_TILES_URL: tileAddress.optional(),
  /** Whose map it is, as its licence wants it said; required with tiles. */
  PORTAL_TILES_CREDIT: text.optional(),
}

/** Services that are asked where a setting names them; without one the portal goes by what it has itself. */
export const OutsideVariables = {
  /** The virus scanner that files are held for: clamd at tcp://host:3310 or unix:///path, or none. */
  PORTAL_SCANNER: scanner.default('none'),
  /**
   * Asked about new passwords beside the portal's own lists: an address that speaks the range protocol of Have I Been Pwned,
   * like https://api.pwnedpasswords.com. It hears the first 5 of 40 figures of a hash, never the password.
   */
  PORTAL_PWNED_URL: provider.optional(),
  /** Asked how far and how long plants are from sites: a server that speaks OSRM's table service v1. It hears places alone. */
  PORTAL_ROUTING_URL: provider.optional(),
  /** A collector that takes OTLP over HTTP, like http://localhost:4318; without it nothing is traced but at the edge, in its log. */
  PORTAL_TRACES_URL: address.optional(),
  /** What a collector knows its customer by, as OpenTelemetry writes it: authorization=Bearer%20key */
  PORTAL_TRACES_HEADERS: headers.optional(),
  /** So many of a hundred requests; one whose caller has decided is traced as that one wants. */
  PORTAL_TRACES_PERCENT: whole(100, 0, 100),
  ...TilesVariables,
}

type Given<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>
/** Streets under the maps, and whose they are. */
export type Tiles = { url: string; credit: string }

export function outsideOf(given: Given<typeof OutsideVariables>) {
  const { PORTAL_SCANNER, PORTAL_PWNED_URL, PORTAL_ROUTING_URL } = given
  const { PORTAL_TRACES_URL: url, PORTAL_TRACES_HEADERS: headers, PORTAL_TRACES_PERCENT: percent } = given
  return {
    scanner: PORTAL_SCANNER,
    breaches: PORTAL_PWNED_URL,
    routing: PORTAL_ROUTING_URL,
    traces: { url, headers, percent },
    tiles: tilesOf(given),
  }
}

export function tilesOf(given: Given<typeof TilesVariables>): Tiles | null {
  const { PORTAL_TILES_URL: url, PORTAL_TILES_CREDIT: credit } = given
  if (!url) return null
  if (!credit) throw new BadSetting('PORTAL_TILES_CREDIT is required with PORTAL_TILES_URL.')
  return { url, credit }
}
