import * as words from '~/domain/cylinders/words'
import * as kitWords from '~/domain/kit/words'
import { showDateTime, showTime } from '~/web/kit/dates'
import { showNumber, showVolume } from '~/web/kit/figures'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'

/** Within its tolerance a weight has nothing to say. */
const VERDICT: Record<string, () => string> = { inform: words.batchNear, act: words.batchOutside }

type Batch = {
  doNumber: string | null
  quantity: string
  productCode: string
  mixCode: string | null
  mixVersion: number | null
  waterCementRatio: string | null
  batchingPlantName: string | null
  truckNo: string | null
  plateNo: string | null
  driverName: string | null
  batchedAt: string | null
  onSiteAt: string | null
  pourStartAt: string | null
  minutesToSampling: number | null
  weights: {
    id: string
    batchNo: number
    materialName: string
    targetKg: string
    actualKg: string
    deviationPercent: string
    verdict: string
  }[]
}

/** What was batched into the load that the specimens came from. */
export const BatchTab = ({ batch }: { batch: Batch | null }) =>
  batch && (
    <div className="grid gap-4">
      <Card title={kitWords.loadNumber({ no: batch.doNumber ?? '' })}>
        <Pairs
          columns={3}
          rows={[
            ['Concrete', `${batch.productCode}, ${showVolume(batch.quantity)}`],
            ['Mix', batch.mixCode ? words.batchMix({ mix: batch.mixCode, version: batch.mixVersion ?? '' }) : ''],
            ['Water/binder', batch.waterCementRatio ? showNumber(batch.waterCementRatio, 2) : ''],
            ['Line', batch.batchingPlantName],
            ['Truck', [batch.truckNo, batch.plateNo].filter(Boolean).join(', ')],
            ['Driver', batch.driverName],
            ['Batched', showDateTime(batch.batchedAt)],
            ['On site', showTime(batch.onSiteAt)],
            ['Batching to sampling', batch.minutesToSampling === null ? '' : `${batch.minutesToSampling} min`],
          ]}
        />
      </Card>
      {batch.weights.length > 0 && (
        <Card title={words.batchWeights()} flush>
          <PlainTable
            caption={words.batchWeights()}
            rows={batch.weights}
            id={row => row.id}
            columns={[
              { label: 'Batch', show: row => row.batchNo },
              { label: 'Material', show: row => row.materialName },
              { label: 'Target kg', align: 'right', show: row => showNumber(row.targetKg, 1) },
              { label: 'Actual kg', align: 'right', show: row => showNumber(row.actualKg, 1) },
              { label: 'Deviation', align: 'right', show: row => `${showNumber(row.deviationPercent, 2)} %` },
              { label: '', show: row => VERDICT[row.verdict]?.() ?? '' },
            ]}
          />
        </Card>
      )}
    </div>
  )
