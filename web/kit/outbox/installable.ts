import type { LinksFunction } from '@remix-run/node'

/** A page of the floor can be put on the device beside other apps. */
export const installable =
  (app: 'driver' | 'batching' | 'press'): LinksFunction =>
  () => [{ rel: 'manifest', href: `/${app}.webmanifest` }]
