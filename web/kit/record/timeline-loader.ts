import { asOfQuery } from './as-of-query'

type Asked<Row, Then> = { trail: () => Promise<{ rows: Row[] }>; asOf: (query: { at: string }) => Promise<Then> }

/** What the section Timeline shows, where that is looked at: the trail, and the record as of the moment in the address. */
export async function timelineOf<Row, Then>(request: Request, ask: Asked<Row, Then>) {
  if (new URL(request.url).searchParams.get('tab') !== 'timeline') return null
  const at = asOfQuery(request)
  const [trail, asOf] = await Promise.all([ask.trail(), at && ask.asOf(at)])
  return { rows: trail.rows, asOf }
}
