import { Link } from '@remix-run/react'
import { type Unsampled as Row, unsampledWords } from '~/domain/materials/sampling'
import * as words from '~/domain/materials/words'
import { Worklist } from '~/web/kit/list/worklist'
import { buttonLook } from '~/web/ui/button'
import { FORM, TYPE_OF_KIND } from './words'

type Unsampled = Omit<Row, 'since'> & { since: string }

/** What the plants received and nobody sampled: each leads to the request for its test, filled in. */
export const Unsampled = ({ rows, mayManage }: { rows: readonly Unsampled[]; mayManage: boolean }) => (
  <Worklist
    title={words.samplingTitle()}
    text={words.samplingText()}
    items={rows.map(row => {
      const { requested, ...said } = unsampledWords(row)
      return { ...said, act: actOf(row, said, requested, mayManage) }
    })}
  />
)

function actOf(row: Unsampled, said: { name: string; place: string }, requested: string | null, mayManage: boolean) {
  if (requested)
    return (
      <Link to={`?edit=${row.requestId}`} className="text-link text-table">
        {requested}
      </Link>
    )
  return (
    mayManage && (
      <Link
        to={`${FORM}/req?${askOf(row)}`}
        aria-label={`${words.samplingRequest()}: ${said.name}, ${said.place}`}
        className={buttonLook({ size: 'lg' })}
      >
        {words.samplingRequest()}
      </Link>
    )
  )
}

/** The request as its form takes it from the address. */
const askOf = ({ materialId, sourceId, plantId, kind }: Unsampled) =>
  new URLSearchParams({ materialId, plantId, ...(sourceId && { sourceId }), testTypes: TYPE_OF_KIND[kind] ?? 'sieve' })
