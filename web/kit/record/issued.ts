import { data } from '@remix-run/node'

/** The answer with a one-time password: the page shows it and nothing on the way keeps it. */
export const issuedOnce = ({ username, oneTimePassword = '' }: { username: string; oneTimePassword?: string }) =>
  data({ issued: { username, oneTimePassword } }, { headers: { 'cache-control': 'no-store' } })
