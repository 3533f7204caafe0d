import type { Call } from '~/domain/access/rights'

/** Calls that method and path do not tell well enough. */
export const SUMMARIES: Partial<Record<Call, string>> = {
  'POST /login': 'Sign in',
  'POST /logout': 'Sign out',
  'POST /refresh': 'Renew the access token',
  'POST /signup': 'Sign up',
  'GET /session': 'Show who is signed in',
  'GET /session/counts': 'Count what waits for the person',
  'GET /master/counts': 'Count the entries of each master list',
  'POST /order': 'Book an order',
  'PUT /order': 'Change an order',
  'GET /order/all': 'List the orders of a day',
  'POST /order/preview': 'Preview loads, capacity and price of an order',
  'GET /search': 'Search everything',
  'GET /server-time': 'Show the time of the portal',
  'GET /download': 'Download a file by its link',
  'GET /demo/clock': 'Show the clock of the demo',
  'POST /demo/clock': 'Move the clock of the demo',
  'POST /demo/reset': 'Put the demo company back to its first day',
  'GET /audit': 'Show the audit trail',
  'GET /audit/verify': 'Verify the chain of the audit trail',
  'GET /dashboard/activity': 'Show the day in figures',
}
