import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { MixDesignCreate } from '~/domain/mixdesign/mix-design'
import { useCan } from '~/web/kit/can'
import { showDateTime } from '~/web/kit/dates'
import { CheckFields } from '~/web/kit/form/check-fields'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { Button } from '~/web/ui/button'
import { useMixPreview } from '../use-mix-preview'
import { actOnMix } from './action'
import { MixAside } from './aside'
import { MixActions } from './buttons'
import { EvidenceCard } from './evidence'
import { MixGrading } from './grading'
import { type Mix, type MixData, mixData } from './loader'
import { MixMoisture } from './moisture'
import { MixOther } from './other'
import { MixRecipe } from './recipe'
import { MixStrength } from './strength'
import { MixTabs } from './tabs'

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  mixData({ request, context }, params.mixdesign_form ?? '')

export const action = ({ request, context }: ActionFunctionArgs) => actOnMix({ request, context })

const Field = fieldsOf<typeof MixDesignCreate>()

/** A mix: its recipe with what follows from it while it is typed, its versions, its lines and its trail. */
export default function MixForm() {
  const data = useLoaderData<typeof loader>()
  return data.mix && data.tab ? <MixOther data={{ ...data, mix: data.mix }} /> : <MixEditor data={data} />
}

function MixEditor({ data }: { data: MixData }) {
  const { mix, start, setup, evidence } = data
  const mayManage = useCan()('manage', 'mix_design')
  const open = !mix || mix.open.includes('revise')
  const readOnly = !mayManage || !open
  const { preview, problem, busy } = useMixPreview(data.preview)
  const rule = (field: string) => setup.find(of => of.active && of.field === field)
  const of = (field: string) => ({ hint: rule(field)?.hint ?? undefined, optional: !rule(field)?.required })
  return (
    <FormScreen
      title={mix ? `${mix.mixCode} version ${mix.mixVersion}` : start ? `New version of ${start.mixCode}` : 'New mix'}
      values={mix ? { ...mix, ...plain(mix) } : startOf(data)}
      readOnly={readOnly}
      back="/mixdesign/list"
      save={mix?.status === 'submitted' ? 'Take back as draft' : 'Save draft'}
      draft={!mix}
      tabs={mix && <MixTabs mix={mix} versions={data.versions.length} />}
      note={mix?.status === 'rejected' ? 'Sent back. See the history for the reason.' : undefined}
      actions={
        <>
          {mix && <MixActions mix={mix} evidence={evidence} mayManage={mayManage} />}
          {!readOnly && mix?.status !== 'submitted' && (
            <Button type="submit" form="record" name="intent" value="submit">
              Submit for approval
            </Button>
          )}
        </>
      }
      aside={
        <div className="grid gap-4">
          {mix && evidence && <EvidenceCard evidence={evidence} more="?tab=trials" />}
          <MixAside preview={preview} problem={problem} busy={busy} mix={mix} />
        </div>
      }
      footnote={mix && `Saved ${showDateTime(String(mix.updatedAt))}`}
    >
      <Section title="Mix">
        {mix ? null : (
          <Field.Text name="mixCode" label="Code" span={3} hint="An existing code starts its next version." />
        )}
        <Field.Text name="name" label="Name" span={6} />
        <Field.Number name="strengthMpa" label="Strength" unit="MPa" />
        <Field.Number name="targetMeanStrength" label="Target mean strength" unit="MPa" {...of('targetMeanStrength')} />
        <Field.Number name="airPercent" label="Air" unit="%" {...of('airPercent')} />
        <Field.Number name="dischargeMinutes" label="Discharge within" unit="min" {...of('dischargeMinutes')} />
        <CheckFields
          name="exposureClasses"
          label="Declared exposure classes"
          choices={data.exposures}
          hint="Approved for these alone. Its design must meet each."
        />
        <Field.Textarea name="remarks" label="Remarks" rows={2} optional />
      </Section>
      <Section
        title="Recipe"
        note="Saturated surface-dry masses per cubic metre; everything and the air fill 1.000 m³."
      >
        <MixRecipe preview={preview} />
      </Section>
      <Section title="Strength">
        <MixStrength preview={preview} />
      </Section>
      <Section title="Grading of the aggregate">
        <MixGrading preview={preview} />
      </Section>
      <Section
        title="Moisture"
        note="What to weigh with aggregates as wet as they are now. For today's batch only; not saved."
      >
        <MixMoisture preview={preview} />
      </Section>
    </FormScreen>
  )
}

/** What a new mix begins with: the recipe it comes from, or the usual values of the laboratory. */
function startOf({ start, setup }: MixData): object {
  if (start) {
    const { mixCode, name, strengthMpa, dischargeMinutes, exposureClasses, remarks } = start
    return { mixCode, name, strengthMpa, dischargeMinutes, exposureClasses, remarks, ...plain(start) }
  }
  const usual = setup.filter(of => of.active && of.defaultValue !== null)
  return Object.fromEntries(usual.map(of => [of.field, String(Number(of.defaultValue))]))
}

/** Figures as they were typed, without the zeros that storing adds. */
const plain = ({
  targetMeanStrength,
  airPercent,
  lines,
}: Pick<Mix, 'targetMeanStrength' | 'airPercent' | 'lines'>) => ({
  targetMeanStrength: targetMeanStrength && String(Number(targetMeanStrength)),
  airPercent: String(Number(airPercent)),
  lines: lines.map(line => ({ ...line, kgPerM3: String(Number(line.kgPerM3)) })),
})
