import type { MultigradeCusum } from '~/domain/cylinders/control/multigrade-cusum'
import { shortNo } from '~/domain/cylinders/short-no'
import { addDays } from '~/domain/kit/time'
import { showDate } from '~/web/kit/dates'
import { HereLink } from '~/web/kit/here-link'
import { Card } from '~/web/ui/card'

type Result = { key: string; mix: string; castOn: string; plantName: string }
type Props = { breaks: MultigradeCusum['breaks']; results: readonly Result[] }

/** Days on either side of a change in which its cause is looked for. */
const AROUND = 7
const HOME = '/inhouse-cylinder-testing'

/** Where production changed: of which concrete and when, and the next thing to do about it. */
export function ConadBreaks({ breaks, results }: Props) {
  const of = new Map(results.map(result => [result.key, result]))
  return (
    <Card title="Changes found">
      {breaks.length === 0 ? (
        <p className="text-muted text-table">No CUSUM left the V-mask: production is steady.</p>
      ) : (
        <ul className="grid gap-x-6 gap-y-3 text-table lg:grid-cols-2">
          {breaks.map(point => {
            const result = of.get(point.key)
            return (
              <li key={point.key}>
                <p className="flex flex-wrap gap-x-3">
                  <span className="code">{shortNo(point.key)}</span>
                  <span>
                    {point.variables.join(', ')}
                    {point.variables.length > 1 ? ' changed together. Look for a common cause' : ' changed'}
                  </span>
                  {result && (
                    <span className="figures text-muted">
                      {result.mix}, {result.plantName}, cast {showDate(result.castOn)}
                    </span>
                  )}
                </p>
                {result && <Actions of={result} />}
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}

/** The test itself, what was cast around it, and the concrete, where a non-conformity is opened. */
function Actions({ of }: { of: Result }) {
  const around = { from: addDays(of.castOn, -AROUND), to: addDays(of.castOn, AROUND) }
  const links = [
    ['Open the test', `inhouse-cylinder-listing?${new URLSearchParams({ keyword: of.key })}`],
    ['Tests cast around it', `inhouse-cylinder-listing?${new URLSearchParams(around)}`],
    [`Conformity of ${of.mix}`, `conformity?${new URLSearchParams({ keyword: of.mix })}`],
  ] as const
  return (
    <p className="flex flex-wrap gap-x-4">
      {links.map(([label, to]) => (
        <HereLink
          key={label}
          only
          to={`${HOME}/${to}`}
          className="inline-flex min-h-6 items-center text-link touch:min-h-11"
        >
          {label}
        </HereLink>
      ))}
    </p>
  )
}
