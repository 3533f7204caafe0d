import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useNavigation } from '@remix-run/react'
import { Printer } from 'lucide-react'
import { PageHead } from '~/web/kit/page-head'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { cn } from '~/web/ui/cn'
import { MixAside } from '../mix-design/aside'
import { takeOver } from '../optimise-loader'
import { BenchForm } from './form'
import { benchData, type DesignData } from './loader'
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
  const { found, problem } = data
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
              <BenchTake found={found} remarks={`Design bench, ${found.steps[1]?.source ?? ''}`} trial />
            </>
          )
        }
      />
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
