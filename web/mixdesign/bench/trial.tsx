import { Form, Link, useNavigation } from '@remix-run/react'
import { Pairs } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { cn } from '~/web/ui/cn'
import { MixAside } from '../mix-design/aside'
import { Choice, Figure, Group, Ticks } from './fields'
import { CLOSERS, exposuresBy, exposuresOf } from './form'
import type { TrialData } from './loader'
import { BenchRecipe, BenchRest, BenchSteps, BenchTake } from './result'
import { useLiveForm } from './use-live-form'

/** The next iteration: the mix as designed beside the mix as its trial batch says. */
export function BenchTrial({ data }: { data: TrialData }) {
  const { found, problem } = data
  const busy = useNavigation().state !== 'idle'
  const next = found && { mixCode: found.mix.mixCode, name: found.mix.name }
  return (
    <>
      <PageHead
        title={found ? `${found.mix.mixCode} after ${found.trial.trialNo}` : 'Design bench'}
        note="Yield, water, strength and air of the trial batch lead to the next version of the mix."
        actions={
          <>
            <Button asChild>
              <Link to={`/mixdesign/trial-batches/${data.trialId}`}>Open the trial batch</Link>
            </Button>
            {found && next && (
              <BenchTake found={found.after} remarks={`Corrected by ${found.trial.trialNo}`} of={next} trial />
            )}
          </>
        }
      />
      <div className="grid gap-6 px-6 pb-8 max-md:px-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          {found && <Told found={found} />}
          <CorrectionForm data={data} />
        </div>
        <div className={cn('grid min-w-0 content-start gap-5', busy && 'opacity-60')} aria-live="polite">
          {found ? (
            <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
              <div className="grid min-w-0 gap-5">
                <BenchRecipe before={found.before} after={found.after} />
                <BenchSteps steps={found.after.steps} title="Correction step by step" />
                <BenchRest found={found.after} />
              </div>
              <MixAside preview={found.after.preview} problem={null} busy={false} mix={null} />
            </div>
          ) : (
            <Card title="No correction">
              <p role="alert" className="text-body">
                {problem?.detail}
              </p>
            </Card>
          )}
        </div>
      </div>
    </>
  )
}

function Told({ found }: { found: NonNullable<TrialData['found']> }) {
  const { told, trial } = found
  const measured = (value: number | null, unit: string, places: number) =>
    value === null ? 'Not measured' : `${value.toFixed(places)} ${unit}`
  return (
    <Card title="What the trial showed">
      <Pairs
        columns={1}
        rows={[
          ['Free water', measured(told.freeWater, 'kg/m³', 1)],
          ['Relative yield', measured(told.relativeYield, '', 3)],
          ['Slump', `${measured(told.slump, 'mm', 0)}, wanted ${trial.slumpMin} to ${trial.slumpMax} mm`],
          ['Air', measured(told.airPercent, '%', 1)],
          [`Strength at ${trial.strengthAge} days`, measured(told.strength, 'MPa', 1)],
          ['Target mean of these specimens', measured(trial.targetMean, 'MPa', 1)],
        ]}
      />
    </Card>
  )
}

function CorrectionForm({ data }: { data: TrialData }) {
  const standard = data.found?.after.standard ?? 'en206'
  const live = useLiveForm()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="get" preventScrollReset onInput={live} aria-label="How to correct" className="grid gap-4">
      <input type="hidden" name="trial" value={data.trialId} />
      <Group title="Correction">
        <Choice
          of={data}
          name="keep"
          label="Keeps"
          choices={[
            ['water', 'The water that the slump needs'],
            ['paste', 'The volume of the paste'],
          ]}
          wide
        />
        <Figure of={data} name="pastePercent" label="Paste" unit="%" hint="As designed" />
        <Choice of={data} name="closer" label="Closes the m³" choices={CLOSERS} />
        <Ticks of={data} name="exposures" label={exposuresOf(standard)} choices={exposuresBy(standard)} />
      </Group>
      <Button type="submit" look="primary" disabled={busy}>
        {busy ? 'Calculating…' : 'Correct'}
      </Button>
    </Form>
  )
}
