import { Form, useNavigation } from '@remix-run/react'
import { ACI_CLASSES } from '~/domain/mixdesign/bench/ask'
import { exposureName, type Standard } from '~/domain/mixdesign/durability'
import { EXPOSURE_CLASSES } from '~/domain/mixdesign/requisition-choices'
import { Button } from '~/web/ui/button'
import { Choice, Figure, Group, Ticks, Words } from './fields'
import type { DesignData } from './loader'
import { useLiveForm } from './use-live-form'

const METHODS = [
  ['bre-331', 'BRE 331'],
  ['aci-si', 'ACI 211.1, SI'],
  ['aci-us', 'ACI 211.1, US units'],
  ['en-206', 'EN 206, absolute volumes'],
] as const
const AGGREGATE = [
  ['crushed', 'Crushed'],
  ['uncrushed', 'Uncrushed'],
] as const
export const CLOSERS = [
  ['fine', 'The sand'],
  ['coarse', 'The stone'],
  ['aggregate', 'Sand and stone'],
] as const
export const exposuresBy = (standard: Standard) =>
  EXPOSURE_CLASSES.map(name => [name, exposureName(name, standard)] as const)
export const exposuresOf = (standard: Standard) =>
  standard === 'aci318' ? 'Surroundings, ACI 318 (EN 206)' : 'Exposure classes, EN 206'

const proposed = ({ found }: DesignData) => found?.deviation.house?.mpa.toFixed(1) ?? 'Default'
const proposedResults = ({ found }: DesignData) =>
  found?.deviation.by === 'house' && found.deviation.results !== null ? String(found.deviation.results) : 'None'
/** Whose results the margin is of, or why the plant has none. */
const deviationNote = ({ found, problem }: DesignData) => {
  if (!found)
    return problem?.errors?.deviationReason ? '' : 'The results of the plant are proposed where there are enough.'
  const { house, why } = found.deviation
  return house
    ? `The plant: ${house.mpa.toFixed(1)} MPa of ${house.text}.`
    : `${why}. The default of the method is used.`
}

/** What the designer asks: the method, the plant's materials, the concrete. Answered while it is typed. */
export function BenchForm({ data }: { data: DesignData }) {
  const { offered, values } = data
  const { standard } = offered.contentRules
  const live = useLiveForm()
  const busy = useNavigation().state !== 'idle'
  const method = String(values.method ?? 'bre-331')
  const aci = method.startsWith('aci')
  const materials = (...kinds: string[]) =>
    offered.rows
      .filter(row => kinds.includes(row.kind))
      .map(row => {
        const stock = row.stockKg === null ? '' : `, ${(Number(row.stockKg) / 1000).toFixed(1)} t in stock`
        const test = row.testNo ? `, ${row.testNo}` : ''
        return [row.materialId, `${row.name}${test}${stock}`] as const
      })
  const none = [['', 'None'] as const]
  const of = data
  return (
    <Form
      method="get"
      preventScrollReset
      onInput={live}
      aria-label="What the mix must be"
      aria-busy={busy}
      className="grid content-start gap-4"
    >
      {data.requisition && <input type="hidden" name="requisition" value={data.requisition.id} />}
      <Group title="Method">
        <Choice of={of} name="method" label="Method" choices={METHODS} wide />
        <Choice of={of} name="closer" label="Closes the cubic metre" choices={CLOSERS} wide />
      </Group>
      <Group title="Concrete">
        <Figure of={of} name="strengthMpa" label="Grade, cubes" unit="MPa" hint="40" />
        <Figure of={of} name="slump" label="Slump" unit="mm" hint="120" />
        <Choice
          of={of}
          name="maxSize"
          label="Largest size, mm"
          choices={['20', '10', '40'].map(of => [of, of] as const)}
        />
        <Figure of={of} name="airPercent" label="Entrained air" unit="%" hint={aci ? 'Table' : '0'} />
        <Ticks of={of} name="exposures" label={exposuresOf(standard)} choices={exposuresBy(standard)} />
      </Group>
      <Group title="Margin">
        <Figure of={of} name="defective" label="Below the grade" unit="%" hint="5" />
        <Figure
          of={of}
          name="deviation"
          label="Standard deviation"
          unit="MPa"
          hint={data.found ? proposed(data) : 'None'}
        />
        <Figure of={of} name="results" label="From so many results" hint={proposedResults(data)} />
        <Words
          of={of}
          name="deviationReason"
          label="Why not that of the plant"
          hint="Only where you enter another one"
        />
        <p className="col-span-2 text-meta text-muted">{deviationNote(data)}</p>
      </Group>
      <Group title="Materials">
        <Choice
          of={of}
          name="plantId"
          label="Stock of the plant"
          choices={[['', 'No plant'] as const, ...offered.plants.map(({ id, name }) => [id, name] as const)]}
          wide
        />
        <Choice of={of} name="cementId" label="Cement" choices={materials('cement')} wide />
        {method === 'bre-331' && (
          <Choice
            of={of}
            name="cementClass"
            label="Cement class"
            choices={['42.5', '52.5'].map(of => [of, of] as const)}
          />
        )}
        <Choice
          of={of}
          name="additionId"
          label="Addition"
          choices={[...none, ...materials('ggbs', 'pfa', 'silica-fume')]}
          wide
        />
        <Figure of={of} name="additionShare" label="Of the binder" unit="%" hint="0" />
        <Choice of={of} name="admixtureId" label="Admixture" choices={[...none, ...materials('admixture')]} wide />
        <Figure of={of} name="admixtureDose" label="Of the binder" unit="%" hint="0" />
        <Figure of={of} name="waterSaving" label="Saves of the water" unit="%" hint="0" />
        <Choice of={of} name="waterId" label="Water" choices={materials('water')} wide />
        <Choice of={of} name="fineId" label="Sand" choices={materials('fine')} wide />
        <Choice of={of} name="sandType" label="Sand is" choices={AGGREGATE} />
        <Choice of={of} name="stoneType" label="Stone is" choices={AGGREGATE} />
        <Ticks of={of} name="stoneIds" label="Stone" choices={materials('coarse')} wide />
        <Figure of={of} name="finerPercent" label="Of it the finer" unit="%" hint="Method" />
        {aci && <Figure of={of} name="rodded" label="Dry-rodded" unit="kg/m³" hint="1550" />}
      </Group>
      {aci && (
        <Group title="ACI 318">
          <Choice
            of={of}
            name="aciAir"
            label="Air"
            choices={[
              ['entrapped', 'Not entrained'],
              ['F1', 'Class F1'],
              ['F2', 'Class F2'],
              ['F3', 'Class F3'],
            ]}
            wide
          />
          <Ticks
            of={of}
            name="aciExposures"
            label="Exposure classes, ACI 318"
            choices={ACI_CLASSES.map(of => [of, of] as const)}
          />
        </Group>
      )}
      <Group title="By experience">
        {method === 'en-206' && <Figure of={of} name="water" label="Free water" unit="kg" />}
        <Figure of={of} name="ratio" label={aci ? 'w/cm' : 'Water to cement'} hint="Method" />
        {method === 'en-206' && <Figure of={of} name="finesPercent" label="Sand" unit="%" hint="Fuller" />}
      </Group>
      <div className="sticky bottom-0 border-line border-t bg-bg py-3" data-chrome>
        <Button type="submit" look="primary" disabled={busy} className="w-full">
          {busy ? 'Calculating…' : 'Design'}
        </Button>
      </div>
    </Form>
  )
}
