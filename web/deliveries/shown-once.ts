import { data } from '@remix-run/node'
import type { MadeSecret } from './shown-secret'

/** The answer with a secret: the page shows it and nothing on the way keeps it. */
export const shownOnce = ({ url, secret }: MadeSecret) =>
  data({ made: { url, secret } }, { headers: { 'cache-control': 'no-store' } })
