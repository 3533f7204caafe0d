import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { plantCalculators } from '~/domain/cylinders/calculators/plant'
import { calculate, calculatorData } from '~/web/kit/calculator/load'
import { CalculatorScreen } from '~/web/kit/calculator/screen'

export const loader = ({ request }: LoaderFunctionArgs) => calculatorData({ request }, plantCalculators)
export const action = ({ request, context }: ActionFunctionArgs) => calculate({ request, context }, plantCalculators)

/** What a batcher checks by its standard. */
export default function PlantChecks() {
  const data = useLoaderData<typeof loader>()
  return (
    <CalculatorScreen
      data={data}
      title="Plant checks"
      note="Checks of a batch, of fresh concrete and of a truck by their standards. Nothing is saved."
    />
  )
}
