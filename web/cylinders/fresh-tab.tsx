import * as words from '~/domain/cylinders/words'
import { showDateTime } from '~/web/kit/dates'
import { Pairs } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'

type Set = {
  sampledAt: string | null
  sampledBy: string | null
  sampledPlace: string | null
  placeInStructure: string | null
  slumpMm: number | null
  slumpMin: number
  slumpMax: number
  concreteTemperature: number | null
  ambientTemperature: number | null
  airPercent: number | null
  potNo: string | null
  potFullKg: number | null
  freshDensity: number | null
  waterAddedLitres: number | null
  wetFindings: { text: string }[]
  receivedAt: string | null
  tank: string | null
  tankTemperature: number | null
  houseName: string | null
  remarks: string | null
}

/** What was measured at the truck, and where the set lies since. */
export const FreshTab = ({ set }: { set: Set }) => (
  <div className="grid gap-4">
    {set.wetFindings.map(found => (
      <p key={found.text} data-tone="hold" className="tone rounded-lg px-4 py-2.5 text-table">
        {found.text}
      </p>
    ))}
    <Card title={words.freshWetTest()}>
      <Pairs
        columns={3}
        rows={[
          ['Sampled', showDateTime(set.sampledAt)],
          [words.wetSampledBy(), set.sampledBy],
          ['Cast into', set.placeInStructure],
          [
            'Slump',
            set.slumpMm === null
              ? ''
              : words.freshOrdered({ slump: set.slumpMm, least: set.slumpMin, most: set.slumpMax }),
          ],
          ['Concrete', value(set.concreteTemperature, '°C')],
          ['Air temperature', value(set.ambientTemperature, '°C')],
          ['Air content', value(set.airPercent, '%')],
          ['Fresh density', value(set.freshDensity, 'kg/m³')],
          [
            'Concrete pot',
            set.potNo && (set.potFullKg === null ? set.potNo : words.freshPot({ no: set.potNo, kg: set.potFullKg })),
          ],
          ['Water added', value(set.waterAddedLitres, 'L')],
        ]}
      />
    </Card>
    <Card title={words.freshCuring()}>
      <Pairs
        columns={3}
        rows={[
          ['Received', showDateTime(set.receivedAt)],
          ['Tank', set.tank],
          ['Water', value(set.tankTemperature, '°C')],
          ['Laboratory', set.houseName],
          ['Remarks', set.remarks],
        ]}
      />
    </Card>
  </div>
)

const value = (of: number | null, unit: string) => (of === null ? '' : `${of} ${unit}`)
