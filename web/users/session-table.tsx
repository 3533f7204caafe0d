import { Form } from '@remix-run/react'
import { showDateTime } from '~/web/kit/dates'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { ScrollBox } from '~/web/ui/scroll-box'

type Row = {
  id: string
  createdAt: string
  lastSeenAt: string
  address: string | null
  device: string
  current: boolean
}

/** Where somebody is signed in. */
export function Sessions({ rows }: { rows: readonly Row[] }) {
  return (
    <section aria-labelledby="sessions" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="sessions" className="font-semibold text-section">
          Where you are signed in
        </h2>
        {rows.length > 1 && (
          <Form method="post">
            <Button type="submit" name="intent" value="others">
              End all others
            </Button>
          </Form>
        )}
      </div>
      <ScrollBox>
        <table className="w-full text-table">
          <caption className="sr-only">Your open sessions</caption>
          <thead>
            <tr className="border-line border-b text-left text-muted">
              <th scope="col" className="py-2 pr-4 font-semibold">
                Device
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold max-sm:hidden">
                Address
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold max-sm:hidden">
                Signed in
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold">
                Last used
              </th>
              <th scope="col">
                <span className="sr-only">End</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.id} className="border-line border-b">
                <td className="py-2 pr-4">
                  {row.device} {row.current && <Badge tone="done">This one</Badge>}
                </td>
                <td className="code py-2 pr-4 max-sm:hidden">{row.address}</td>
                <td className="figures py-2 pr-4 max-sm:hidden">{showDateTime(row.createdAt)}</td>
                <td className="figures py-2 pr-4">{showDateTime(row.lastSeenAt)}</td>
                <td className="py-2 text-right">
                  {!row.current && (
                    <Form method="post">
                      <input type="hidden" name="id" value={row.id} />
                      <Button type="submit" size="sm" aria-label={`End the session on ${row.device}`}>
                        End
                      </Button>
                    </Form>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  )
}
