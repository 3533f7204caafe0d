import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useNavigation } from '@remix-run/react'
import { Printer } from 'lucide-react'
import { PageHead } from '~/web/kit/page-head'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { cn } from '~/web/ui/cn'
import { MixAside } from '../mix-design/aside'
import { takeOver } from '../optimise-loader'
import { BenchForm } from './form'
import { type BenchRequisition, benchData, type DesignData } from './loader'
import { BenchRecipe, BenchRest, BenchSteps, BenchTake } from './result'
import { BenchTrial } from './trial'

export const loader = ({ request, context }: LoaderFunctionArgs) => benchData({ request, context })
export const action = ({ request, context }: ActionFunctionArgs) => takeOver({ request, context })

/** A mix designed by method, step by step, and the next one after its trial batch. */
export default function DesignBench() {
  const data = useLoaderData<typeof loader>()
  return data.kind === 'trial' ? <BenchTrial data={data} /> : <Design data={data} />
}

function Design({ data }: { data: DesignData }) {
  const busy = useNavigation().state !== 'idle'
  const { found, problem, requisition } = data
  return (
    <>
      <PageHead
        title="Design bench"
        note="A mix by its method in your own materials: densities come from the masters, gradings from the latest approved tests. Nothing is kept until you save a draft."
        actions={
          found && (
            <>
              <Button onClick={() => window.print()}>
                <Printer /> Print
              </Button>
              <BenchTake
                found={found}
                remarks={`${requisition ? `${requisition.requisitionNo}. ` : ''}Design bench, ${found.steps[1]?.source ?? ''}`}
                name={requisition?.title}
                trial
              />
            </>
          )
        }
      />
      {requisition && <ForRequisition of={requisition} />}
      <div className="grid gap-6 px-6 pb-8 max-md:px-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <BenchForm data={data} />
        <div className={cn('grid min-w-0 content-start gap-5', busy && 'opacity-60')} aria-live="polite">
          {found ? (
            <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
              <div className="grid min-w-0 gap-5">
                <BenchRecipe after={found} />
                <BenchSteps steps={found.steps} />
                <BenchRest found={found} />
              </div>
              <MixAside preview={found.preview} problem={null} busy={false} mix={null} />
            </div>
          ) : (
            <Card title="No mix yet">
              <p role="alert" className="text-body">
                {problem?.detail ?? 'Choose the method and the materials.'}
              </p>
            </Card>
          )}
        </div>
      </div>
    </>
  )
}

/** What is designed for, with what no method reads. */
function ForRequisition({ of }: { of: BenchRequisition }) {
  const facts = [
    of.workingLifeYears && `working life of ${of.workingLifeYears} years`,
    of.coverMm && `cover of ${of.coverMm} mm`,
    of.slumpMin !== null && `slump ${of.slumpMin} to ${of.slumpMax} mm`,
    of.pumped && 'pumped',
  ].filter(Boolean)
  return (
    <p data-tone="assigned" className="tone mx-6 mb-5 rounded-lg px-4 py-2.5 text-table max-md:mx-4">
      For{' '}
      <Link to={`/mixdesign/md-requisitions/${of.id}`} className="text-link">
        {of.requisitionNo}
      </Link>
      , {of.title}
      {facts.length > 0 && `: ${facts.join(', ')}`}.{of.specialRequirements && ` ${of.specialRequirements}`}
    </p>
  )
}
