import { showDate } from '~/web/kit/dates'
import { HereLink } from '~/web/kit/here-link'
import { Pairs } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'
import { type ResultAge, ResultsTab } from './results-tab'
import { infoOf, strength } from './words'

type Set = {
  id: string
  testNo: string
  doNumber: string
  projectName: string
  customerName: string
  productCode: string
  plantName: string
  castOn: string
  fck: number
  targetMean: number | null
  specimenKind: string
  slumpMm: number | null
  concreteTemperature: number | null
  sampledBy: string | null
}
type Wish = {
  subjectNo: string
  reason: string
  requestedByName: string
  kind: string
  customerName: string
  projectName: string
}

type Props = { wish: Wish | null; set: Set | null; ages: readonly ResultAge[]; openId: string | undefined }

/** What a result is decided on: the open age first, the others of the set beside it. */
export function ApprovalEvidence({ wish, set, ages, openId }: Props) {
  const sorted = [...ages].sort((a, b) => Number(b.id === openId) - Number(a.id === openId))
  return (
    <>
      {wish && (
        <Card title={wish.kind === 'delete_order' ? `Drop the tests of ${wish.subjectNo}` : `Delete ${wish.subjectNo}`}>
          <p className="text-body">{wish.reason}</p>
          <p className="mt-2 text-muted text-table">
            Asked by {wish.requestedByName}. {wish.customerName}, {wish.projectName}.
          </p>
        </Card>
      )}
      {set && (
        <Card
          title={set.testNo}
          aside={
            <HereLink only to={infoOf(set.id)} className="text-link text-table">
              Open test
            </HereLink>
          }
        >
          <Pairs
            columns={3}
            rows={[
              ['Project', set.projectName],
              ['Customer', set.customerName],
              ['Delivery order', set.doNumber],
              ['Concrete', set.productCode],
              ['Plant', set.plantName],
              ['Cast', showDate(set.castOn)],
              ['Specified', `${strength(set.fck)} MPa`],
              ['Target mean', set.targetMean === null ? '' : `${strength(set.targetMean)} MPa`],
              ['Slump', set.slumpMm === null ? '' : `${set.slumpMm} mm, ${set.concreteTemperature ?? ''} °C`],
            ]}
          />
        </Card>
      )}
      {set && <ResultsTab ages={sorted} fck={set.fck} kind={set.specimenKind} />}
    </>
  )
}
